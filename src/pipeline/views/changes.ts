import { unreachable } from '../../base/unreachable.ts';
import type { BoundMachine } from '../../explore/bind.ts';
import type { Change } from '../../explore/changes.ts';
import { offer } from '../../explore/state.ts';
import type { ChangeView } from '../../protocol/run-view.ts';

/** What a step has changed besides the places of its processes. */
export function toChangeViews(
  bound: BoundMachine,
  changes: readonly Change[],
): readonly ChangeView[] {
  return changes.flatMap((change) => toChangeView(bound, change) ?? []);
}

function toChangeView(bound: BoundMachine, change: Change): ChangeView | null {
  const { machine, capacities } = bound;
  const { kind } = change;
  switch (kind) {
    case 'point':
      return null;
    case 'loop':
      return named(machine.loops[change.loop]!.variable, String);
    case 'channel': {
      const isBuffered = capacities[change.channel]! > 0;
      return named(machine.channels[change.channel]!.name, isBuffered ? String : offerWords);
    }
    case 'waitgroup':
      return named(machine.waitgroups[change.waitgroup]!.name, String);
    default:
      return unreachable(kind);
  }
  function named(name: string, words: (value: number | bigint) => string): ChangeView {
    const { from, to } = change as Exclude<Change, { kind: 'point' }>;
    return { name, from: words(from), to: words(to) };
  }
}

/** What an unbuffered channel holds in the encoding's view (Fig. 9). */
function offerWords(content: number | bigint): string {
  switch (content) {
    case offer.sending:
      return 'offered';
    case offer.acknowledged:
      return 'taken';
    default:
      return 'free';
  }
}
