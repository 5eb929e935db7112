import type { FunctionId } from '../../go/plain/ids.ts';
import { call, run } from '../control.ts';
import type { Machine } from '../machine.ts';
import { wordsOf } from '../term/spell.ts';
import { Goroutine } from '../state/goroutine.ts';
import { Boxed, Unknown, type Value } from '../value/value.ts';
import { toText } from '../value/text.ts';

/** The first result of a function; null where it has none, or does not return at once. */
export function callAtOnce(
  machine: Machine,
  target: FunctionId,
  values: readonly Value[],
): Value | null {
  const keep = machine.goroutine;
  const result = machine.program.procedure(target).function.results[0];
  if (result === undefined) return null;
  const scratch = new Goroutine(machine.owner, -1, '', 0, [], 0, null, null);
  machine.goroutine = scratch;
  machine.noting = false;
  call(machine, target, values, [], [], false);
  const [frame] = scratch.frames;
  const rest = run(machine);
  machine.goroutine = keep;
  return rest.kind === 'ended' ? frame!.locals[result]! : null;
}

/** What Error() or String() of a value says; null where it has neither, or it does not return at once. */
export function callForText(machine: Machine, value: Value): string | null {
  if (!(value instanceof Boxed)) return null;
  const { methods } = machine.program.types.get(value.type);
  const target = methods.get('Error') ?? methods.get('String');
  if (target === undefined) return null;
  const text = callAtOnce(machine, target, [value.value]);
  if (text === null) return null;
  return typeof text === 'string'
    ? toText(text)
    : text instanceof Unknown
      ? wordsOf(text.term)
      : null;
}
