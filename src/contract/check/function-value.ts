import type { Span } from '../../base/span.ts';
import { TypeFault, Unsupported } from './fault.ts';
import type { Contract, Expression, FunctionInfo, Type, Variable } from './model.ts';
import { newVariable, type Environment } from './scope.ts';
import { typeKey } from './type.ts';

type FunctionType = Type & { readonly kind: 'function' };

/**
 * A function as a value. Who calls a value knows nothing of what it asks for, so that it has to ask for nothing; what it
 * ensures is not known there either.
 */
export function functionValue(
  env: Environment,
  target: FunctionInfo,
  receiver: Expression | null,
  span: Span,
): Expression {
  if (env.isGhost) throw new Unsupported('a function as a value in a specification', span);
  if (target.isGhost)
    throw new TypeFault(`the program itself does not use the ghost function ${target.name}`, span);
  if (target.isVariadic || target.isLibrary)
    throw new Unsupported('this function as a value', span);
  if (target.interface !== null) throw new Unsupported("an interface's method as a value", span);
  if ([...target.parameters, ...target.results].some(({ isGhost }) => isGhost === true))
    throw new Unsupported('a function with ghost parameters as a value', span);
  if (!asksForNothing(target.contract()))
    throw new Unsupported('a function that asks for something, as a value', span);
  const parameters = target.parameters.slice(receiver === null ? 0 : 1).map(({ type }) => type);
  const results = target.results.map(({ type }) => type);
  const type: Type = { kind: 'function', parameters, results };
  return { kind: 'function-value', function: target, receiver, type, span };
}

function asksForNothing({ requires, obligations, carried, levels }: Contract): boolean {
  return requires.length + obligations.length + carried.length + levels.length === 0;
}

const nothing: Contract = {
  ...{ requires: [], ensures: [], invariants: [], decreases: null },
  ...{ obligations: [], carried: [], levels: [] },
};

/** What is known of all functions of a type: the value itself is the first parameter. */
export function anyFunction(env: Environment, type: FunctionType, span: Span): FunctionInfo {
  const key = typeKey(type);
  const known = env.checker.anyFunctions.get(key);
  if (known !== undefined) return known;
  const variable = (name: string, of: Type): Variable => newVariable(name, of, span);
  const made: FunctionInfo = {
    ...{ id: `any ${key}`, name: 'a function value', span, nameSpan: span },
    ...{ isPure: false, isGhost: false, isTrusted: false, hasReceiver: false, isVariadic: false },
    parameters: [
      variable('self', type),
      ...type.parameters.map((one, at) => variable(`p${at}`, one)),
    ],
    results: type.results.map((one) => variable('', one)),
    ...{ interface: null, isLibrary: false, hasBody: false, isAny: true, captured: new Set() },
    ...{ given: () => new Map(), contract: () => nothing, body: () => [], value: () => null },
  };
  env.checker.anyFunctions.set(key, made);
  return made;
}
