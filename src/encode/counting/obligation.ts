import * as t from '../../logic/term.ts';
import type { Term } from '../../logic/term.ts';
import type { Span } from '../../base/span.ts';
import type { Edge, GraphPointIndex } from '../../process/graph/graph.ts';
import type { CountingModel } from './model.ts';
import { classWords } from '../../process/graph/words.ts';
import { crashes, enabled } from './rule/rules.ts';

/** A goal of a proof: no counters satisfy all facts and this. */
export interface CountingObligation {
  readonly kind: 'stuck' | 'crash';
  readonly words: string;
  readonly span: Span | null;
  /**
   * Each is what would have to be possible if the goal failed, seen from one freely chosen element,
   * process or instance: one that is impossible proves the goal.
   */
  readonly negated: readonly Term[];
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
    .filter((point) => blockedAt(model, point) !== null && !isAtRest(model, point))
    .map((point) => t.compare(model.tokens(point), '>', t.zero));
  const stuck = t.and(...waiting, t.or(...somebody));
  return {
    kind: 'stuck',
    words: 'some goroutine can move as long as one has not ended',
    span: null,
    negated: viewpoints(model).map((view) => t.and(stuck, view)),
  };
}

/** What may be supposed of the element or instance, since any of them could have been chosen. */
function viewpoints(model: CountingModel): readonly Term[] {
  const { focus, chosen } = model.graph;
  if (focus !== null) return elementViews(model);
  if (chosen === null) return [t.yes];
  // If anybody of the rest waits there, or has ended, the chosen one is one of them.
  return [...chosen.twins].flatMap(([point, twin]) =>
    !model.isEnd(point) && blockedAt(model, point) === null
      ? []
      : [
          t.implies(
            t.compare(model.tokens(point), '>', t.zero),
            t.compare(model.tokens(twin), '>', t.zero),
          ),
        ],
  );
}

/**
 * The element is the one that a single process waits for, if it waits for one, else one that anybody
 * waits for.
 */
function elementViews(model: CountingModel): readonly Term[] {
  const { classes, points } = model.graph;
  const all = points.map((_, point) => point);
  const rest = all.filter((point) => isAtRest(model, point));
  const own = all.filter((point) => isAtElement(model, point));
  const somebody = (at: readonly number[]) =>
    t.compare(t.add(...at.map((point) => model.tokens(point))), '>', t.zero);
  const others = t.implies(somebody(rest), somebody(own));
  const singles = classes.filter(({ single }) => single);
  const views = singles.flatMap(({ index }) => {
    const of = (at: readonly number[]) => at.filter((point) => points[point]!.class === index);
    if (of(rest).length === 0) return [];
    return [t.and(t.not(somebody(of(rest))), t.or(somebody(of(own)), others))];
  });
  return [...views, others];
}

function isAtRest(model: CountingModel, point: GraphPointIndex): boolean {
  return isAtPart(model, point, 'rest');
}

function isAtElement(model: CountingModel, point: GraphPointIndex): boolean {
  return isAtPart(model, point, 'element');
}

function isAtPart(model: CountingModel, point: GraphPointIndex, part: 'rest' | 'element'): boolean {
  return model.outgoing[point]!.some(
    ({ label }) =>
      label.kind !== 'make' &&
      'channel' in label &&
      model.graph.channels[label.channel]!.part === part,
  );
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
    const name = `no ${strip(words)} in ${where}`;
    return [{ kind: 'crash', words: name, span: edge.span, negated: [negated] }];
  });
}

/** 'a division by zero' as 'division by zero'. */
function strip(words: string): string {
  return words.replace(/^an? /, '');
}
