import type { FunctionId } from '../go/plain/ids.ts';
import type { PlainFunction, PlainProgram } from '../go/plain/program.ts';
import { calleesOf, opaqueKind, type Reached } from '../go/plain/reached.ts';
import type { CallParts, PlainStatement } from '../go/plain/statement.ts';
import { carries } from './communicates.ts';
import type { Names } from './names.ts';

/** What a call is printed by. */
export interface Calling {
  readonly program: PlainProgram;
  readonly reached: Reached;
  readonly communicating: ReadonlySet<FunctionId>;
  /** The function that calls. */
  readonly fn: PlainFunction;
  readonly names: Names;
}

/** What a function of the library does to a lock, a group, a condition or a timer. */
export function nativeLines(
  names: Names,
  statement: PlainStatement & { readonly kind: 'native' },
): readonly string[] {
  const { operation, operands } = statement;
  const [family, action = ''] = operation.split('.');
  const [first] = operands;
  const isLock = family === 'mutex' || family === 'rwmutex';
  if (!isLock && family !== 'waitgroup' && family !== 'cond' && family !== 'timer') return [];
  const amount = operands[1];
  const by =
    action === 'add' && amount?.kind === 'constant' && amount.value.kind === 'integer'
      ? ` ${String(amount.value.value)}`
      : '';
  const place = first === undefined || family === 'timer' ? '' : ` ${names.of(first)}`;
  return [`${family === 'timer' ? 'tau' : action.toLowerCase()}${place}${by};`];
}

/** A call, or one of those that it may be, with the channels and locks that it hands over. */
export function callLines(
  { program, reached, communicating, fn: caller, names }: Calling,
  { callee, arguments: given }: CallParts,
  word: 'call' | 'spawn',
): readonly string[] {
  if (callee.kind === 'unknown') return [];
  const targets =
    callee.kind === 'static'
      ? [callee.function]
      : calleesOf(program, reached, caller, callee).map((one) => one.function);
  const shown = targets
    .map((id) => program.functions[id]!)
    .filter((fn) => communicating.has(fn.id) && opaqueKind(fn) === null);
  const made =
    callee.kind === 'dynamic' && callee.closure.kind === 'closure' ? callee.closure : null;
  const exact = made === null ? shown : shown.filter(({ id }) => id === made.function);
  const calls = exact.map((fn) => {
    const captured = made === null ? [] : made.captures.map((local) => names.local(local));
    const passable = [...captured, ...given.map((one) => names.of(one))];
    const wanted = [...(made === null ? [] : fn.captures), ...fn.parameters];
    const passed = passable.filter((_, at) => {
      const local = wanted[at];
      return local !== undefined && carries(program, fn.locals[local]!.type);
    });
    const operation = onlyOperation(fn);
    if (operation !== null) return `${operation} ${passed.join(', ')};`;
    if (fn.origin === 'library' && /WaitGroup\)?\.Done$/.test(fn.qualified ?? fn.name))
      return `add ${passed.join(', ')} -1;`;
    return `${word} ${fn.name}(${passed.join(', ')});`;
  });
  if (calls.length <= 1) return calls;
  return calls.flatMap((call, at) => [at === 0 ? 'if' : 'else if', `  ${call}`]).concat('endif;');
}

/** What a wrapper around one operation does. */
export function onlyOperation({ origin, body }: PlainFunction): string | null {
  const [first, ...more] = body;
  if (origin !== 'wrapper' || first?.kind !== 'native' || more.length > 0) return null;
  return (first.operation.split('.')[1] ?? '').toLowerCase();
}
