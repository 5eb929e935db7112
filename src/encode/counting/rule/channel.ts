import * as t from '../../../logic/term.ts';
import type { Term } from '../../../logic/term.ts';
import type { Edge } from '../../../process/graph/graph.ts';
import type { ChannelLabel, ContextLabel } from '../../../process/graph/label.ts';
import type { CountingModel } from '../model.ts';
import { channelWords } from '../../../process/graph/words.ts';
import type { Rules } from './rule.ts';

/** Whether somebody else stands at the other side of the channel. */
function partner(model: CountingModel, edge: Edge, channel: number): Term {
  const other = edge.label.kind === 'send' ? 'receive' : 'send';
  const others = model.edges([other], (label) => 'channel' in label && label.channel === channel);
  const points = [...new Set(others.map(({ from }) => from))];
  // Nobody meets himself, so at our own point there have to be two.
  return t.or(
    ...points.map((from) =>
      t.compare(model.tokens(from), '>', from === edge.from ? t.one : t.zero),
    ),
  );
}

export function isOpen(model: CountingModel, channel: number): Term {
  return t.equal(model.closed(channel), t.zero);
}

export function isClosed(model: CountingModel, channel: number): Term {
  return t.compare(model.closed(channel), '>', t.zero);
}

export function isEmpty(model: CountingModel, channel: number): Term {
  return t.equal(model.content(channel), t.zero);
}

export function hasValue(model: CountingModel, channel: number): Term {
  return t.compare(model.content(channel), '>', t.zero);
}

export function hasRoom(model: CountingModel, channel: number): Term {
  return t.compare(model.content(channel), '<', model.capacity(channel));
}

export function isBuffered(model: CountingModel, channel: number): Term {
  return t.compare(model.capacity(channel), '>', t.zero);
}

/** Of the elements that are seen together nothing is known but the sum of what they hold. */
export function isRest(model: CountingModel, channel: number): boolean {
  return model.graph.channels[channel]!.part === 'rest';
}

/** A case distinction between truth values. */
function ifBool(condition: Term, then: Term, otherwise: Term): Term {
  if (condition.kind === 'boolean') return condition.value ? then : otherwise;
  return t.or(t.and(condition, then), t.and(t.not(condition), otherwise));
}

const nothing = () => [];

export const channelRules: Rules<ChannelLabel> = {
  make: {
    enabled: () => null,
    guard: (model, _, { channel }) => {
      const { capacity } = model.graph.channels[channel]!;
      if (capacity === null) return t.yes;
      return t.and(model.definedness(capacity), isMakeable(model, channel));
    },
    crashes: (model, _, { channel }) => {
      const { capacity } = model.graph.channels[channel]!;
      if (capacity === null) return [];
      return [
        { words: 'a division by zero', when: t.not(model.definedness(capacity)) },
        {
          words: `a negative capacity of ${channelWords(model.graph, channel)}`,
          when: t.not(isMakeable(model, channel)),
        },
      ];
    },
  },
  send: {
    enabled: (model, edge, { channel }) =>
      isRest(model, channel)
        ? t.no
        : t.or(
            isClosed(model, channel),
            ifBool(
              isBuffered(model, channel),
              hasRoom(model, channel),
              partner(model, edge, channel),
            ),
          ),
    guard: (model, _, { channel }) =>
      isRest(model, channel)
        ? t.yes
        : t.and(isBuffered(model, channel), hasRoom(model, channel), isOpen(model, channel)),
    crashes: (model, _, { channel }) =>
      isRest(model, channel)
        ? []
        : [
            {
              words: `a send to ${channelWords(model.graph, channel)} when it is closed`,
              when: isClosed(model, channel),
            },
          ],
  },
  receive: {
    enabled: (model, edge, { channel }) =>
      isRest(model, channel)
        ? t.no
        : ifBool(
            isBuffered(model, channel),
            hasValue(model, channel),
            partner(model, edge, channel),
          ),
    guard: (model, _, { channel }) =>
      isRest(model, channel) ? t.yes : t.and(isBuffered(model, channel), hasValue(model, channel)),
    crashes: nothing,
  },
  'receive-closed': {
    enabled: (model, _, { channel }) => closedAndEmpty(model, channel, t.no),
    guard: (model, _, { channel }) => closedAndEmpty(model, channel, t.yes),
    crashes: nothing,
  },
  close: {
    enabled: () => null,
    guard: (model, _, { channel }) => (isRest(model, channel) ? t.yes : isOpen(model, channel)),
    crashes: (model, _, { channel }) =>
      isRest(model, channel)
        ? []
        : [
            {
              words: `a second close of ${channelWords(model.graph, channel)}`,
              when: isClosed(model, channel),
            },
          ],
  },
};

function closedAndEmpty(model: CountingModel, channel: number, ofRest: Term): Term {
  if (isRest(model, channel)) return ofRest;
  return t.and(isClosed(model, channel), isEmpty(model, channel));
}

/** An array without elements makes no channel. */
function isMakeable(model: CountingModel, channel: number): Term {
  const { size } = model.graph.channels[channel]!;
  const isLegal = t.compare(model.capacity(channel), '>=', t.zero);
  return size === null ? isLegal : t.or(isLegal, t.compare(model.term(size), '<=', t.zero));
}

export const contextRules: Rules<ContextLabel> = {
  'cancel-first': {
    enabled: () => null,
    guard: (model, _, { channel }) => isOpen(model, channel),
    crashes: nothing,
  },
  'cancel-again': {
    enabled: () => null,
    guard: (model, _, { channel }) => isClosed(model, channel),
    crashes: nothing,
  },
};
