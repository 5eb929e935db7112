import { basics } from './basic.ts';
import { coreTypeOfConstraint } from './core-type.ts';
import type { Mutable } from './mutable.ts';
import { underlyingOf } from './named.ts';
import type { Operand } from './operand.ts';
import { defaultType, isUntyped, termsOf } from './predicates.ts';
import { substitute, substitution, type Substitution } from './substitute.ts';
import { setOfType } from './type-set.ts';
import { Unifier } from './unify.ts';
import type { Type, TypeParameter } from './type.ts';

/** A parameter with what is assigned to it. */
interface Assigned {
  readonly parameter: Type;
  readonly operand: Operand;
}

export type Inference =
  | { readonly kind: 'inferred'; readonly typeArguments: readonly Type[] }
  | { readonly kind: 'missing'; readonly parameter: TypeParameter }
  | {
      readonly kind: 'mismatch';
      readonly operand: Operand;
      readonly parameter: Type;
      /** As far as it was known there. */
      readonly inferred: Type;
    }
  | { readonly kind: 'unsatisfied'; readonly parameter: TypeParameter; readonly type: Type };

/** Copies, so that a function that calls itself does not meet its own parameters. */
export function renamed(parameters: readonly TypeParameter[]): {
  readonly parameters: readonly TypeParameter[];
  readonly map: Substitution;
} {
  const copies = parameters.map(({ object, index }): Mutable<TypeParameter> => ({
    ...{ kind: 'type-parameter', object, index },
    constraint: basics.int,
  }));
  const map = substitution(parameters, copies);
  copies.forEach((copy, index) => {
    copy.constraint = substitute(parameters[index]!.constraint, map);
  });
  return { parameters: copies, map };
}

/**
 * Go's type inference: from typed arguments, then from untyped constants, then from constraints. `known` are the
 * arguments that are written; `parameters` occur in `assigned`, and are nobody else's.
 */
export function infer(
  parameters: readonly TypeParameter[],
  known: readonly Type[],
  assigned: readonly Assigned[],
): Inference {
  const unifier = new Unifier(parameters);
  known.forEach((type, index) => {
    const own = parameters[index];
    if (own !== undefined) unifier.set(own, type);
  });
  const failed = fromTyped(unifier, parameters, assigned) ?? fromUntyped(unifier, assigned);
  if (failed !== null) return failed;
  return fromConstraints(unifier, parameters) ?? finish(unifier, parameters);
}

function fromTyped(
  unifier: Unifier,
  parameters: readonly TypeParameter[],
  assigned: readonly Assigned[],
): Inference | null {
  for (const { parameter, operand } of assigned) {
    if (isUntyped(operand.type) || operand.mode === 'unknown') continue;
    if (!mentions(parameter, parameters)) continue;
    if (unifier.unify(parameter, operand.type, false)) continue;
    const inferred = substitute(parameter, partial(unifier, parameters));
    return { kind: 'mismatch', operand, parameter, inferred };
  }
  return null;
}

function partial(unifier: Unifier, parameters: readonly TypeParameter[]): Substitution {
  const known = parameters.filter((own) => unifier.at(own) !== null);
  return substitution(
    known,
    known.map((own) => unifier.at(own)!),
  );
}

const kindOrder: readonly string[] = [
  'untyped int',
  'untyped rune',
  'untyped float',
  'untyped complex',
];

/** A parameter that only constants are passed for gets the default type of the largest kind. */
function fromUntyped(unifier: Unifier, assigned: readonly Assigned[]): Inference | null {
  const largest = new Map<TypeParameter, Type>();
  for (const { parameter, operand } of assigned) {
    if (!isUntyped(operand.type) || operand.mode === 'nil') continue;
    if (parameter.kind !== 'type-parameter' || unifier.at(parameter) !== null) continue;
    const before = largest.get(parameter);
    const next = before === undefined ? operand.type : larger(before, operand.type);
    if (next === null)
      return { kind: 'mismatch', operand, parameter, inferred: defaultType(before!) };
    largest.set(parameter, next);
  }
  for (const [parameter, type] of largest) unifier.set(parameter, defaultType(type));
  return null;
}

function larger(a: Type, b: Type): Type | null {
  if (a.kind !== 'basic' || b.kind !== 'basic') return null;
  if (a.basic === b.basic) return a;
  const [x, y] = [kindOrder.indexOf(a.basic), kindOrder.indexOf(b.basic)];
  if (x < 0 || y < 0) return null;
  return x < y ? b : a;
}

function fromConstraints(unifier: Unifier, parameters: readonly TypeParameter[]): Inference | null {
  for (let before = -1; before !== unifier.count;) {
    before = unifier.count;
    for (const parameter of parameters) {
      const failed = fromConstraint(unifier, parameter);
      if (failed !== null) return failed;
    }
  }
  return null;
}

function fromConstraint(unifier: Unifier, parameter: TypeParameter): Inference | null {
  const type = unifier.at(parameter);
  const core = coreTypeOfConstraint(parameter.constraint);
  if (core === null) {
    const under = underlyingOf(parameter.constraint);
    const isLacking =
      type !== null && under.kind === 'interface' && !unifier.unifyMethods(type, under);
    return isLacking ? { kind: 'unsatisfied', parameter, type } : null;
  }
  const terms = termsOf(parameter.constraint) ?? [];
  const [only] = terms;
  const isTilde = terms.some(({ tilde }) => tilde);
  const wanted = terms.length === 1 && only !== undefined && !only.tilde ? only.type : core;
  if (type !== null) {
    const own = isTilde && type.kind !== 'type-parameter' ? underlyingOf(type) : type;
    return unifier.unify(own, wanted, false) ? null : { kind: 'unsatisfied', parameter, type };
  }
  if (terms.length === 1 && !isTilde) unifier.set(parameter, wanted);
  return null;
}

/** Fills the found types into each other. */
function finish(unifier: Unifier, parameters: readonly TypeParameter[]): Inference {
  const found = new Map<TypeParameter, Type>();
  for (const parameter of parameters) {
    const type = unifier.at(parameter);
    if (type !== null) found.set(parameter, type);
  }
  for (let round = 0; round <= parameters.length; round++)
    for (const [parameter, type] of found) {
      const others = new Map([...found].filter(([own]) => own !== parameter));
      found.set(parameter, substitute(type, others));
    }
  for (const parameter of parameters) {
    const type = found.get(parameter);
    if (type === undefined || mentions(type, parameters)) return { kind: 'missing', parameter };
  }
  return { kind: 'inferred', typeArguments: parameters.map((own) => found.get(own)!) };
}

/** Whether one of the parameters occurs in a type. */
function mentions(
  type: Type,
  parameters: readonly TypeParameter[],
  seen: readonly Type[] = [],
): boolean {
  if (seen.includes(type) || seen.length > 60) return false;
  const inner = [...seen, type];
  const look = (part: Type): boolean => mentions(part, parameters, inner);
  switch (type.kind) {
    case 'type-parameter':
      return parameters.includes(type);
    case 'pointer':
    case 'slice':
    case 'array':
    case 'channel':
      return look(type.element);
    case 'map':
      return look(type.key) || look(type.value);
    case 'named':
      return type.typeArguments.some(look);
    case 'signature':
      return [...type.parameters, ...type.results].some((one) => look(one.type));
    case 'struct':
      return type.fields.some((one) => look(one.type));
    case 'tuple':
      return type.elements.some((one) => look(one.type));
    case 'union':
      return type.terms.some((one) => look(one.type));
    case 'interface':
      return (
        type.embedded.some(look) ||
        (setOfType(type)?.methods.some((one) => look(one.type)) ?? false)
      );
    case 'basic':
    case 'unknown':
      return false;
  }
}
