import type { CrashCause, Stop } from '../../run/system.ts';
import type { Machine } from '../machine.ts';
import type { Goroutine, Unwinding } from '../state/goroutine.ts';
import { runtimeText, type FatalError, type PanicValue } from '../value/panic.ts';
import { showPanicked } from '../value/show.ts';
import { named } from './name.ts';
import { callForText } from './pure.ts';

export function fatalStop(goroutine: Goroutine, error: FatalError): Stop {
  return {
    kind: 'crash',
    goroutine: named(goroutine),
    operation: '',
    cause: { kind: 'panic', message: `fatal error: ${error.text}` },
  };
}

/** A panic that nobody has recovered, with Go's own words. */
export function crashOf(machine: Machine, goroutine: Goroutine, unwinding: Unwinding): Stop {
  const chain: Unwinding[] = [];
  for (let at: Unwinding | null = unwinding; at !== null; at = at.before) chain.unshift(at);
  const texts = chain
    .filter((one) => one.panic !== null)
    .map((one) => `${panicText(machine, one.panic!)}${one.recovered ? ' [recovered]' : ''}`);
  return {
    kind: 'crash',
    goroutine: named(goroutine),
    operation: '',
    cause: causeOf(texts.join('\n\tpanic: ')),
  };
}

function causeOf(message: string): CrashCause {
  switch (message) {
    case 'send on closed channel':
      return { kind: 'send-on-closed' };
    case 'close of closed channel':
      return { kind: 'close-of-closed' };
    case 'close of nil channel':
      return { kind: 'close-of-nil' };
    default:
      return { kind: 'panic', message };
  }
}

function panicText(machine: Machine, panic: PanicValue): string {
  if (panic.kind !== 'value') return runtimeText(panic);
  const { value } = panic;
  return callForText(machine, value) ?? showPanicked(value, machine.program.types);
}
