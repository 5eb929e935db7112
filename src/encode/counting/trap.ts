import { unreachable } from '../../base/unreachable.ts';
import * as t from '../../logic/term.ts';
import type { Term } from '../../logic/term.ts';
import type { Edge } from '../../process/graph/graph.ts';
import type { CountingFact } from './fact.ts';
import type { CountingModel } from './model.ts';
import { channelWords, classWords, labelWords } from '../../process/graph/words.ts';

/** Something that steps fill and empty: a point, a buffer, the room in it, a lock. */
interface Place {
  readonly id: string;
  readonly words: string;
  readonly value: Term;
  /** Whether it is filled when a run starts. */
  readonly initially: Term;
}

/** The places that a step takes from and puts into. Tests for zero are left out: they allow more. */
interface Transition {
  readonly takes: readonly string[];
  readonly puts: readonly string[];
}

export interface PlaceNet {
  readonly places: readonly Place[];
  readonly transitions: readonly Transition[];
  /** By edge: the places that are surely filled right after it, whoever took part. */
  readonly credits: readonly (readonly string[])[];
}

const point = (index: number) => `point ${index}`;
const did = (edge: number) => `did ${edge}`;

/** What is known of the numbers that an Add may add, by edge. */
export type AmountSigns = ReadonlyMap<number, 'positive' | 'not negative'>;

export function placeNet(model: CountingModel, signs: AmountSigns): PlaceNet {
  const { graph } = model;
  const effects = graph.edges.map((edge) => effectOf(model, edge, signs.get(edge.index) ?? null));
  return {
    places: placesOf(model),
    transitions: [...effects.flatMap(({ alone }) => alone), ...meetings(model)],
    credits: effects.map(({ credit }) => credit),
  };
}

function placesOf(model: CountingModel): readonly Place[] {
  const { graph } = model;
  const place = (id: string, words: string, value: Term, initially: Term = t.no): Place => ({
    ...{ id, words, value, initially },
  });
  return [
    ...graph.points.map((_, index) =>
      place(
        point(index),
        `somebody is at a point of ${classWords(graph, index)}`,
        model.tokens(index),
        t.boolean(graph.classes[0]!.start === index),
      ),
    ),
    ...graph.edges.map((edge) =>
      place(did(edge.index), `somebody did ${labelWords(graph, edge)}`, model.x(edge.index)),
    ),
    ...graph.channels.flatMap((_, index) => {
      const name = channelWords(graph, index);
      const capacity = model.capacity(index);
      const content = model.content(index);
      const room = t.subtract(model.room(index), content);
      return [
        place(`content ${index}`, `${name} holds a value`, content),
        place(`room ${index}`, `${name} has room`, room, t.compare(capacity, '>', t.zero)),
        place(`open ${index}`, `${name} is open`, t.subtract(t.one, model.closed(index)), t.yes),
        place(`shut ${index}`, `${name} is closed`, model.closed(index)),
      ];
    }),
    ...graph.waitgroups.map(({ name }, index) =>
      place(`count ${index}`, `the counter of ${name} is above zero`, model.count(index)),
    ),
    ...graph.locks.flatMap(({ name, kind }, index) => [
      place(`free ${index}`, `${name} is free`, t.subtract(t.one, model.held(index)), t.yes),
      place(`held ${index}`, `${name} is held`, model.held(index)),
      // A mutex has no readers, and whoever holds it writes.
      ...(kind === 'mutex'
        ? []
        : [
            place(`drained ${index}`, `somebody writes under ${name}`, model.drained(index)),
            place(`readers ${index}`, `somebody reads under ${name}`, model.readers(index)),
          ]),
    ]),
    ...graph.onces.flatMap(({ name }, index) => [
      place(
        `fresh ${index}`,
        `${name} has not begun`,
        t.subtract(t.one, model.onceStarted(index)),
        t.yes,
      ),
      place(`done ${index}`, `${name} is done`, model.onceDone(index)),
    ]),
  ];
}

interface Effect {
  readonly alone: readonly Transition[];
  readonly credit: readonly string[];
}

/** What taking the edge alone takes and puts, and what it surely puts, however it was taken. */
function effectOf(
  model: CountingModel,
  edge: Edge,
  sign: 'positive' | 'not negative' | null,
): Effect {
  const { label } = edge;
  const own = [point(edge.to), did(edge.index)];
  const plain = (takes: readonly string[], puts: readonly string[]): Effect => ({
    alone: [{ takes: [point(edge.from), ...takes], puts: [...own, ...puts] }],
    credit: [...own, ...puts],
  });
  switch (label.kind) {
    case 'send':
    case 'receive':
      return exchangeEffect(model, edge, label.kind, label.channel, own);
    case 'close':
    case 'cancel-first':
      return plain([`open ${label.channel}`], [`shut ${label.channel}`]);
    case 'spawn':
      return plain([], [point(model.graph.classes[label.class]!.start)]);
    case 'add':
    case 'count-zero':
    case 'count-more':
      return addEffect(label, plain, sign);
    case 'lock':
      return plain([`free ${label.lock}`], [`held ${label.lock}`]);
    case 'drain':
      return plain([], [`drained ${label.lock}`]);
    case 'unlock':
      return plain([`held ${label.lock}`, `drained ${label.lock}`], [`free ${label.lock}`]);
    case 'read-lock':
      return plain([], [`readers ${label.lock}`]);
    case 'read-unlock':
      return plain([`readers ${label.lock}`], []);
    case 'once-first':
      return plain([`fresh ${label.once}`], []);
    case 'once-done':
      return plain([], [`done ${label.once}`]);
    case 'tau':
    case 'elapse':
    case 'default':
    case 'branch':
    case 'enter':
    case 'iteration':
    case 'exit':
    case 'make':
    case 'receive-closed':
    case 'cancel-again':
    case 'wait':
    case 'once-later':
      return plain([], []);
    default:
      return unreachable(label);
  }
}

function exchangeEffect(
  model: CountingModel,
  edge: Edge,
  kind: 'send' | 'receive',
  channel: number,
  own: readonly string[],
): Effect {
  const [content, room] = [`content ${channel}`, `room ${channel}`];
  const [from, into] = kind === 'send' ? [room, content] : [content, room];
  const buffered = { takes: [point(edge.from), from], puts: [...own, into] };
  const capacity = model.capacity(channel);
  if (capacity.kind !== 'integer') return { alone: [buffered], credit: own };
  // Without a buffer nobody takes the edge alone.
  if (capacity.value <= 0n) return { alone: [], credit: own };
  return { alone: [buffered], credit: [...own, into] };
}

function addEffect(
  label: Extract<Edge['label'], { kind: 'add' | 'count-zero' | 'count-more' }>,
  plain: (takes: readonly string[], puts: readonly string[]) => Effect,
  sign: 'positive' | 'not negative' | null,
): Effect {
  const count = `count ${label.waitgroup}`;
  // What is left is more than zero, whatever was taken.
  if (label.kind === 'count-more') return plain([count], [count]);
  if (label.kind === 'count-zero' || sign === null) return plain([count], []);
  return sign === 'positive' ? plain([], [count]) : plain([], []);
}

function meetings(model: CountingModel): readonly Transition[] {
  const { edges } = model.graph;
  return edges.flatMap((send) => {
    if (send.label.kind !== 'send') return [];
    const { channel } = send.label;
    const capacity = model.capacity(channel);
    if (capacity.kind === 'integer' && capacity.value > 0n) return [];
    return edges.flatMap((receive) => {
      if (receive.label.kind !== 'receive' || receive.label.channel !== channel) return [];
      const puts = [send, receive].flatMap(({ to, index }) => [point(to), did(index)]);
      return [{ takes: [point(send.from), point(receive.from)], puts }];
    });
  });
}

/** Once one of them was filled, one of them always is. */
export function trapFact(
  model: CountingModel,
  net: PlaceNet,
  chosen: ReadonlySet<string>,
): CountingFact {
  const members = net.places.filter(({ id }) => chosen.has(id));
  const filling = model.graph.edges.filter(({ index }) =>
    net.credits[index]!.some((id) => chosen.has(id)),
  );
  const marked = t.or(
    ...members.map(({ initially }) => initially),
    ...filling.map(({ index }) => t.compare(model.x(index), '>', t.zero)),
  );
  const sum = t.add(...members.map(({ value }) => value));
  return {
    rule: 'trap',
    words: `from some time on: ${members.map(({ words }) => words).join(', or ')}`,
    span: null,
    term: t.implies(marked, t.compare(sum, '>', t.zero)),
  };
}
