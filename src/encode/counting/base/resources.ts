import * as t from '../../../logic/term.ts';
import type { Term } from '../../../logic/term.ts';
import type { EdgeLabel } from '../../../process/graph/label.ts';
import type { CountingFact } from '../fact.ts';
import type { CountingModel } from '../model.ts';
import { channelWords, edgeWords } from '../../../process/graph/words.ts';
import { isRest } from '../rule/channel.ts';
import { taken } from './control.ts';

function atLeastZero(
  rule: CountingFact['rule'],
  words: string,
  term: Term,
  span: CountingFact['span'],
): CountingFact {
  return { rule, words, span, term: t.compare(term, '>=', t.zero) };
}

/** B2 and B3: what a channel holds, and what follows from its being closed. */
export function channelFacts(model: CountingModel): readonly CountingFact[] {
  return model.graph.channels.flatMap((channel, index) => {
    const name = channelWords(model.graph, index);
    const { span } = channel;
    const content = model.content(index);
    const facts = [
      atLeastZero('B2', `no value of ${name} is received before it is sent`, content, span),
    ];
    if (isRest(model, index)) return [...facts, ...closedElementFacts(model, index)];
    facts.push({
      rule: 'B2',
      words: `${name} holds no more than its capacity`,
      span,
      term: t.compare(content, '<=', model.room(index)),
    });
    return [...facts, ...capacityFacts(model, index), ...closedFacts(model, index)];
  });
}

const operations: readonly EdgeLabel['kind'][] = [
  'make',
  'send',
  'receive',
  'receive-closed',
  'close',
];

/** Whoever uses a channel finds it made, and a negative capacity crashes. */
function capacityFacts(model: CountingModel, index: number): readonly CountingFact[] {
  const { capacity, size } = model.graph.channels[index]!;
  if (capacity === null) return [];
  const isLegal = t.and(
    model.definedness(capacity),
    t.compare(model.capacity(index), '>=', t.zero),
  );
  if (isLegal.kind === 'boolean' && isLegal.value) return [];
  const ours = model.edges(operations, (label) => 'channel' in label && label.channel === index);
  return ours.map((edge) => {
    const isEmptyArray =
      size === null || edge.label.kind !== 'make'
        ? t.no
        : t.compare(model.term(size), '<=', t.zero);
    return {
      rule: 'B2',
      words: `${edgeWords(model.graph, edge)} comes behind a capacity that is not negative`,
      span: edge.span,
      term: t.implies(taken(model, edge), t.or(isLegal, isEmptyArray)),
    };
  });
}

function closedFacts(model: CountingModel, index: number): readonly CountingFact[] {
  const name = channelWords(model.graph, index);
  const { span } = model.graph.channels[index]!;
  const closed = model.closed(index);
  const isOurs = (label: EdgeLabel) => 'channel' in label && label.channel === index;
  const after = model.edges(['receive-closed', 'cancel-again'], isOurs).map((edge) => ({
    rule: 'B3' as const,
    words: `${edgeWords(model.graph, edge)} finds ${name} closed and empty, and it stays so`,
    span: edge.span,
    term: t.implies(
      taken(model, edge),
      t.and(t.equal(closed, t.one), t.equal(model.content(index), t.zero)),
    ),
  }));
  if (closed.kind === 'integer') return after;
  return [
    {
      rule: 'B3',
      words: `${name} is closed once at most`,
      span,
      term: t.compare(closed, '<=', t.one),
    },
    ...after,
  ];
}

/** Of the others that are seen together it is known that one of them has to be closed. */
function closedElementFacts(model: CountingModel, index: number): readonly CountingFact[] {
  const isOurs = (label: EdgeLabel) => 'channel' in label && label.channel === index;
  return model.edges(['receive-closed'], isOurs).map((edge) => ({
    rule: 'B3',
    words: `${edgeWords(model.graph, edge)} finds one of the others closed`,
    span: edge.span,
    term: t.implies(taken(model, edge), t.compare(model.closed(index), '>', t.zero)),
  }));
}

/** B4 */
export function waitgroupFacts(model: CountingModel): readonly CountingFact[] {
  return model.graph.waitgroups.map(({ name, span }, index) =>
    atLeastZero('B4', `the counter of ${name} is never negative`, model.count(index), span),
  );
}

/** B5 */
export function lockFacts(model: CountingModel): readonly CountingFact[] {
  return model.graph.locks.flatMap(({ name, kind, span }, index) => {
    const held = model.held(index);
    const mutex: readonly CountingFact[] = [
      atLeastZero('B5', `${name} is not unlocked more often than locked`, held, span),
      {
        rule: 'B5',
        words: `one goroutine at a time holds ${name}`,
        span,
        term: t.compare(held, '<=', t.one),
      },
    ];
    if (kind === 'mutex') return mutex;
    const drained = model.drained(index);
    const readers = model.readers(index);
    return [
      ...mutex,
      atLeastZero('B5', `the readers of ${name} are counted`, readers, span),
      atLeastZero('B5', `${name} is unlocked by a writer that has it`, drained, span),
      {
        rule: 'B5',
        words: `while somebody writes under ${name}, nobody reads`,
        span,
        term: t.implies(t.compare(drained, '>', t.zero), t.equal(readers, t.zero)),
      },
    ];
  });
}

/** What a once has seen stays so. */
export function onceFacts(model: CountingModel): readonly CountingFact[] {
  return model.graph.onces.flatMap(({ name, span }, index) => {
    const later = model.edges(['once-later'], (label) => 'once' in label && label.once === index);
    return [
      {
        rule: 'B5',
        words: `one goroutine at most does what ${name} is for`,
        span,
        term: t.compare(model.onceStarted(index), '<=', t.one),
      },
      ...later.map((edge) => ({
        rule: 'B5' as const,
        words: `${edgeWords(model.graph, edge)} comes when it is done`,
        span: edge.span,
        term: t.implies(taken(model, edge), t.compare(model.onceDone(index), '>', t.zero)),
      })),
    ];
  });
}
