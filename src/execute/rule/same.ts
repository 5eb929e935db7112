import type { TypeId } from '../../go/plain/ids.ts';
import type { Machine } from '../machine.ts';
import { compare } from '../term/compare.ts';
import { call } from '../term/make.ts';
import { sortOf } from '../term/sort.ts';
import { checkComparable, equalValues } from '../value/equal.ts';
import { termOf } from '../value/term.ts';
import { Boxed, Unknown, type Value } from '../value/value.ts';

/** Whether a value, or a part of it, is unknown. */
export function holdsUnknown(value: Value): boolean {
  if (value instanceof Unknown) return true;
  if (value instanceof Boxed) return holdsUnknown(value.value);
  return Array.isArray(value) && (value as readonly Value[]).some(holdsUnknown);
}

/** == of values of one type, of which parts may be unknown: whether those are the same is supposed. */
export function isSame(machine: Machine, one: Value, other: Value, type: TypeId): boolean {
  const { types } = machine.program;
  if (one instanceof Unknown) return isSupposed(machine, one, other, type);
  if (other instanceof Unknown) return isSupposed(machine, other, one, type);
  if (Array.isArray(one) && Array.isArray(other))
    return (one as readonly Value[]).every((part, at) =>
      isSame(machine, part, (other as readonly Value[])[at]!, types.partOf(type, at)),
    );
  if (one instanceof Boxed && other instanceof Boxed) {
    if (one.type !== other.type) return false;
    checkComparable(one, types);
    return isSame(machine, one.value, other.value, one.type);
  }
  return equalValues(one, other, types);
}

function isSupposed(machine: Machine, unknown: Unknown, other: Value, type: TypeId): boolean {
  const { types } = machine.program;
  const known = machine.supposedValue(unknown);
  const compared = { sort: sortOf(types.shape(type)), isReflexive: types.isReflexive(type) };
  const same = compare('==', termOf(known), termOf(other), compared);
  return typeof same === 'boolean' ? same : machine.decide(new Unknown(same, null));
}

/** Whether all that can be reached from two values is the same, where nobody knows what one of them is. */
export function isDeeplySame(machine: Machine, one: Value, other: Value): boolean {
  return machine.decide(new Unknown(call('reflect.DeepEqual', [one, other].map(termOf)), null));
}
