import * as t from '../../../logic/term.ts';
import type { CountingFact } from '../fact.ts';
import type { CountingModel } from '../model.ts';
import { isTakenOnce } from '../../../process/graph/graph.ts';

/** One element of the arrays, any of them: which iterations are its own. */
export function elementFacts(model: CountingModel): readonly CountingFact[] {
  const { focus } = model.graph;
  if (focus === null) return [];
  const element = t.variable(focus.parameter, 'int');
  const size = model.term(focus.size);
  const exists = t.and(t.compare(element, '>=', t.zero), t.compare(element, '<', size));
  const facts: CountingFact[] = [
    {
      rule: 'element',
      words: 'the element is one of the array, if it has any',
      span: null,
      term: t.or(exists, t.compare(size, '<=', t.zero)),
    },
  ];
  for (const { loop: index, choice, edge } of focus.loops) {
    const loop = model.graph.loops[index]!;
    const own = model.x(edge);
    const entered = model.x(loop.enter);
    facts.push(
      {
        rule: 'element',
        words: 'a visit of the loop comes to the element once at most',
        span: loop.span,
        term: t.compare(own, '<=', entered),
      },
      {
        rule: 'element',
        words: 'a visit that made all iterations came to the element',
        span: loop.span,
        term: t.implies(exists, t.compare(model.x(loop.exit!), '<=', own)),
      },
    );
    if (!isTakenOnce(model.graph, model.graph.edges[loop.enter]!)) continue;
    const iterations = model.x(loop.iteration!);
    const decided = t.subtract(iterations, model.tokens(choice));
    facts.push(
      {
        rule: 'element',
        words: 'before the iteration of the element come those of smaller indices alone',
        span: loop.span,
        term: t.implies(
          t.equal(own, t.zero),
          t.or(t.not(exists), t.compare(decided, '<=', element)),
        ),
      },
      {
        rule: 'element',
        words: 'the iteration of the element comes behind those of smaller indices',
        span: loop.span,
        term: t.implies(t.compare(own, '>', t.zero), t.compare(iterations, '>', element)),
      },
    );
  }
  return facts;
}

/** The chosen instance is one. */
export function instanceFacts(model: CountingModel): readonly CountingFact[] {
  const { chosen, classes } = model.graph;
  if (chosen === null) return [];
  return [
    {
      rule: 'instance',
      words: `${classes[chosen.class]!.name} is started once at most`,
      span: classes[chosen.class]!.span,
      term: t.compare(t.add(...chosen.spawns.map((edge) => model.x(edge))), '<=', t.one),
    },
  ];
}
