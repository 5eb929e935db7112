import type { TypeId } from '../../go/plain/ids.ts';
import { call, computed, field, literal } from '../term/make.ts';
import { wholeNumber } from '../term/sort.ts';
import { keyOf } from '../term/spell.ts';
import type { Term } from '../term/term.ts';
import { differenceTerm } from '../value/clock-order.ts';
import { isLookAtClock } from '../value/look-at-clock.ts';
import { termOf } from '../value/term.ts';
import { Unknown, type Value } from '../value/value.ts';

interface Moment {
  readonly moment: Term;
  /** In nanoseconds. */
  readonly added: Term;
}

type TimeParts = readonly [Value, Value, Value, Value];

/** The moment that a time.Time is, and what was added to it; null for the zero time. */
function momentOf(time: Value): Moment | null {
  const nothing = literal(0);
  if (time instanceof Unknown) return { moment: time.term, added: nothing };
  if (!Array.isArray(time)) return null;
  const [seconds, nanoseconds, look, added] = time as unknown as TimeParts;
  if (!(look instanceof Unknown)) {
    const isZero = seconds === 0 && nanoseconds === 0;
    const onCalendar = (): Term => call('time.Unix', [termOf(seconds), termOf(nanoseconds)]);
    return isZero ? null : { moment: onCalendar(), added: nothing };
  }
  if (isLookAtClock(look.term)) return { moment: look.term, added: termOf(added) };
  const base = look.term.kind === 'field' ? look.term.of : look.term;
  const shift = keyOf(field(base, 'shift'));
  const more = termOf(added);
  if (keyOf(more) === shift) return { moment: base, added: nothing };
  const [before, moved] = more.kind === 'computed' && more.operator === '+' ? more.operands : [];
  if (before !== undefined && moved !== undefined && keyOf(before) === shift)
    return { moment: base, added: moved };
  return { moment: computed('+', [base, more], wholeNumber), added: nothing };
}

/** One of the two is a look at the clock: what lies between them, in nanoseconds; null for other times. */
export function timeBetween(later: Value, earlier: Value, type: TypeId | null): Value {
  const [first, second] = [momentOf(later), momentOf(earlier)];
  if (first === null || second === null) return null;
  if (!isLookAtClock(first.moment) && !isLookAtClock(second.moment)) return null;
  const added = minus(first.added, second.added);
  if (keyOf(first.moment) === keyOf(second.moment)) return valueOf(added, type);
  const difference = differenceTerm(first.moment, second.moment);
  const isSame = added.kind === 'literal' && added.value === 0;
  return new Unknown(isSame ? difference : computed('+', [difference, added], wholeNumber), type);
}

function valueOf(term: Term, type: TypeId | null): Value {
  return term.kind === 'literal' ? term.value : new Unknown(term, type);
}

function minus(first: Term, second: Term): Term {
  const [one, other] = [first, second].map((term) => (term.kind === 'literal' ? term.value : null));
  const isKnown = typeof one === 'number' && typeof other === 'number';
  if (isKnown) return literal(one - other);
  return second.kind === 'literal' && second.value === 0
    ? first
    : computed('-', [first, second], wholeNumber);
}

/** What is read off a time whose moment nobody knows, and hangs on a number besides; null for other times. */
export function partOf(time: Value, name: string, number: Value): Unknown | null {
  if (!Array.isArray(time)) return null;
  const [, , look, added] = time as unknown as TimeParts;
  if (!(look instanceof Unknown && isLookAtClock(look.term))) return null;
  const moment = added === 0 ? look.term : computed('+', [look.term, termOf(added)], wholeNumber);
  const read = number === 0 ? field(moment, name) : call(name, [moment, termOf(number)]);
  return new Unknown(read, null);
}
