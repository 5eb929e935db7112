import type { FunctionId, TypeId } from './ids.ts';
import type { PlainFunction, PlainProgram } from './program.ts';
import { opaqueKind } from './reached.ts';
import type { PlainStatement } from './statement.ts';
import { typeOfExpression, typingOf } from './type-of.ts';
import { walkBlock } from './walk.ts';

/** What printing calls. */
const printed = ['Error', 'String', 'Format', 'GoString', 'Write'];

/** A function, and all that a call of it may call, with all methods that may stand behind one of an interface. */
export function calledFrom(program: PlainProgram, id: FunctionId): readonly PlainFunction[] {
  const seen = new Set([id]);
  const methods = (types: Iterable<TypeId>, keys: readonly string[]): void => {
    for (const type of types)
      for (const key of keys) {
        const target = program.types[type]!.methods.get(key);
        if (target !== undefined) seen.add(target);
      }
  };
  // The set grows while it is walked.
  for (const one of seen) {
    const fn = program.functions[one]!;
    if (opaqueKind(fn) !== null || onlyLooks(fn)) continue;
    walkBlock(fn.body, {
      callee: (callee) => {
        if (callee.kind === 'static') seen.add(callee.function);
        if (callee.kind === 'method') methods(program.types.keys(), [callee.method]);
      },
      statement: (statement) => {
        if (isOpaqueCall(program, statement))
          methods(reachable(program, argumentTypes(program, fn, statement)), printed);
      },
      expression: (inner) => {
        if (inner.kind === 'closure') seen.add(inner.function);
        if (inner.kind === 'box') methods(reachable(program, [inner.from]), printed);
      },
    });
  }
  return [...seen].map((one) => program.functions[one]!);
}

/** Whoever asks a context notices nothing but that it has ended. */
export function onlyLooks({ origin, package: home, name }: PlainFunction): boolean {
  return origin === 'library' && home === 'context' && /\.(Done|Err|Value|Deadline)$/.test(name);
}

/** A function of the library that is not looked into calls what it is given, or sorts it. */
export function handsOver(
  program: PlainProgram,
  fn: PlainFunction,
  statement: PlainStatement,
): boolean {
  if (!isOpaqueCall(program, statement)) return false;
  const { callee, arguments: given } = statement;
  const { package: home } = program.functions[callee.function]!;
  return given.some((argument) => {
    const { kind } = program.types[typeOfExpression(argument, typingOf(program, fn))]!.shape;
    if (kind === 'function') return argument.kind !== 'closure';
    return (kind === 'slice' || kind === 'interface') && (home === 'sort' || home === 'slices');
  });
}

type OpaqueCall = Extract<PlainStatement, { readonly kind: 'call' | 'defer' | 'go' }> & {
  readonly callee: { readonly kind: 'static'; readonly function: FunctionId };
};

function isOpaqueCall(program: PlainProgram, statement: PlainStatement): statement is OpaqueCall {
  if (statement.kind !== 'call' && statement.kind !== 'defer' && statement.kind !== 'go')
    return false;
  const { callee } = statement;
  return callee.kind === 'static' && opaqueKind(program.functions[callee.function]!) !== null;
}

const argumentTypes = (
  program: PlainProgram,
  fn: PlainFunction,
  { arguments: given }: OpaqueCall,
): readonly TypeId[] => given.map((one) => typeOfExpression(one, typingOf(program, fn)));

/** Types of values that a value of one of these types leads to; of an interface with methods, all that have them. */
function reachable({ types }: PlainProgram, from: readonly TypeId[]): ReadonlySet<TypeId> {
  const found = new Set(from);
  for (const type of found) {
    const { shape } = types[type]!;
    switch (shape.kind) {
      case 'pointer':
      case 'slice':
      case 'array':
        found.add(shape.element);
        break;
      case 'map':
        found.add(shape.key);
        found.add(shape.value);
        break;
      case 'struct':
        for (const field of shape.fields) found.add(field.type);
        break;
      case 'interface':
        if (shape.methods.length === 0) break;
        for (const { id, methods } of types)
          if (shape.methods.every((key) => methods.has(key))) found.add(id);
        break;
      case 'boolean':
      case 'integer':
      case 'float':
      case 'complex':
      case 'string':
      case 'channel':
      case 'function':
      case 'native':
      case 'unknown':
        break;
    }
  }
  return found;
}
