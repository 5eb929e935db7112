import type { Action } from '../run/event.ts';
import type { CrashCause } from '../run/system.ts';
import type {
  ChannelIndex,
  LoopIndex,
  PointIndex,
  ProcessIndex,
  WaitGroupIndex,
} from '../process/machine.ts';

/** What happens at a program point at one valuation: an instruction whose expressions have their values. */
export type Op = ChannelOp | WaitGroupOp | ControlOp | FaultOp;

export type OpOf<Kind extends Op['kind']> = Extract<Op, { readonly kind: Kind }>;

export type ChannelOp =
  | { readonly kind: 'make-channel'; readonly channel: ChannelIndex; readonly next: PointIndex }
  | {
      readonly kind: 'send';
      readonly channel: ChannelIndex;
      readonly rendezvous: PointIndex;
      readonly next: PointIndex;
    }
  | { readonly kind: 'acknowledged'; readonly channel: ChannelIndex; readonly next: PointIndex }
  | { readonly kind: 'receive'; readonly channel: ChannelIndex; readonly next: PointIndex };

export type WaitGroupOp =
  | {
      readonly kind: 'add';
      readonly waitgroup: WaitGroupIndex;
      readonly amount: number;
      readonly next: PointIndex;
    }
  | { readonly kind: 'wait'; readonly waitgroup: WaitGroupIndex; readonly next: PointIndex };

export type ControlOp =
  /** In a loop each iteration spawns an instance of its own: iteration t the one t behind `process`. */
  | {
      readonly kind: 'spawn';
      readonly process: ProcessIndex;
      readonly loop: LoopIndex | null;
      readonly next: PointIndex;
    }
  | { readonly kind: 'return'; readonly next: PointIndex }
  | {
      readonly kind: 'branch';
      readonly condition: string;
      readonly isName: boolean;
      readonly holds: boolean;
      readonly next: PointIndex;
    }
  | { readonly kind: 'jump'; readonly next: PointIndex }
  | {
      readonly kind: 'loop-head';
      readonly loop: LoopIndex;
      readonly body: PointIndex;
      readonly exit: PointIndex;
    }
  | { readonly kind: 'loop-next'; readonly loop: LoopIndex; readonly head: PointIndex };

/** An instruction that ends the run at this valuation, with the action that it would have been. */
export type FaultOp =
  | { readonly kind: 'crash'; readonly action: Action; readonly cause: CrashCause }
  | { readonly kind: 'too-large'; readonly action: Action; readonly value: bigint };
