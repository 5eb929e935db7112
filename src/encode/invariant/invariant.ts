import { yes } from '../../logic/term.ts';
import type { Context } from '../context/context.ts';
import { branch } from './branch.ts';
import { bufferBounds } from './buffer-bounds.ts';
import { capacity } from './capacity.ts';
import type { Conjunct } from './conjunct.ts';
import { counterRange } from './counter-range.ts';
import { defined } from './defined.ts';
import { loop } from './loop.ts';
import { monitor } from './monitor.ts';
import { rendezvousMutex } from './rendezvous-mutex.ts';
import { returned } from './returned.ts';
import { spawned } from './spawned.ts';
import { waitgroup } from './waitgroup.ts';

/** inv(V); conjuncts that say nothing, such as `0 <= 1` for a constant capacity, are left out. */
export function invariant(context: Context): readonly Conjunct[] {
  return [
    ...counterRange(context),
    ...spawned(context),
    ...branch(context),
    ...returned(context),
    ...loop(context),
    ...defined(context),
    ...capacity(context),
    ...bufferBounds(context),
    ...monitor(context),
    ...rendezvousMutex(context),
    ...waitgroup(context),
  ].filter(({ term }) => term !== yes);
}
