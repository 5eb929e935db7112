import type { Span } from '../../base/span.ts';
import type { GoType } from '../../go/syntax.ts';
import { integer } from '../quantity.ts';
import { quantityValue, type PreparedCall, type Value } from '../value.ts';
import { emit, report, type Here } from './context.ts';
import { exitProgram, unwind } from './defers.ts';
import { stoppedKey } from './fields.ts';
import { foreignMethod, callMethod } from './operations.ts';
import { fresh, externalTypeName, unknownValue } from './sources.ts';
import { spawn } from './spawn.ts';
import { forgetObject } from './structs.ts';
import { carries, escape, unknownHere } from './variables.ts';
import { makeErrgroup, newPrimitive } from './zero.ts';

type External = Value & { readonly kind: 'external' };

/** A function that we have no text of: what is known of it by name, or else that it may do anything with what it gets. */
export function callExternal(here: Here, target: External, call: PreparedCall): Value {
  const { receiver } = target;
  const base =
    target.path
      .split('/')
      .filter((part) => !/^v[0-9]+$/.test(part))
      .at(-1) ?? '';
  const known =
    receiver === null
      ? knownFunction(here, base, target.name, call)
      : knownMethod(here, base, target.name, receiver, call);
  return (
    known ??
    unknownCall(here, `${base === '' || receiver !== null ? '' : `${base}.`}${target.name}`, call)
  );
}

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

function knownFunction(here: Here, path: string, name: string, call: PreparedCall): Value | null {
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
          makeErrgroup(here, call.wish ?? 'group', span),
          typedOpaque(here, opaqueOf('context', 'Context', span), call),
        ],
      };
    case 'sync.NewCond': {
      const primitive = newPrimitive(here, 'cond', call.wish ?? 'cond', span);
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

const endsTest: ReadonlySet<string> = new Set([
  'Fatal',
  'Fatalf',
  'FailNow',
  'Skip',
  'Skipf',
  'SkipNow',
]);

function knownMethod(
  here: Here,
  path: string,
  name: string,
  receiver: Value,
  call: PreparedCall,
): Value | null {
  if (receiver.kind === 'errgroup') return groupMethod(here, receiver, name, call);
  if (receiver.kind !== 'opaque') return null;
  const type = externalTypeName(here.builder.index, receiver.type) ?? path;
  if (type.startsWith('context.') && name === 'Done')
    return {
      kind: 'outside',
      timeout: type === 'context.WithTimeout',
      name: `${receiver.name}.Done()`,
      opaque: receiver,
    };
  // A context by the name that everyone gives it, where its type is not in sight.
  if (name === 'Done' && receiver.type === null && /(^|\.)ctx$/i.test(receiver.name))
    return { kind: 'outside', timeout: false, name: `${receiver.name}.Done()`, opaque: receiver };
  if (type.startsWith('testing.') && endsTest.has(name)) {
    unwind(here, 'goexit', call.span);
    return { kind: 'nil' };
  }
  if (type.startsWith('time.') && name === 'Stop')
    here.builder.remembered.set(stoppedKey(receiver), receiver);
  const [body] = call.arguments;
  if (type === 'sync.WaitGroup' && name === 'Go' && body !== undefined) {
    report(here.builder, 'go-note-foreign-waitgroup', call.span, { name: receiver.name });
    spawn(here, { ...call, target: body, arguments: [] });
    return { kind: 'nil' };
  }
  return foreignMethod(here, receiver, name, call);
}

/** errgroup.Group: Go adds one and spawns, Wait waits for all. */
function groupMethod(
  here: Here,
  group: Value & { kind: 'errgroup' },
  name: string,
  call: PreparedCall,
): Value | null {
  const { primitive } = group;
  const [body] = call.arguments;
  if (name === 'Go' && body !== undefined) return spawnCounted(here, primitive, body, call);
  if (name === 'Wait') {
    callMethod(here, primitive, 'Wait', call);
    return unknownHere(here, call.text, null, call.span);
  }
  report(here.builder, 'go-unsupported', call.span, { what: `${primitive.name}.${name}` });
  return { kind: 'nil' };
}

/** wg.Go(f): wg.Add(1), then a goroutine that runs f and wg.Done. */
export function spawnCounted(
  here: Here,
  primitive: (Value & { kind: 'errgroup' })['primitive'],
  body: Value,
  call: PreparedCall,
): Value {
  const { span } = call;
  emit(here, { kind: 'add', primitive, amount: integer(1), span });
  spawn(here, { ...call, target: body, arguments: [] }, (inner) =>
    emit(inner, { kind: 'add', primitive, amount: integer(-1), span }),
  );
  return { kind: 'nil' };
}

function unknownCall(here: Here, name: string, call: PreparedCall): Value {
  for (const [at, value] of call.arguments.entries()) {
    const span = call.argumentSpans[at] ?? call.span;
    if (carries(here, value))
      escape(here, value, `is passed to ${name}, which is not in this file`, span);
    else if (value.kind === 'object') forgetObject(here, value.object, span);
  }
  return {
    kind: 'opaque',
    id: here.builder.counter.next++,
    name: call.text,
    type: null,
    loops: here.flow.loops,
    origin: 'computed',
    span: call.span,
  };
}
