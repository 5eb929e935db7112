import { runtimeErrorTypes, type KnownTypes } from '../../go/plain/program.ts';
import type { Machine } from '../machine.ts';
import { runtimeText, type PanicValue } from '../value/panic.ts';
import { Boxed, type Value } from '../value/value.ts';

/** What `recover` gives for a panic. */
export function recovered(
  machine: Machine,
  panic: PanicValue,
  { runtimeErrors, string }: KnownTypes,
): Value {
  if (panic.kind === 'value') return panic.value;
  const text = runtimeText(panic);
  if (panic.kind === 'waitgroup' || runtimeErrors === null) return new Boxed(string, text);
  const kind = panic.kind === 'channel' ? 'plain' : panic.of;
  const value = runtimeErrorTypes[kind].isPointer ? machine.newCell([text]) : text;
  return new Boxed(runtimeErrors[kind], value);
}
