import { callClosure } from '../control.ts';
import type { Machine } from '../machine.ts';
import type { Cell } from '../state/heap.ts';
import { named } from '../term/make.ts';
import { spread } from '../value/spread.ts';
import { Closure, Pointer, Unknown, type Value } from '../value/value.ts';
import { syncValueAt } from './reached.ts';

/**
 * Somebody else did what this `Once` is for before the run began. If it is given one function alone, what that
 * leaves behind is there: the function runs now, with variables as others may have had them.
 */
export function repeatOnce(machine: Machine, once: Pointer, todo: Closure): void {
  const whole = machine.peek(once);
  if (!Array.isArray(whole) || !hasUnknown(whole[0] as Value)) return;
  machine.poke(once.into(0), done(whole[0] as Value));
  const { alone, overwritten } = machine.program.onceFunctions();
  if (!alone.has(todo.function)) return;
  const name = syncValueAt(machine, once)?.name ?? 'the Once';
  if (overwritten.has(todo.function))
    machine.grant(`nobody changes what the function that ${name} runs has set`);
  const captures = todo.captures.map((cell) => asOthersHad(machine, cell, once));
  callClosure(machine, new Closure(todo.function, captures), [], []);
}

const hasUnknown = (value: Value): boolean =>
  Array.isArray(value) ? (value as readonly Value[]).some(hasUnknown) : value instanceof Unknown;

const done = (value: Value): Value =>
  Array.isArray(value)
    ? (value as readonly Value[]).map(done)
    : value instanceof Unknown
      ? 1
      : value;

/** What leads to the `Once` itself was the same for others; of other variables each call has its own. */
function asOthersHad(machine: Machine, variable: Pointer, { object }: Pointer): Pointer {
  const { value, origin } = machine.object(variable.object) as Cell;
  if (value instanceof Pointer && value.object === object) return variable;
  if (origin === null) return variable;
  const { name, type, types } = origin;
  const other = machine.freshUnknown(
    named(`${name === '' ? 'a value' : name} of another call`),
    0,
    type,
  );
  return machine.newCell(spread(other, type, types), origin);
}
