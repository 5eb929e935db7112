import { head, line, nest, type Part, type Stmt } from './program.ts';
import { printPart } from './print.ts';
import {
  freshName,
  inFunction,
  withoutWritten,
  type Making,
  type Scope,
  type Variable,
} from './scope.ts';
import type { MakeBody } from './repeat.ts';

/** A goroutine that does this. */
export function spawn(making: Making, scope: Scope, body: MakeBody): readonly Stmt[] {
  const { dice } = making;
  const roll = dice.below(10);
  // Arguments are evaluated where the goroutine starts; all else it reads must stay as it is.
  if (roll < 4) return [line`go ${extracted(making, scope, true, body)}`];
  const inner = body(inFunction(withoutWritten(scope, making), true));
  const text = textOf(inner);
  for (const { name } of scope.variables) if (mentions(text, name)) making.captured.add(name);
  if (roll < 8) return [nest(['go func()'], inner, '}()')];
  return closureThen(making, inner, (name) => line`go ${name}()`);
}

/** The same statements, done where they stand or somewhere else. */
export function wrapped(making: Making, scope: Scope, body: MakeBody): readonly Stmt[] {
  const { dice } = making;
  const roll = dice.below(10);
  if (roll < 4 || scope.depth > 5) return body(scope);
  if (roll < 7) return [line`${extracted(making, scope, false, body)}`];
  const inner = body(inFunction(scope, false));
  if (roll < 8) return [nest(['func()'], inner, '}()')];
  return closureThen(making, inner, (name) => line`${name}()`);
}

export function deferred(making: Making, scope: Scope, body: MakeBody): readonly Stmt[] {
  if (making.dice.percent(35)) return [line`defer ${extracted(making, scope, true, body)}`];
  const inner = body(inFunction(scope, true));
  const [only] = inner;
  if (inner.length === 1 && only!.body === null && isCall(only!.head))
    return [{ ...only!, head: ['defer ', ...only!.head] }];
  return [nest(['defer func()'], inner, '}()')];
}

function isCall(start: readonly Part[]): boolean {
  return /^\w+(\.\w+)?\(.*\)$/.test(start.map(printPart).join(''));
}

function closureThen(
  making: Making,
  body: readonly Stmt[],
  call: (name: string) => Stmt,
): readonly Stmt[] {
  const name = freshName(making, 'run');
  return [nest(head`${name} := func()`, body), call(name)];
}

const types: Readonly<Record<Variable['type'], string>> = {
  int: 'int',
  bool: 'bool',
  channel: 'chan int',
  signal: 'chan struct{}',
  group: '*sync.WaitGroup',
  'group pointer': '*sync.WaitGroup',
  lock: '*sync.Mutex',
  'lock pointer': '*sync.Mutex',
  list: '[]int',
  text: 'string',
  table: 'map[int]int',
  question: 'func() bool',
  attempt: 'func() error',
  context: 'context.Context',
};

/** A waitgroup or a lock that is passed on is passed by its address, once. */
function withPointers(scope: Scope): Scope {
  return {
    ...scope,
    variables: scope.variables.map((one) =>
      one.type === 'group' || one.type === 'lock' ? { ...one, type: `${one.type} pointer` } : one,
    ),
  };
}

/** Makes a function or a method of the statements, and returns the call of it. */
function extracted(making: Making, scope: Scope, spawned: boolean, make: MakeBody): string {
  const body = make(withPointers(inFunction(scope, spawned)));
  const text = textOf(body);
  const used = scope.variables.filter(({ name }) => mentions(text, name));
  const base = freshName(making, making.dice.pick(['work', 'handle', 'step', 'serve']));
  const name = `${base}x${making.suffix}`;
  const passed = used.filter((one) => !one.name.includes('.'));
  const parameters = passed.map((one) => `${one.name} ${types[one.type]}`).join(', ');
  const given = passed.map(({ name: variable, type }) =>
    type === 'group' || type === 'lock' ? `&${variable}` : variable,
  );
  const isMethod = making.receiver !== null && (mentions(text, 's') || making.dice.percent(40));
  const receiver = isMethod ? `(s *${making.receiver}) ` : '';
  making.functions.push({ signature: `${receiver}${name}(${parameters})`, body });
  return `${isMethod ? 's.' : ''}${name}(${given.join(', ')})`;
}

function mentions(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w.])${name.replace('.', '\\.')}\\b`).test(text);
}

function textOf(body: readonly Stmt[]): string {
  return body
    .map(({ head: start, body: inner, otherwise }) =>
      [start.map(printPart).join(''), textOf(inner ?? []), textOf(otherwise ?? [])].join('\n'),
    )
    .join('\n');
}
