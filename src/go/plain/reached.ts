import type { FunctionId, TypeId } from './ids.ts';
import type { PlainFunction, PlainProgram } from './program.ts';
import type { Callee } from './statement.ts';
import type { PlainExpression } from './expression.ts';
import { typeOfExpression, typingOf } from './type-of.ts';

/** Which functions a run may come to, and what a dynamic call may call. */
export interface Reached {
  readonly functions: ReadonlySet<FunctionId>;
  /** Functions that are made into values. */
  readonly closures: ReadonlySet<FunctionId>;
  /** Dynamic types of interface values. */
  readonly boxed: ReadonlySet<TypeId>;
  /** Texts are put together or converted, or come from a function that is not looked into. */
  readonly textIsMade: boolean;
}

/** Packages of the library whose text says what goroutines do. All others only compute. */
const concurrent: ReadonlySet<string> = new Set([
  'sync',
  'sync/atomic',
  'context',
  'time',
  'errors',
  'errgroup',
  'semaphore',
  'singleflight',
  'golang.org/x/sync/errgroup',
  'golang.org/x/sync/semaphore',
  'golang.org/x/sync/singleflight',
]);

const lasting: ReadonlySet<string> = new Set(['os.Exit', 'log.Fatal', 'log.Fatalf', 'log.Fatalln']);

/** What a call of a function of the library comes to, where its text is not looked into. */
export function opaqueKind(fn: PlainFunction): 'exits' | 'computes' | null {
  if (fn.origin !== 'library') return null;
  if (lasting.has(fn.qualified ?? '')) return 'exits';
  return concurrent.has(fn.package) ? null : 'computes';
}

type Part = Readonly<Record<string, unknown>>;

export function reachedFrom(program: PlainProgram, entries: readonly FunctionId[]): Reached {
  const functions = new Set<FunctionId>();
  const closures = new Set<FunctionId>();
  const boxed = new Set<TypeId>();
  const methods = new Set<string>();
  const work = [...entries];
  let textIsMade = false;
  const isText = (type: unknown): boolean => program.types[type as TypeId]?.shape.kind === 'string';
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if (Array.isArray(part)) {
      part.forEach(look);
      return;
    }
    const node = part as Part;
    if (node['kind'] === 'static') work.push(node['function'] as FunctionId);
    if (node['kind'] === 'closure' && !closures.has(node['function'] as FunctionId)) {
      closures.add(node['function'] as FunctionId);
      work.push(node['function'] as FunctionId);
    }
    if (node['kind'] === 'box') boxed.add(node['from'] as TypeId);
    if (node['kind'] === 'arithmetic' && isText(node['type'])) textIsMade = true;
    if (node['kind'] === 'convert' && isText(node['to']) && !isText(node['from']))
      textIsMade = true;
    if (node['kind'] === 'method') methods.add(node['method'] as string);
    for (const [key, value] of Object.entries(node)) if (key !== 'span') look(value);
  };
  for (let before = -1; before !== functions.size || work.length > 0;) {
    before = functions.size;
    for (let id = work.pop(); id !== undefined; id = work.pop()) {
      const fn = program.functions[id]!;
      if (opaqueKind(fn) === 'computes')
        textIsMade ||= fn.results.some((local) => isText(fn.locals[local]!.type));
      if (functions.has(id) || opaqueKind(fn) !== null) continue;
      functions.add(id);
      look(fn.body);
    }
    for (const type of boxed)
      for (const [key, fn] of program.types[type]!.methods) if (methods.has(key)) work.push(fn);
    if (work.every((id) => functions.has(id) || opaqueKind(program.functions[id]!) !== null))
      work.length = 0;
  }
  return { functions, closures, boxed, textIsMade };
}

/** Whom a call may call. */
export function calleesOf(
  program: PlainProgram,
  reached: Reached,
  fn: PlainFunction,
  callee: Callee & { readonly kind: 'dynamic' | 'method' },
): readonly { readonly type: TypeId | null; readonly function: FunctionId }[] {
  if (callee.kind === 'method')
    return [...reached.boxed].flatMap((type) => {
      const target = program.types[type]!.methods.get(callee.method);
      return target === undefined ? [] : [{ type, function: target }];
    });
  const wanted = shapeOf(program, fn, callee.closure);
  if (wanted.kind !== 'function') return [];
  return [...reached.closures].flatMap((id) => {
    const { parameters, results, locals } = program.functions[id]!;
    const same = (locals_: readonly number[], types: readonly TypeId[]): boolean =>
      locals_.length === types.length &&
      locals_.every((one, at) => locals[one]!.type === types[at]);
    return same(parameters, wanted.parameters) && same(results, wanted.results)
      ? [{ type: null, function: id }]
      : [];
  });
}

function shapeOf(program: PlainProgram, fn: PlainFunction, expression: PlainExpression) {
  return program.types[typeOfExpression(expression, typingOf(program, fn))]!.shape;
}
