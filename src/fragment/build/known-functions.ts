import type { Span } from '../../base/span.ts';
import type { GoType } from '../../go/syntax.ts';
import { quantityValue, type PreparedCall, type Value } from '../value.ts';
import { emit, type Here } from './context.ts';
import { exitProgram, unwind } from './defers.ts';
import { fresh, unknownValue } from './sources.ts';
import { makeErrgroup, newPrimitive } from './zero.ts';

const opaqueOf = (name: string, type: string, span: Span): GoType => ({
  kind: 'named',
  package: name,
  name: type,
  span,
});
function typedOpaque(here: Here, type: GoType, call: PreparedCall): Value {
  return unknownValue(here.builder, {
    name: call.text,
    type,
    origin: 'computed',
    span: call.span,
    loops: here.flow.loops,
  });
}

export function knownFunction(
  here: Here,
  path: string,
  name: string,
  call: PreparedCall,
): Value | null {
  const { span } = call;
  const [first] = call.arguments;
  switch (`${path}.${name}`) {
    case 'time.After':
    case 'time.Tick':
      return { kind: 'outside', timeout: true, name: call.text, opaque: null };
    case 'time.NewTimer':
      return typedOpaque(here, opaqueOf('time', 'Timer', span), call);
    case 'time.NewTicker':
      return typedOpaque(here, opaqueOf('time', 'Ticker', span), call);
    case 'os.Exit':
    case 'log.Fatal':
    case 'log.Fatalf':
    case 'log.Fatalln':
      exitProgram(here, span);
      return { kind: 'nil' };
    case 'log.Panic':
    case 'log.Panicf':
    case 'log.Panicln':
      unwind(here, 'panic', span);
      return { kind: 'nil' };
    case 'runtime.Goexit':
      unwind(here, 'goexit', span);
      return { kind: 'nil' };
    case 'runtime.NumCPU':
      return processors(here, call);
    case 'context.WithTimeout':
    case 'context.WithDeadline':
      return {
        kind: 'tuple',
        values: [typedOpaque(here, opaqueOf('context', 'WithTimeout', span), call), noFunction],
      };
    case 'context.WithCancel':
    case 'context.WithCancelCause':
      return {
        kind: 'tuple',
        values: [typedOpaque(here, opaqueOf('context', 'Context', span), call), noFunction],
      };
    case 'errgroup.WithContext':
      return {
        kind: 'tuple',
        values: [
          makeErrgroup(here, call.hint ?? 'group', span),
          typedOpaque(here, opaqueOf('context', 'Context', span), call),
        ],
      };
    case 'sync.NewCond': {
      const primitive = newPrimitive(here, 'cond', call.hint ?? 'cond', span);
      emit(here, { kind: 'make', primitive, capacity: null, span });
      return { kind: 'primitive', primitive, capacity: null };
    }
    default:
      break;
  }
  // A new error is no other one, and never nil.
  if ((path === 'errors' && name === 'New') || (path === 'fmt' && name === 'Errorf'))
    return { kind: 'text', text: `error ${here.builder.counter.next++}` };
  const harmless = path === 'fmt' || path === 'log' || path === 'errors';
  if (harmless && first !== undefined && call.arguments.every((value) => value.kind !== 'closure'))
    return typedOpaque(here, { kind: 'unknown-type', span }, call);
  return null;
}

/** A cancel function: what it ends is outside. */
const noFunction: Value = { kind: 'external', path: 'context', name: 'cancel', receiver: null };
/** The number of processors is the same at every look. */
function processors(here: Here, call: PreparedCall): Value {
  const known = here.builder.remembered.get('processors');
  if (known !== undefined) return known;
  const quantity = fresh(here.builder, {
    name: 'runtime.NumCPU()',
    sort: 'int',
    nonNegative: true,
    origin: 'computed',
    span: call.span,
    loops: [],
  });
  const value: Value = quantityValue(quantity);
  here.builder.remembered.set('processors', value);
  return value;
}
