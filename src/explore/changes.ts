import { unreachable } from '../base/unreachable.ts';
import type {
  ChannelIndex,
  LoopIndex,
  PointIndex,
  ProcessIndex,
  WaitGroupIndex,
} from '../process/machine.ts';
import type { BoundMachine } from './bind.ts';
import { loopVariable } from './state.ts';
import type { State } from './state.ts';

/** What is different after a step. */
export type Change =
  | {
      readonly kind: 'point';
      readonly process: ProcessIndex;
      readonly from: PointIndex;
      readonly to: PointIndex;
    }
  | {
      readonly kind: 'loop';
      readonly loop: LoopIndex;
      readonly from: bigint;
      readonly to: bigint;
    }
  | {
      readonly kind: 'channel';
      readonly channel: ChannelIndex;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'waitgroup';
      readonly waitgroup: WaitGroupIndex;
      readonly from: number;
      readonly to: number;
    };

/** What differs between two states, in the order of the machine. */
export function changesBetween(
  bound: BoundMachine,
  before: State,
  after: State,
): readonly Change[] {
  const numbers = (kind: 'points' | 'turns' | 'contents' | 'counters'): readonly number[] =>
    after[kind].flatMap((to, index) => (to === before[kind][index] ? [] : [index]));
  return [
    ...numbers('points').map((process) => change('point', process)),
    ...numbers('turns').map((loop) => change('loop', loop)),
    ...numbers('contents').map((channel) => change('channel', channel)),
    ...numbers('counters').map((waitgroup) => change('waitgroup', waitgroup)),
  ];
  function change(kind: Change['kind'], index: number): Change {
    switch (kind) {
      case 'point':
        return { kind, process: index, from: before.points[index]!, to: after.points[index]! };
      case 'loop': {
        const [from, to] = [before, after].map((state) => loopVariable(bound, state, index)!);
        return { kind, loop: index, from: from!, to: to! };
      }
      case 'channel':
        return { kind, channel: index, from: before.contents[index]!, to: after.contents[index]! };
      case 'waitgroup':
        return {
          kind,
          waitgroup: index,
          from: before.counters[index]!,
          to: after.counters[index]!,
        };
      default:
        return unreachable(kind);
    }
  }
}
