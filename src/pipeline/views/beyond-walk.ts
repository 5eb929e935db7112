import { LineMap } from '../../base/span.ts';
import { baseFacts } from '../../encode/counting/base/base.ts';
import type { CountingFact } from '../../encode/counting/fact.ts';
import { edgesOfTerm } from '../../encode/counting/mentioned.ts';
import { CountingModel } from '../../encode/counting/model.ts';
import { readableCounter } from '../../encode/counting/readable-names.ts';
import { crashes, enabled } from '../../encode/counting/rule/rules.ts';
import { stepsOf } from '../../encode/counting/step.ts';
import type { Term } from '../../logic/term.ts';
import type { Edge } from '../../process/graph/graph.ts';
import { channelWords, classWords, labelWords } from '../../process/graph/words.ts';
import type { EdgesStep, EdgeView } from '../../protocol/fragment-view.ts';
import type { BeyondFragment } from '../beyond.ts';
import { printExtended } from '../../virgo/extended/print.ts';
import { countingPrinter, factFamilies } from './counting-style.ts';
import { toPlaceView } from './place.ts';

type Print = (term: Term) => string;

/** The encoding, statement by statement: its edges, the sums that they change, and what is known of them. */
export function toBeyondWalk(fragment: BeyondFragment, source: string): readonly EdgesStep[] {
  const { graph } = fragment;
  const model = new CountingModel(graph);
  const facts = baseFacts(model).map((fact) => ({
    fact,
    about: new Set(edgesOfTerm(graph, fact.term)),
  }));
  const print = countingPrinter(model);
  const lines = new LineMap(source);
  const operations = operationsOf(fragment);
  return statements(graph.edges).map((edges): EdgesStep => {
    const [first] = edges as readonly [Edge, ...Edge[]];
    const own = facts.filter(
      ({ fact, about }) => !isPlain(fact) && edges.some((one) => about.has(one)),
    );
    return {
      encoding: 'counting',
      node: first.node,
      place: toPlaceView(lines, first.span),
      operation: operations.get(first.node ?? -1) ?? labelWords(graph, first),
      process: classWords(graph, first.from),
      edges: edges.map((edge) => toEdgeView(model, edge, print)),
      code: codeOf(model, edges, print),
      sums: sumsOf(model, edges).map(([words, term]) => ({ words, term: print(term) })),
      facts: own.map(({ fact: { rule, words, term } }) => ({
        rule,
        about: factFamilies[rule],
        words,
        term: print(term),
      })),
    };
  });
}

/** The edges of a statement together; those without one stand by themselves. */
function statements(edges: readonly Edge[]): readonly (readonly Edge[])[] {
  const groups = new Map<string, Edge[]>();
  for (const edge of edges) {
    const key = edge.node === null ? `edge ${edge.index}` : `node ${edge.node}`;
    groups.set(key, [...(groups.get(key) ?? []), edge]);
  }
  return [...groups.values()].toSorted((a, b) => a[0]!.span.start - b[0]!.span.start);
}

/** That a counter is no less than zero goes without saying at each statement. */
function isPlain({ rule, term }: CountingFact): boolean {
  return rule === 'B1' && term.kind === 'compare' && term.left.kind === 'variable';
}

/** What stands in the canonical text, up to its block. */
function operationsOf({ checked: { program } }: BeyondFragment): ReadonlyMap<number, string> {
  const { text, spans } = printExtended(program);
  return new Map(
    [...spans].map(([node, { start, end }]) => {
      const [head = ''] = text.slice(start, end).split(/ \{|\n/, 1);
      return [node, head];
    }),
  );
}

function toEdgeView(model: CountingModel, edge: Edge, print: Print): EdgeView {
  const condition = enabled(model, edge);
  const isAlways = condition === null || (condition.kind === 'boolean' && condition.value);
  return {
    counter: readableCounter(edge),
    kind: edge.label.kind,
    words: labelWords(model.graph, edge),
    from: edge.from,
    to: edge.to,
    enabled: isAlways ? null : print(condition),
    crashes: crashes(model, edge)
      .filter(({ when }) => when.kind !== 'boolean' || when.value)
      .map(({ words, when }) => ({ words, when: print(when) })),
  };
}

/** A case for each step that takes one of the edges; two edges where goroutines meet. */
function codeOf(model: CountingModel, edges: readonly Edge[], print: Print): string {
  return stepsOf(model)
    .filter((step) => step.edges.some((edge) => edges.includes(edge)))
    .map(({ edges: taken, guard }) => {
      const names = taken.map(readableCounter);
      return `case ${print(guard)} =>\n  ${names.join(', ')} := ${names.map((name) => `${name} + 1`).join(', ')};`;
    })
    .join('\n');
}

/** The points that the edges lead from and to, and the resources that they use. */
function sumsOf(
  model: CountingModel,
  edges: readonly Edge[],
): readonly (readonly [string, Term])[] {
  const points = [...new Set(edges.flatMap(({ from, to }) => [from, to]))].toSorted(
    (a, b) => a - b,
  );
  const sums = new Map<string, Term>(
    points.map((point) => [
      `at ${model.isEnd(point) ? `the end, point ${point},` : `point ${point}`} of ${classWords(model.graph, point)}`,
      model.tokens(point),
    ]),
  );
  for (const edge of edges)
    for (const [words, term] of resourceSums(model, edge)) sums.set(words, term);
  return [...sums];
}

function resourceSums(model: CountingModel, { label }: Edge): readonly (readonly [string, Term])[] {
  const { graph } = model;
  if ('channel' in label) {
    const name = channelWords(graph, label.channel);
    const isContext = graph.channels[label.channel]!.kind === 'context';
    const closed = [
      isContext ? `${name} is cancelled` : `${name} is closed`,
      model.closed(label.channel),
    ] as const;
    return isContext ? [closed] : [[`values in ${name}`, model.content(label.channel)], closed];
  }
  if ('waitgroup' in label)
    return [
      [`the counter of ${graph.waitgroups[label.waitgroup]!.name}`, model.count(label.waitgroup)],
    ];
  if ('lock' in label) {
    const { name, kind } = graph.locks[label.lock]!;
    const held = [
      `writers that hold or wait for the readers of ${name}`,
      model.held(label.lock),
    ] as const;
    if (kind === 'mutex') return [[`${name} is held`, model.held(label.lock)]];
    return [held, [`readers of ${name}`, model.readers(label.lock)]];
  }
  if ('once' in label) {
    const { name } = graph.onces[label.once]!;
    return [
      [`${name} was begun`, model.onceStarted(label.once)],
      [`${name} is done`, model.onceDone(label.once)],
    ];
  }
  return [];
}
