import { unreachable } from '../../base/unreachable.ts';
import type { Happening } from '../../run/event.ts';
import type { Goroutine } from '../state/goroutine.ts';
import type { MemoryPending, Pending } from '../state/pending.ts';
import { phrase } from '../term/make.ts';
import { equalValues } from '../value/equal.ts';
import { GoPanic } from '../value/panic.ts';
import { Pointer, Unknown, type Value } from '../value/value.ts';
import { valueName, atomicValue } from './others.ts';
import type { Step } from './step.ts';

export function stepMemory(
  step: Step,
  goroutine: Goroutine,
  pending: MemoryPending & Pending,
): Happening {
  const { place } = pending;
  const variable = step.placeName('v', 'variable', new Pointer(place.object, place.path));
  if (pending.kind === 'access') {
    const { write } = pending.access;
    const before = shownAt(step, pending);
    step.machine.passing = true;
    step.repeat(goroutine);
    return write
      ? { kind: 'write', variable, value: shownAt(step, pending) }
      : { kind: 'read', variable, value: before };
  }
  const operation = pending.operation;
  try {
    const { result, after } = operate(step, pending);
    step.resume(goroutine, [[pending.target, result]]);
    return { kind: 'atomic', variable, operation, value: step.show(after) };
  } catch (thrown) {
    if (!(thrown instanceof GoPanic)) throw thrown;
    step.panic(goroutine, thrown);
    return { kind: 'atomic', variable, operation, value: '' };
  }
}

/** What a variable holds; empty where the access is to several elements, or to a value of many lines. */
function shownAt(
  step: Step,
  { place, access }: Extract<MemoryPending, { kind: 'access' }>,
): string {
  const { machine } = step;
  if (!machine.showing || access.low !== access.high) return '';
  const cell = machine.cell(place.object);
  return 'value' in cell ? step.show(machine.peek(place)) : '';
}

type Atomic = MemoryPending & { readonly kind: 'atomic' };

function operate(step: Step, pending: Atomic): { readonly result: Value; readonly after: Value } {
  const { machine } = step;
  const place = pending.place;
  const before = atomicValue(machine, place);
  const fresh = (...words: readonly string[]): Value =>
    machine.freshUnknown(phrase(...words), 0, null);
  const [first, second] = pending.operands as [Value, Value];
  const put = (after: Value, result: Value): { result: Value; after: Value } => {
    const { kept } = pending;
    const isKept = kept === null || !machine.forgets || after instanceof Unknown;
    machine.poke(place, isKept ? after : kept);
    return { result, after };
  };
  switch (pending.operation) {
    case 'load':
      return { result: before, after: before };
    case 'store':
      return put(first, null);
    case 'swap':
      return put(first, before);
    case 'compare-and-swap': {
      if (before instanceof Unknown || first instanceof Unknown) {
        const name = valueName(machine, place);
        return put(fresh(name), fresh(`${name} is swapped`));
      }
      const equal = equalValues(before, first, machine.program.types);
      return equal ? put(second, true) : { result: false, after: before };
    }
    case 'add':
    case 'and':
    case 'or': {
      const compute = pending.compute!;
      const after =
        before instanceof Unknown || first instanceof Unknown
          ? fresh(valueName(machine, place))
          : compute(before as number | bigint, first as number | bigint);
      return put(after, pending.operation === 'add' ? after : before);
    }
    default:
      return unreachable(pending.operation);
  }
}
