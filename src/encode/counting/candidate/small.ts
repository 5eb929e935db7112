import * as t from '../../../logic/term.ts';
import type { CountingFact } from '../fact.ts';
import type { CountingModel } from '../model.ts';
import { channelWords, edgeWords } from '../../../process/graph/words.ts';
import { taken } from '../base/control.ts';

/**
 * R3: what whoever has waited, closed or counted down to zero has seen, and edges that are never taken.
 * Few, and most programs with a closer need no more: `x_wait > 0 implies that the counter is zero` is
 * inductive because the state equation knows that no Add can follow.
 */
export function smallCandidates(model: CountingModel): readonly CountingFact[] {
  const { graph } = model;
  const heads = graph.edges.filter(({ label }) =>
    ['wait', 'close', 'count-zero', 'cancel-first'].includes(label.kind),
  );
  const after = heads.flatMap((edge) => [
    ...graph.waitgroups.map(({ name }, index): CountingFact => ({
      rule: 'small',
      words: `after ${edgeWords(graph, edge)} the counter of ${name} is zero`,
      span: edge.span,
      term: t.implies(taken(model, edge), t.equal(model.count(index), t.zero)),
    })),
    ...graph.channels.flatMap((channel, index): readonly CountingFact[] =>
      channel.kind === 'context' || channel.part === 'rest'
        ? []
        : [
            {
              rule: 'small',
              words: `after ${edgeWords(graph, edge)} nothing is in ${channelWords(graph, index)}`,
              span: edge.span,
              term: t.implies(taken(model, edge), t.equal(model.content(index), t.zero)),
            },
          ],
    ),
  ]);
  const dead = graph.edges
    .filter(({ label }) => label.kind === 'default' || label.kind === 'receive-closed')
    .map((edge): CountingFact => ({
      rule: 'small',
      words: `${edgeWords(graph, edge)} is never taken`,
      span: edge.span,
      term: t.equal(model.x(edge.index), t.zero),
    }));
  return [...after, ...dead];
}
