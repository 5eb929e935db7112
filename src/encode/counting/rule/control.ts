import { unreachable } from '../../../base/unreachable.ts';
import * as t from '../../../logic/term.ts';
import type { Term } from '../../../logic/term.ts';
import type { Edge } from '../../../process/graph/graph.ts';
import type { ControlLabel } from '../../../process/graph/label.ts';
import type { CountingModel } from '../model.ts';
import { hasRoom, hasValue, isBuffered, isClosed, isEmpty, isRest } from './channel.ts';
import type { Rules } from './rule.ts';

const always = { enabled: () => null, guard: () => t.yes, crashes: () => [] };

/** No case of the select goes at once, whatever the others do: then the default is taken. */
function noneSurelyReady(model: CountingModel, { from, index }: Edge): Term {
  const others = model.outgoing[from]!.filter((one) => one.index !== index);
  return t.and(...others.map((other) => t.not(surelyReady(model, other))));
}

function surelyReady(model: CountingModel, { label }: Edge): Term {
  if (!('channel' in label) || isRest(model, label.channel)) return t.no;
  const { channel } = label;
  switch (label.kind) {
    case 'send':
      return t.or(
        isClosed(model, channel),
        t.and(isBuffered(model, channel), hasRoom(model, channel)),
      );
    case 'receive':
      return t.and(isBuffered(model, channel), hasValue(model, channel));
    case 'receive-closed':
      return t.and(isClosed(model, channel), isEmpty(model, channel));
    case 'cancel-again':
    case 'cancel-first':
    case 'close':
    case 'make':
      return t.no;
    default:
      return unreachable(label);
  }
}

export const controlRules: Rules<ControlLabel> = {
  tau: always,
  elapse: always,
  spawn: always,
  iteration: always,
  exit: always,
  default: { ...always, guard: (model, edge) => noneSurelyReady(model, edge) },
  // The other branch is there for the other value.
  branch: {
    enabled: () => null,
    guard: (model, _, { condition, taken }) => {
      const term = model.term(condition);
      return t.and(model.definedness(condition), taken ? term : t.not(term));
    },
    crashes: (model, _, { condition, taken }) =>
      taken ? [{ words: 'a division by zero', when: t.not(model.definedness(condition)) }] : [],
  },
  enter: {
    ...always,
    guard: (model, _, { loop }) => boundsDefined(model, loop),
    crashes: (model, _, { loop }) => [
      { words: 'a division by zero', when: t.not(boundsDefined(model, loop)) },
    ],
  },
};

function boundsDefined(model: CountingModel, loop: number): Term {
  const { bounds } = model.graph.loops[loop]!;
  if (bounds === null) return t.yes;
  return t.and(model.definedness(bounds.from), model.definedness(bounds.to));
}
