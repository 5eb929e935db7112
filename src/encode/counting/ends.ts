import * as t from '../../logic/term.ts';
import type { Term } from '../../logic/term.ts';
import { substitute, type Substitution } from '../../logic/term-children.ts';
import type { Edge, GraphPointIndex } from '../../process/graph/graph.ts';
import type { CountingFact } from './fact.ts';
import { counterName, type CountingModel } from './model.ts';
import { isBuffered, isRest } from './rule/channel.ts';
import { enabled } from './rule/rules.ts';

/** How often each edge is taken in a part of a run that could be repeated for ever. */
function segmentName(edge: number): string {
  return `r!${edge}`;
}

function d(edge: Edge): Term {
  return t.variable(segmentName(edge.index), 'int');
}

function isTaken(edge: Edge): Term {
  return t.compare(d(edge), '>', t.zero);
}

function isLeftOut(edge: Edge): Term {
  return t.equal(d(edge), t.zero);
}

/**
 * An endless run passes two states of which the later has no fewer instances anywhere and the same
 * contents, closed channels and locks; between them lies a segment. We may choose it so late that it
 * holds exactly the edges that are taken for ever, each of which was taken before. That no segment
 * exists means that every run ends.
 */
export function segmentTerms(
  model: CountingModel,
  facts: readonly CountingFact[],
): readonly Term[] {
  const { edges, points } = model.graph;
  const before: Substitution = new Map(
    edges.map((edge) => [counterName(edge.index), t.subtract(model.x(edge.index), d(edge))]),
  );
  const difference: Substitution = new Map(edges.map((edge) => [counterName(edge.index), d(edge)]));
  const start = model.graph.classes[0]!.start;
  const effects = points.flatMap((_, point) => {
    if (model.isEnd(point)) return [];
    const change = substitute(model.tokens(point), difference);
    // The main process is there from the start: it is no effect of any edge.
    const effect = point === start ? t.subtract(change, t.one) : change;
    return [t.compare(effect, '>=', t.zero)];
  });
  return [
    ...facts.map(({ term }) => substitute(term, before)),
    ...edges.map((edge) => t.compare(d(edge), '>=', t.zero)),
    t.compare(t.add(...edges.map(d)), '>', t.zero),
    ...edges.map((edge) =>
      t.implies(isTaken(edge), t.compare(t.subtract(model.x(edge.index), d(edge)), '>', t.zero)),
    ),
    ...effects,
    ...resourceEffects(model, difference),
    ...loopEffects(model),
    ...closedEffects(model),
    ...somebodyGoesOn(model),
  ];
}

/** What is bounded comes back to the same value; counters may grow. */
function resourceEffects(model: CountingModel, difference: Substitution): readonly Term[] {
  const { channels, waitgroups, locks, onces } = model.graph;
  const same = (term: Term) => t.equal(substitute(term, difference), t.zero);
  const grows = (term: Term) => t.compare(substitute(term, difference), '>=', t.zero);
  return [
    ...channels.flatMap((_, index) =>
      // The elements of an array are as many as the run has from its start.
      [same(model.content(index)), same(model.closed(index))],
    ),
    ...waitgroups.map((_, index) => grows(model.count(index))),
    ...locks.flatMap((_, index) => [
      same(model.held(index)),
      same(model.drained(index)),
      grows(model.readers(index)),
    ]),
    ...onces.flatMap((_, index) => [same(model.onceStarted(index)), same(model.onceDone(index))]),
  ];
}

/** Visits that are never begun anew end: their loop has bounds. */
function loopEffects(model: CountingModel): readonly Term[] {
  const { edges, loops } = model.graph;
  return loops.flatMap(({ bounds, enter, iteration }) =>
    bounds === null ? [] : [t.implies(isLeftOut(edges[enter]!), isLeftOut(edges[iteration!]!))],
  );
}

/**
 * Where nobody comes in any more and steps are taken for ever, somebody stands who takes such a step:
 * the state equation alone would let a cycle go round with nobody in it.
 */
function somebodyGoesOn(model: CountingModel): readonly Term[] {
  const { classes, edges, loops, points } = model.graph;
  const ofClass = (of: number) => points.flatMap((point, at) => (point.class === of ? [at] : []));
  const regions = [
    ...classes.map(({ index }) => ({
      inside: ofClass(index),
      entries: edges.filter(({ label }) => label.kind === 'spawn' && label.class === index),
    })),
    ...loops.map((loop) => ({ inside: [...loop.points], entries: [edges[loop.enter]!] })),
  ];
  return regions.map(({ inside, entries }) => {
    const moving = inside.map((point) => ({
      isThere: t.compare(model.tokens(point), '>', t.zero),
      goesOn: t.or(...model.outgoing[point]!.map(isTaken)),
    }));
    return t.implies(
      t.and(...entries.map(isLeftOut), t.or(...moving.map(({ goesOn }) => goesOn))),
      t.or(...moving.map(({ isThere, goesOn }) => t.and(isThere, goesOn))),
    );
  });
}

/** A channel that was seen closed and empty is used by nobody else any more. */
function closedEffects(model: CountingModel): readonly Term[] {
  return model.graph.channels.flatMap((_, index) => {
    if (isRest(model, index)) return [];
    const isOurs = (label: Edge['label']) => 'channel' in label && label.channel === index;
    const uses = model.edges(['send', 'receive'], isOurs);
    const nobody = t.and(...uses.map(isLeftOut));
    return model.edges(['receive-closed'], isOurs).map((edge) => t.implies(isTaken(edge), nobody));
  });
}

/**
 * What holds besides if the scheduler is fair: whoever can always move, moves in the end; and a select
 * that comes by a case that is ready each time does not always decide for another one.
 */
export function fairnessTerms(model: CountingModel): readonly Term[] {
  const { graph } = model;
  return graph.points.flatMap((_, point) => {
    if (model.isEnd(point)) return [];
    const outgoing = model.outgoing[point]!;
    if (outgoing.length === 0) return [];
    const stays = t.and(...outgoing.map(isLeftOut));
    const possible = t.or(...outgoing.map((edge) => staysEnabled(model, edge)));
    const moves = t.implies(t.and(stays, possible), t.equal(model.tokens(point), t.zero));
    return [moves, ...readyCases(model, point)];
  });
}

/**
 * What holds besides where every loop ends: whoever goes on for ever where nothing tells the way does not always take the
 * same one, so that no loop is left out of account that could be left.
 */
export function leavingTerms({ graph, outgoing }: CountingModel): readonly Term[] {
  return graph.points.flatMap((_, point) => {
    const ways = outgoing[point]!;
    if (!isFreeChoice(ways)) return [];
    return ways.flatMap((one) => ways.map((other) => t.implies(isTaken(one), isTaken(other))));
  });
}

export const isFreeChoice = (ways: readonly Edge[]): boolean =>
  ways.length > 1 && ways.every(({ label }) => label.kind === 'tau');

/** A case of a select that is ready each time is taken, too, with probability one: Go chooses at random. */
function readyCases(model: CountingModel, point: GraphPointIndex): readonly Term[] {
  const outgoing = model.outgoing[point]!;
  const others = t.or(...outgoing.map(isTaken));
  return outgoing.flatMap((edge) =>
    isCommunication(edge)
      ? [t.implies(t.and(others, staysEnabled(model, edge)), isTaken(edge))]
      : [],
  );
}

/** Whoever waits at a channel stays there until it is served, so that a select finds it each time. */
function isCommunication({ label }: Edge): boolean {
  return label.kind === 'receive-closed' || label.kind === 'send' || label.kind === 'receive';
}

/** Enabled at the end of the segment, and nothing in the segment that could change it. */
function staysEnabled(model: CountingModel, edge: Edge): Term {
  const now = enabled(model, edge);
  const { label } = edge;
  const idle = (
    kinds: Parameters<CountingModel['edges']>[0],
    about: (of: Edge['label']) => boolean,
  ) => t.and(...model.edges(kinds, about).map(isLeftOut));
  switch (label.kind) {
    case 'send':
    case 'receive': {
      if (isRest(model, label.channel)) return t.no;
      const isOurs = (of: Edge['label']) => 'channel' in of && of.channel === label.channel;
      // Then buffers and partners stay as they are.
      const stays = t.or(isBuffered(model, label.channel), partnersStay(model, edge));
      return t.and(now!, idle(['send', 'receive'], isOurs), stays);
    }
    case 'receive-closed':
      return isRest(model, label.channel) ? t.no : now!;
    case 'wait':
      return t.and(
        now!,
        idle(
          ['add', 'count-zero', 'count-more'],
          (of) => 'waitgroup' in of && of.waitgroup === label.waitgroup,
        ),
      );
    case 'lock':
    case 'read-lock':
    case 'drain': {
      const isOurs = (of: Edge['label']) => 'lock' in of && of.lock === label.lock;
      return t.and(now!, idle(['lock', 'drain', 'unlock', 'read-lock', 'read-unlock'], isOurs));
    }
    case 'once-first':
    case 'once-later':
      return t.and(
        now!,
        idle(['once-first', 'once-done'], (of) => 'once' in of && of.once === label.once),
      );
    // Where these stand, one of the edges is possible at any time.
    case 'branch':
    case 'iteration':
    case 'exit':
    case 'default':
    case 'tau':
    case 'elapse':
    case 'make':
    case 'close':
    case 'cancel-first':
    case 'cancel-again':
    case 'add':
    case 'count-zero':
    case 'count-more':
    case 'unlock':
    case 'read-unlock':
    case 'once-done':
    case 'spawn':
    case 'enter':
      return t.yes;
  }
}

/** The partners at an unbuffered channel do not leave by another way. */
function partnersStay(model: CountingModel, edge: Edge): Term {
  const { label } = edge;
  if (label.kind !== 'send' && label.kind !== 'receive') return t.yes;
  const { channel } = label;
  const other = label.kind === 'send' ? 'receive' : 'send';
  const partners = model.edges([other], (of) => 'channel' in of && of.channel === channel);
  const points = [...new Set(partners.map(({ from }) => from))];
  const stay = points.map((from) => t.and(...model.outgoing[from]!.map(isLeftOut)));
  return t.and(...stay);
}
