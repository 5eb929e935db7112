import type { FunctionId, TypeId } from './ids.ts';
import type { PlainFunction, PlainProgram } from './program.ts';
import type { Callee } from './statement.ts';
import type { PlainExpression } from './expression.ts';
import { typeOfExpression, typingOf } from './type-of.ts';
import { walkBlock, type PlainVisitor } from './walk.ts';

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

export function reachedFrom(program: PlainProgram, entries: readonly FunctionId[]): Reached {
  const functions = new Set<FunctionId>();
  const closures = new Set<FunctionId>();
  const boxed = new Set<TypeId>();
  const methods = new Set<string>();
  const work = [...entries];
  let textIsMade = false;
  const isText = (type: TypeId): boolean => program.types[type]!.shape.kind === 'string';
  const visitor: PlainVisitor = {
    callee: (callee) => {
      if (callee.kind === 'static') work.push(callee.function);
      if (callee.kind === 'method') methods.add(callee.method);
    },
    expression: (one) => {
      if (one.kind === 'closure' && !closures.has(one.function)) {
        closures.add(one.function);
        work.push(one.function);
      }
      if (one.kind === 'box') boxed.add(one.from);
      if (one.kind === 'arithmetic' && isText(one.type)) textIsMade = true;
      if (one.kind === 'convert' && isText(one.to) && !isText(one.from)) textIsMade = true;
    },
  };
  for (let before = -1; before !== functions.size || work.length > 0;) {
    before = functions.size;
    for (let id = work.pop(); id !== undefined; id = work.pop()) {
      const fn = program.functions[id]!;
      if (opaqueKind(fn) === 'computes')
        textIsMade ||= fn.results.some((local) => isText(fn.locals[local]!.type));
      if (functions.has(id) || opaqueKind(fn) !== null) continue;
      functions.add(id);
      walkBlock(fn.body, visitor);
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
