import {
  exchange,
  loopToLoop,
  loopToSingles,
  fanIn,
  guarded,
  earlyAnswer,
  guardedReturn,
  handshake,
  critical,
  ownBuffer,
  tokens,
  lockOrder,
} from './channel-motifs.ts';
import type { Motif } from './motif-parts.ts';
import { workersAndWait, loopedDone, resultsAndDone, lateAdd } from './waitgroup-motifs.ts';

/** Those that stand twice are picked twice as often. */
export const motifs: readonly Motif[] = [
  exchange,
  loopToLoop,
  loopToLoop,
  loopToSingles,
  loopToSingles,
  fanIn,
  guarded,
  earlyAnswer,
  guardedReturn,
  workersAndWait,
  loopedDone,
  handshake,
  critical,
  ownBuffer,
  resultsAndDone,
  tokens,
  lockOrder,
  lateAdd,
];
