import { call, run } from '../control.ts';
import type { Machine } from '../machine.ts';
import { Goroutine } from '../state/goroutine.ts';
import { Boxed, Unknown, type Value } from '../value/value.ts';
import { toText } from '../value/text.ts';

/** What Error() or String() of a value says; null where it has neither, or it does not return at once. */
export function callForText(machine: Machine, value: Value): string | null {
  if (!(value instanceof Boxed)) return null;
  const { methods } = machine.program.types.get(value.type);
  const target = methods.get('Error') ?? methods.get('String');
  if (target === undefined) return null;
  const keep = machine.goroutine;
  const procedure = machine.program.procedure(target);
  const result = procedure.function.results[0];
  if (result === undefined) return null;
  const scratch = new Goroutine(machine.owner, -1, '', 0, [], 0, null, null);
  machine.goroutine = scratch;
  machine.accesses = null;
  call(machine, target, [value.value], [], [], false);
  const [frame] = scratch.frames;
  const rest = run(machine);
  machine.goroutine = keep;
  if (rest.kind !== 'ended') return null;
  const text = frame!.locals[result]!;
  return typeof text === 'string' ? toText(text) : text instanceof Unknown ? text.term : null;
}
