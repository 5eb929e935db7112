import type { TypeId } from '../../go/plain/ids.ts';
import type { Types } from '../value/types.ts';
import { Unknown } from '../value/value.ts';
import type { Evaluate } from './instruction.ts';

/**
 * A search need not remember a value that nothing hangs on: it takes zero for it. What is unknown stays so, since
 * a run supposes something of it where it is put into words.
 */
export function forgetting(value: Evaluate, isIdle: boolean, type: TypeId, types: Types): Evaluate {
  if (!isIdle) return value;
  const zero = types.zero(type);
  return (locals, machine) => {
    const found = value(locals, machine);
    return machine.forgets && !(found instanceof Unknown) ? zero : found;
  };
}
