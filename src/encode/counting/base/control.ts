import { unreachable } from '../../../base/unreachable.ts';
import * as t from '../../../logic/term.ts';
import type { Term } from '../../../logic/term.ts';
import type { Edge, GraphLoop } from '../../../process/graph/graph.ts';
import type { CountingFact } from '../fact.ts';
import type { CountingModel } from '../model.ts';
import { edgeWords } from '../../../process/graph/words.ts';

/** B1: nothing is taken less than never, and nobody leaves a point without having come there. */
export function tokenFacts(model: CountingModel): readonly CountingFact[] {
  const { edges, points, classes } = model.graph;
  return [
    ...edges.map((edge): CountingFact => ({
      rule: 'B1',
      words: `${edgeWords(model.graph, edge)} was taken no less than never`,
      span: edge.span,
      term: t.compare(model.x(edge.index), '>=', t.zero),
    })),
    ...points.map((point, index): CountingFact => ({
      rule: 'B1',
      words: `point ${index} of ${classes[point.class]!.name} was left no more often than reached`,
      span: point.span,
      term: t.compare(model.tokens(index), '>=', t.zero),
    })),
  ];
}

/** B6: what a branch needs holds in the whole run, since parameters never change. */
export function guardFacts(model: CountingModel): readonly CountingFact[] {
  return model.graph.edges.flatMap((edge) => {
    const holds = constantGuard(model, edge);
    if (holds.kind === 'boolean' && holds.value) return [];
    const words = `whoever took ${edgeWords(model.graph, edge)} found its condition true`;
    return [{ rule: 'B6', words, span: edge.span, term: t.implies(taken(model, edge), holds) }];
  });
}

export function taken(model: CountingModel, edge: Edge): Term {
  return t.compare(model.x(edge.index), '>', t.zero);
}

/** The part of an edge's guard that is about the parameters alone. */
function constantGuard(model: CountingModel, { label }: Edge): Term {
  switch (label.kind) {
    case 'branch': {
      const condition = model.term(label.condition);
      return t.and(model.definedness(label.condition), label.taken ? condition : t.not(condition));
    }
    case 'enter': {
      const { bounds } = model.graph.loops[label.loop]!;
      if (bounds === null) return t.yes;
      return t.and(model.definedness(bounds.from), model.definedness(bounds.to));
    }
    case 'add':
    case 'count-zero':
    case 'count-more':
      return model.definedness(label.amount);
    case 'cancel-again':
    case 'cancel-first':
    case 'close':
    case 'default':
    case 'drain':
    case 'elapse':
    case 'exit':
    case 'lock':
    case 'make':
    case 'once-done':
    case 'once-first':
    case 'once-later':
    case 'read-lock':
    case 'read-unlock':
    case 'receive-closed':
    case 'receive':
    case 'send':
    case 'spawn':
    case 'tau':
    case 'iteration':
    case 'unlock':
    case 'wait':
      return t.yes;
    default:
      return unreachable(label);
  }
}

/** B7: a cycle that nothing entered was never run. The state equation alone would allow it. */
export function connectivityFacts(model: CountingModel): readonly CountingFact[] {
  const { graph } = model;
  const loops = graph.loops.flatMap((loop) => {
    const never = t.equal(model.x(loop.enter), t.zero);
    return edgesIn(model, loop).map((edge): CountingFact => ({
      rule: 'B7',
      words: `${edgeWords(graph, edge)} needs its loop to be entered`,
      span: edge.span,
      term: t.implies(never, t.equal(model.x(edge.index), t.zero)),
    }));
  });
  return [...loops, ...spawningFacts(model)];
}

export function edgesIn(model: CountingModel, { points }: GraphLoop): readonly Edge[] {
  return model.graph.edges.filter(({ from }) => points.has(from));
}

/** Processes that spawn each other: somebody else has to spawn the first. */
function spawningFacts(model: CountingModel): readonly CountingFact[] {
  const { graph } = model;
  return spawningCycles(model).flatMap((cycle) => {
    const classOf = (edge: Edge) => graph.points[edge.from]!.class;
    const outside = graph.edges.filter(
      (edge) =>
        edge.label.kind === 'spawn' && cycle.has(edge.label.class) && !cycle.has(classOf(edge)),
    );
    const never = t.equal(t.add(...outside.map(({ index }) => model.x(index))), t.zero);
    return graph.edges
      .filter((edge) => cycle.has(classOf(edge)))
      .map((edge): CountingFact => ({
        rule: 'B7',
        words: `${edgeWords(graph, edge)} needs somebody else to start the process`,
        span: edge.span,
        term: t.implies(never, t.equal(model.x(edge.index), t.zero)),
      }));
  });
}

/** The sets of classes that reach each other by spawning. */
function spawningCycles(model: CountingModel): readonly ReadonlySet<number>[] {
  const { classes, edges, points } = model.graph;
  const reach = classes.map(({ index }) => {
    const found = new Set<number>();
    const todo = [index];
    for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
      for (const { label, from } of edges) {
        if (label.kind !== 'spawn' || points[from]!.class !== at || found.has(label.class))
          continue;
        found.add(label.class);
        todo.push(label.class);
      }
    }
    return found;
  });
  const cycles = classes.flatMap(({ index }) => {
    if (!reach[index]!.has(index)) return [];
    const mutual = [...reach[index]!].filter((other) => reach[other]!.has(index));
    return Math.min(...mutual) === index ? [new Set(mutual)] : [];
  });
  return cycles;
}

/** B8: the iterations of a bounded loop, over all instances and all their visits together. */
export function loopFacts(model: CountingModel): readonly CountingFact[] {
  return model.graph.loops.flatMap((loop) => {
    if (loop.bounds === null) return [];
    const { enter, iteration, exit, head, points, span } = loop;
    const entering = model.graph.edges[enter]!;
    const begun = model.x(iteration!);
    const iterations = model.iterations(loop);
    const times = (counter: Term) => model.times(iterations, entering, counter, true);
    const broken = edgesIn(model, loop).filter(({ from, to }) => from !== head && !points.has(to));
    const inside = [...points].filter((point) => point !== head);
    const least = t.add(
      times(model.x(exit!)),
      ...broken.map(({ index }) => model.x(index)),
      ...inside.map((point) => model.tokens(point)),
    );
    return [
      {
        rule: 'B8',
        words: 'a visit of the loop makes no more iterations than its bounds allow',
        span,
        term: t.compare(begun, '<=', times(model.x(enter))),
      },
      {
        rule: 'B8',
        words: 'a visit that ended made all iterations; one that broke off, or is inside, made one',
        span,
        term: t.compare(least, '<=', begun),
      },
    ];
  });
}
