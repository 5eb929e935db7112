import { unreachable } from '../base/unreachable.ts';
import type { Happening } from './event.ts';
import type { NamedResource } from './names.ts';

/** The resource that a step used; null where it was the goroutine's own affair. */
export function resourceOf(what: Happening): NamedResource | null {
  if ('channel' in what) return what.channel;
  if ('waitgroup' in what) return what.waitgroup;
  if ('lock' in what) return what.lock;
  if ('cond' in what) return what.cond;
  if ('timer' in what) return what.timer;
  if ('context' in what) return what.context;
  if ('output' in what) return what.output;
  switch (what.kind) {
    case 'read':
    case 'write':
    case 'atomic':
      return what.variable;
    case 'default':
    case 'spawn':
    case 'return':
    case 'branch':
    case 'jump':
    case 'loop-head':
    case 'loop-next':
    case 'suppose':
    case 'local':
      return null;
    default:
      return unreachable(what);
  }
}
