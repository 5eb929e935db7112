import type { Graph, ProcessClass } from '../../process/graph/graph.ts';
import type { Valuation } from '../../expression/evaluate.ts';
import { optionsOf } from './edge.ts';
import { observer } from '../observer.ts';
import { PromelaGraph } from './place.ts';

/**
 * A graph as a model for Spin: a label per point, an option per edge. Parameters and choices are macros; a
 * null valuation makes them 1 and true. Sizes of buffers and arrays are those of this valuation.
 */
export function printGraphPromela(graph: Graph, valuation: Valuation | null): string {
  const place = new PromelaGraph(graph, valuation);
  return [
    `/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan`,
    `   A stuck run is an "invalid end state", a crash a violated assertion. */`,
    ...place.values().map(([name, value]) => `#define ${name} ${value}`),
    ...resourceLines(place),
    'bool crashed = false;',
    'inline crash() { d_step { crashed = true; assert(!crashed) } }',
    ...observer('crashed'),
    ...graph.classes.flatMap((one) => processLines(place, one)),
    '',
  ].join('\n');
}

function resourceLines(place: PromelaGraph): readonly string[] {
  const { graph } = place;
  return [
    ...graph.channels.flatMap(({ size }, channel) => {
      const ref = { channel, element: null };
      const elements = size === null ? '' : `[${Math.max(1, place.size(size))}]`;
      const bare = (text: string) => text.replace('[0]', elements);
      return [
        `chan ${bare(place.channel(ref))} = [${place.capacity(channel)}] of { bit };`,
        `bool ${bare(place.closed(ref))} = false;`,
      ];
    }),
    ...graph.waitgroups.map((_, index) => `int ${place.waitgroup(index)} = 0;`),
    ...graph.locks.flatMap((_, index) => [
      `bool held${index} = false;`,
      `bool drained${index} = false;`,
      `int readers${index} = 0;`,
    ]),
    ...graph.onces.flatMap((_, index) => [
      `bool started${index} = false;`,
      `bool finished${index} = false;`,
    ]),
  ];
}

function processLines(place: PromelaGraph, { index, start, end }: ProcessClass): readonly string[] {
  const { graph, indexing } = place;
  const given = indexing.map((loop) => `int e${loop}`);
  const own = graph.loops.flatMap((loop, at) => (loop.class === index ? [`  int i${at};`] : []));
  const main = index === 0;
  const points = graph.points.flatMap((point, at) =>
    point.class === index && at !== end ? [at] : [],
  );
  return [
    '',
    `${main ? 'active ' : ''}proctype ${place.process(index)}(${main ? '' : given.join('; ')}) provided (!crashed) {`,
    ...(main ? given.map((one) => `  ${one};`) : []),
    ...own,
    `  goto point${start};`,
    ...points.flatMap((point) => pointLines(place, point)),
    `point${end}:`,
    '  skip',
    '}',
  ];
}

function pointLines(place: PromelaGraph, point: number): readonly string[] {
  const edges = place.graph.edges.filter(({ from }) => from === point);
  const options = edges.flatMap((edge) =>
    optionsOf(place, edge).map(({ step, crashes }) =>
      crashes ? `  :: ${step} -> crash()` : `  :: atomic { ${step}; goto point${edge.to} }`,
    ),
  );
  // Who can never go on has an option that never comes.
  return [`point${point}:`, '  if', ...(options.length > 0 ? options : ['  :: false']), '  fi;'];
}
