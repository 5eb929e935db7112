import type { NativeOperation } from '../../go/std/natives.ts';
import type { NativeRule } from './rule.ts';
import { atomicNatives } from './atomic.ts';
import { choiceNatives } from './choice.ts';
import { condNatives } from './cond.ts';
import { dynamicNatives } from './dynamic.ts';
import { environmentNatives } from './environment.ts';
import { lockNatives } from './lock.ts';
import { mathNatives } from './math.ts';
import { textNatives } from './text.ts';
import { timerNatives } from './timer.ts';
import { waitGroupNatives } from './waitgroup.ts';

/** By family and operation: `mutex.lock`. */
export const natives: Readonly<Record<NativeOperation, NativeRule>> = {
  ...lockNatives,
  ...waitGroupNatives,
  ...condNatives,
  ...atomicNatives,
  ...timerNatives,
  ...environmentNatives,
  ...choiceNatives,
  ...dynamicNatives,
  ...mathNatives,
  ...textNatives,
};
