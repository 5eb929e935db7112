import * as t from '../../../logic/term.ts';
import type { Term } from '../../../logic/term.ts';
import type { CountingFact } from '../fact.ts';
import type { CountingModel } from '../model.ts';
import { channelWords, classWords, edgeWords } from '../../../process/graph/words.ts';
import { edgesIn, taken } from '../base/control.ts';

/** Half of a candidate: something that is true of some states. */
export interface Observation {
  readonly words: string;
  readonly term: Term;
}

/** What may have happened or be the case: the left sides. */
export function heads(model: CountingModel): readonly Observation[] {
  const { graph } = model;
  return [
    ...graph.edges.map((edge) => ({
      words: `after ${edgeWords(graph, edge)}`,
      term: taken(model, edge),
    })),
    ...graph.points.flatMap((_, point) =>
      model.isEnd(point)
        ? []
        : [
            {
              words: `while somebody is at a point of ${classWords(graph, point)}`,
              term: t.compare(model.tokens(point), '>', t.zero),
            },
          ],
    ),
  ];
}

/** What may follow: the right sides. */
export function conclusions(model: CountingModel): readonly Observation[] {
  const { graph } = model;
  return [
    ...graph.waitgroups.flatMap(({ name }, index) => [
      { words: `the counter of ${name} is zero`, term: t.equal(model.count(index), t.zero) },
      {
        words: `the counter of ${name} is above zero`,
        term: t.compare(model.count(index), '>', t.zero),
      },
    ]),
    ...graph.channels.flatMap(({ part }, index) => {
      if (part === 'rest') return [];
      const name = channelWords(graph, index);
      return [
        { words: `nothing is in ${name}`, term: t.equal(model.content(index), t.zero) },
        { words: `${name} is open`, term: t.equal(model.closed(index), t.zero) },
        { words: `${name} is closed`, term: t.equal(model.closed(index), t.one) },
      ];
    }),
    ...graph.locks.flatMap(({ name }, index) => [
      { words: `${name} is free`, term: t.equal(model.held(index), t.zero) },
      { words: `${name} is held`, term: t.equal(model.held(index), t.one) },
    ]),
    ...graph.classes.map(({ name, index }) => ({
      words: `nobody is left in ${name}`,
      term: t.equal(
        t.add(
          ...graph.points.flatMap((point, at) =>
            point.class === index && !model.isEnd(at) ? [model.tokens(at)] : [],
          ),
        ),
        t.zero,
      ),
    })),
    ...graph.loops.map((loop) => {
      const inside = [...loop.points].map((point) => model.tokens(point));
      return { words: 'nobody is in the loop', term: t.equal(t.add(...inside), t.zero) };
    }),
    ...graph.loops.flatMap((loop) => {
      if (loop.bounds === null) return [];
      const broken = edgesIn(model, loop).filter(
        ({ from, to }) => from !== loop.head && !loop.points.has(to),
      );
      if (broken.length > 0) return [];
      const entering = graph.edges[loop.enter]!;
      const all = model.times(model.iterations(loop), entering, model.x(loop.enter), true);
      return [
        { words: 'the loop has made all iterations', term: t.equal(model.x(loop.iteration!), all) },
      ];
    }),
    ...graph.edges.map((edge) => ({
      words: `${edgeWords(graph, edge)} was done`,
      term: taken(model, edge),
    })),
    ...graph.edges.map((edge) => ({
      words: `${edgeWords(graph, edge)} was not done`,
      term: t.equal(model.x(edge.index), t.zero),
    })),
  ];
}

/** Comparisons without a left side. */
export function comparisons(model: CountingModel): readonly CountingFact[] {
  const { graph } = model;
  // Phases end where loops do: that matters for one instance, of which the counters are exact.
  const hidden = graph.chosen === null ? ['tau', 'iteration', 'exit'] : ['tau'];
  const visible = graph.edges.filter(({ label }) => !hidden.includes(label.kind));
  const pairs = visible.flatMap((one) =>
    visible.flatMap((other): readonly CountingFact[] =>
      one === other || !isRelated(model, one.index, other.index)
        ? []
        : [
            {
              rule: 'large',
              words: `${edgeWords(graph, one)} is done no more often than ${edgeWords(graph, other)}`,
              span: one.span,
              term: t.compare(model.x(one.index), '<=', model.x(other.index)),
            },
          ],
    ),
  );
  const waiting = graph.edges.flatMap(({ label, from, span }): readonly CountingFact[] => {
    if (label.kind !== 'default') return [];
    return graph.channels.map((_, index) => ({
      rule: 'large',
      words: `${channelWords(graph, index)} holds no more than there are goroutines at the select`,
      span,
      term: t.compare(model.content(index), '<=', model.tokens(from)),
    }));
  });
  return [...pairs, ...waiting];
}

/** Within one class the state equation says it all. */
function isRelated(model: CountingModel, one: number, other: number): boolean {
  const classOf = (edge: number) => model.graph.points[model.graph.edges[edge]!.from]!.class;
  return classOf(one) !== classOf(other);
}

export function conditional(head: Observation, conclusion: Observation): CountingFact {
  return {
    rule: 'large',
    words: `${head.words} ${conclusion.words}`,
    span: null,
    term: t.implies(head.term, conclusion.term),
  };
}
