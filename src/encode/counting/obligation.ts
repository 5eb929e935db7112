import * as t from '../../logic/term.ts';
import type { Term } from '../../logic/term.ts';
import type { Span } from '../../base/span.ts';
import type { Edge, GraphPointIndex } from '../../process/graph/graph.ts';
import type { CountingModel } from './model.ts';
import { classWords } from './names.ts';
import { crashes, enabled } from './rule/rules.ts';

/** A goal of a proof: no counters satisfy all facts and this. */
export interface CountingObligation {
  readonly kind: 'stuck' | 'crash';
  readonly words: string;
  readonly span: Span | null;
  readonly negated: Term;
}

/** Whether every edge at a point is disabled; null if one of them never is. */
export function blockedAt(model: CountingModel, point: GraphPointIndex): Term | null {
  const conditions: Term[] = [];
  for (const edge of model.outgoing[point]!) {
    const condition = enabled(model, edge);
    if (condition === null) return null;
    conditions.push(t.not(condition));
  }
  return t.and(...conditions);
}

/** Nobody can move, and somebody has not ended. */
export function stuckObligation(model: CountingModel): CountingObligation {
  const open = model.graph.points.flatMap((_, point) => (model.isEnd(point) ? [] : [point]));
  const waiting = open.map((point) => {
    const nobody = t.equal(model.tokens(point), t.zero);
    const blocked = blockedAt(model, point);
    return blocked === null ? nobody : t.or(nobody, blocked);
  });
  const somebody = open
    .filter((point) => blockedAt(model, point) !== null)
    .map((point) => t.compare(model.tokens(point), '>', t.zero));
  return {
    kind: 'stuck',
    words: 'some goroutine can move as long as one has not ended',
    span: null,
    negated: t.and(...waiting, t.or(...somebody)),
  };
}

export function crashObligations(model: CountingModel): readonly CountingObligation[] {
  return model.graph.edges.flatMap((edge) => crashesOf(model, edge));
}

function crashesOf(model: CountingModel, edge: Edge): readonly CountingObligation[] {
  const isHere = t.compare(model.tokens(edge.from), '>', t.zero);
  return crashes(model, edge).flatMap(({ words, when }): readonly CountingObligation[] => {
    const negated = t.and(isHere, when);
    if (negated.kind === 'boolean' && !negated.value) return [];
    const where = classWords(model.graph, edge.from);
    return [{ kind: 'crash', words: `no ${strip(words)} in ${where}`, span: edge.span, negated }];
  });
}

/** 'a division by zero' as 'division by zero'. */
function strip(words: string): string {
  return words.replace(/^an? /, '');
}
