import { integer } from '../../expression/expression.ts';
import type { PreparedCall, Value } from '../value.ts';
import { emit, report, type Here } from './context.ts';
import { unwind } from './defers.ts';
import { stoppedKey } from './fields.ts';
import { callMethod, foreignMethod } from './operations.ts';
import { externalTypeName } from './sources.ts';
import { spawn } from './spawn.ts';
import { unknownHere } from './variables.ts';

const endsTest: ReadonlySet<string> = new Set([
  'Fatal',
  'Fatalf',
  'FailNow',
  'Skip',
  'Skipf',
  'SkipNow',
]);
export function knownMethod(
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
