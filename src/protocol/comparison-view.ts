import type { LoopMode } from '../base/loop-mode.ts';
import type { HeadlineView, StrategyView } from './verdict-view.ts';

/** The encodings of one fragment side by side. */
export type Comparison = readonly MeasuredEncoding[];

/** What one of them says, how large it is, and how long its proofs took. */
export interface MeasuredEncoding {
  readonly loops: LoopMode;
  readonly headline: HeadlineView;
  readonly strategies: readonly Pick<StrategyView, 'strategy' | 'outcome'>[];
  readonly size: {
    readonly points: number;
    readonly variables: number;
    readonly conjuncts: number;
    readonly obligations: number;
    /** Of CoreDafny for strategy 2. */
    readonly lines: number;
  };
  readonly milliseconds: number;
}
