import { unreachable } from '../../base/unreachable.ts';
import type { CrashCause, Misuse, Stop } from '../../run/system.ts';
import type { Machine } from '../machine.ts';
import type { Goroutine, Unwinding } from '../state/goroutine.ts';
import { isChannelText, runtimeText, type FatalError, type PanicValue } from '../value/panic.ts';
import { showPanicked } from '../value/show.ts';
import { Boxed } from '../value/value.ts';
import { named } from './name.ts';
import { callForText } from './pure.ts';

export function fatalStop(goroutine: Goroutine, error: FatalError): Stop {
  return {
    kind: 'crash',
    goroutine: named(goroutine),
    operation: '',
    cause: { kind: 'panic', message: `fatal error: ${error.text}`, misuse: 'lock' },
  };
}

/** A panic that nobody has recovered, with Go's own words. */
export function crashOf(machine: Machine, goroutine: Goroutine, unwinding: Unwinding): Stop {
  const chain: Unwinding[] = [];
  for (let at: Unwinding | null = unwinding; at !== null; at = at.before) chain.unshift(at);
  const panics = chain.flatMap(({ panic, recovered }) =>
    panic === null ? [] : [{ panic, recovered }],
  );
  return {
    kind: 'crash',
    goroutine: named(goroutine),
    operation: '',
    cause: causeOf(machine, panics),
  };
}

interface Raised {
  readonly panic: PanicValue;
  readonly recovered: boolean;
}

/** Who is to blame is the one that began. */
function causeOf(machine: Machine, panics: readonly Raised[]): CrashCause {
  const [first, ...others] = panics;
  const isAlone = others.length === 0 && first?.recovered === false;
  if (isAlone && first.panic.kind === 'channel') return { kind: first.panic.fault };
  const texts = panics.map(
    ({ panic, recovered }) => `${panicText(machine, panic)}${recovered ? ' [recovered]' : ''}`,
  );
  const misuse = first === undefined ? null : misuseOf(machine, first.panic);
  return { kind: 'panic', message: texts.join('\n\tpanic: '), misuse };
}

function misuseOf({ program }: Machine, panic: PanicValue): Misuse | null {
  switch (panic.kind) {
    case 'channel':
    case 'waitgroup':
      return panic.kind;
    case 'value': {
      // Raised again by who had recovered it.
      const { value } = panic;
      const isRuntime =
        value instanceof Boxed && value.type === program.plain.known.runtimeErrors?.plain;
      return isRuntime && isChannelText(value.value) ? 'channel' : null;
    }
    case 'runtime':
    case 'plain':
      return null;
    default:
      return unreachable(panic);
  }
}

function panicText(machine: Machine, panic: PanicValue): string {
  if (panic.kind !== 'value') return runtimeText(panic);
  const { value } = panic;
  return callForText(machine, value) ?? showPanicked(value, machine.program.types);
}
