import * as t from '../../logic/term.ts';
import type { Term } from '../../logic/term.ts';
import type { Edge, Graph } from '../../process/graph/graph.ts';
import { classWords } from '../../process/graph/words.ts';
import type { CountingModel } from './model.ts';
import type { CountingObligation } from './obligation.ts';

type AddEdge = Edge & {
  readonly label: Extract<Edge['label'], { readonly kind: 'add' | 'count-zero' | 'count-more' }>;
};

/**
 * What Go adds to the rules of a waitgroup: nobody adds to a counter that has come back to zero before
 * all who waited for that have returned from Wait, or one of those panics.
 */
export function reuseObligations(model: CountingModel): readonly CountingObligation[] {
  return reusingEdges(model.graph).map((edge) => {
    const { waitgroup } = edge.label;
    const { name } = model.graph.waitgroups[waitgroup]!;
    const negated = t.and(
      t.compare(model.tokens(edge.from), '>', t.zero),
      t.compare(model.term(edge.label.amount), '>', t.zero),
      t.equal(model.count(waitgroup), t.zero),
      t.or(...addsTo(model.graph, waitgroup).map((one) => hasTakenAway(model, one))),
      t.or(...waitingPoints(model.graph, waitgroup).map((point) => isAnother(model, point, edge))),
    );
    const where = classWords(model.graph, edge.from);
    return {
      kind: 'crash',
      words: `no Add to ${name} in ${where} before an earlier Wait has returned`,
      span: edge.span,
      negated: [negated],
    };
  });
}

/** Whether only the facts of a proof tell that no waitgroup is used anew too early. */
export function mayReuse(graph: Graph): boolean {
  return reusingEdges(graph).length > 0;
}

/** The Adds that may find a counter of zero while somebody else waits. */
function reusingEdges(graph: Graph): readonly AddEdge[] {
  return graph.waitgroups.flatMap((_, waitgroup) => {
    const adds = addsTo(graph, waitgroup);
    if (!adds.some(({ label }) => mayBe(label.amount, 'negative'))) return [];
    const classOf = (point: number) => graph.points[point]!.class;
    const waiting = waitingPoints(graph, waitgroup).map(classOf);
    return adds.filter(({ from, label }) => {
      const own = classOf(from);
      const { single } = graph.classes[own]!;
      return mayBe(label.amount, 'positive') && waiting.some((of) => of !== own || !single);
    });
  });
}

function addsTo({ edges }: Graph, waitgroup: number): readonly AddEdge[] {
  return edges.filter(
    (edge): edge is AddEdge => 'amount' in edge.label && edge.label.waitgroup === waitgroup,
  );
}

function waitingPoints({ edges }: Graph, waitgroup: number): readonly number[] {
  const waits = edges.filter(({ label }) => label.kind === 'wait' && label.waitgroup === waitgroup);
  return [...new Set(waits.map(({ from }) => from))];
}

function mayBe(amount: AddEdge['label']['amount'], sign: 'negative' | 'positive'): boolean {
  const value = constantOf(amount);
  if (value === null) return true;
  return sign === 'negative' ? value < 0n : value > 0n;
}

function constantOf(amount: AddEdge['label']['amount']): bigint | null {
  if (amount.kind === 'integer') return amount.value;
  if (amount.kind !== 'unary' || amount.operand.kind !== 'integer') return null;
  return -amount.operand.value;
}

function hasTakenAway(model: CountingModel, { index, label }: AddEdge): Term {
  const isBelow = t.compare(model.term(label.amount), '<', t.zero);
  return t.and(t.compare(model.x(index), '>', t.zero), isBelow);
}

/** Somebody stands there who is not the one that takes the edge. */
function isAnother(model: CountingModel, point: number, { from }: Edge): Term {
  return t.compare(model.tokens(point), '>', point === from ? t.one : t.zero);
}
