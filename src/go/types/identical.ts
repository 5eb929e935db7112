import { sameName } from './objects.ts';
import { computeTypeSet } from './type-set-core.ts';
import { unreachable } from '../../base/unreachable.ts';
import type {
  InterfaceType,
  SignatureType,
  StructType,
  Type,
  TypeParameter,
  TypeTerm,
  VariableObject,
} from './type.ts';

interface Comparison {
  readonly ignoresTags: boolean;
  /** Whether what is unknown equals everything, or nothing. */
  readonly unknownIsEqual: boolean;
  /** Interfaces that are being compared: two that meet again are equal so far. */
  readonly open: readonly (readonly [Type, Type])[];
  readonly renamed: readonly (readonly [TypeParameter, TypeParameter])[];
}

/** Go's type identity. What is unknown equals everything. */
export function identical(a: Type, b: Type): boolean {
  return same(a, b, start(false));
}

export function identicalIgnoringTags(a: Type, b: Type): boolean {
  return same(a, b, start(true));
}

/** Whether they are identical, whatever the types are that nothing is known of. */
export function surelyIdentical(a: Type, b: Type): boolean {
  return same(a, b, { ...start(false), unknownIsEqual: false });
}

function start(ignoresTags: boolean): Comparison {
  return { ignoresTags, unknownIsEqual: true, open: [], renamed: [] };
}

function same(a: Type, b: Type, how: Comparison): boolean {
  if (a.kind === 'unknown' || b.kind === 'unknown') return how.unknownIsEqual;
  if (a === b) return true;
  switch (a.kind) {
    case 'basic':
      return b.kind === 'basic' && a.basic === b.basic;
    case 'named':
      return (
        b.kind === 'named' &&
        a.origin === b.origin &&
        a.typeArguments.length === b.typeArguments.length &&
        a.typeArguments.every((type, index) => same(type, b.typeArguments[index]!, how))
      );
    case 'type-parameter':
      return how.renamed.some(([x, y]) => x === a && y === b);
    case 'pointer':
    case 'slice':
      return b.kind === a.kind && same(a.element, b.element, how);
    case 'array':
      return (
        b.kind === 'array' &&
        (a.length === null || b.length === null || a.length === b.length) &&
        same(a.element, b.element, how)
      );
    case 'map':
      return b.kind === 'map' && same(a.key, b.key, how) && same(a.value, b.value, how);
    case 'channel':
      return b.kind === 'channel' && a.direction === b.direction && same(a.element, b.element, how);
    case 'signature':
      return b.kind === 'signature' && sameSignature(a, b, how);
    case 'struct':
      return b.kind === 'struct' && sameStruct(a, b, how);
    case 'interface':
      return b.kind === 'interface' && sameInterface(a, b, how);
    case 'union':
      return (
        b.kind === 'union' &&
        a.terms.length === b.terms.length &&
        a.terms.every(({ tilde, type }) =>
          b.terms.some((other) => other.tilde === tilde && same(type, other.type, how)),
        )
      );
    case 'tuple':
      return b.kind === 'tuple' && sameVariables(a.elements, b.elements, how);
    default:
      return unreachable(a);
  }
}

function sameVariables(
  a: readonly VariableObject[],
  b: readonly VariableObject[],
  how: Comparison,
): boolean {
  return a.length === b.length && a.every(({ type }, index) => same(type, b[index]!.type, how));
}

function sameSignature(a: SignatureType, b: SignatureType, how: Comparison): boolean {
  if (a.variadic !== b.variadic || a.typeParameters.length !== b.typeParameters.length)
    return false;
  const pairs = a.typeParameters.map((own, index) => [own, b.typeParameters[index]!] as const);
  const inner = pairs.length === 0 ? how : { ...how, renamed: [...how.renamed, ...pairs] };
  return (
    pairs.every(([x, y]) => same(x.constraint, y.constraint, inner)) &&
    sameVariables(a.parameters, b.parameters, inner) &&
    sameVariables(a.results, b.results, inner)
  );
}

function sameStruct(a: StructType, b: StructType, how: Comparison): boolean {
  return (
    a.fields.length === b.fields.length &&
    a.fields.every((field, index) => {
      const other = b.fields[index]!;
      return (
        field.isEmbedded === other.isEmbedded &&
        sameName(field, other.name, other.package) &&
        (how.ignoresTags || a.tags[index] === b.tags[index]) &&
        same(field.type, other.type, how)
      );
    })
  );
}

function sameInterface(a: InterfaceType, b: InterfaceType, how: Comparison): boolean {
  if (how.open.some(([x, y]) => x === a && y === b)) return true;
  const inner: Comparison = { ...how, open: [...how.open, [a, b]] };
  const [left, right] = [computeTypeSet(a, identical), computeTypeSet(b, identical)];
  if (left.isComparable !== right.isComparable) return false;
  if (left.methods.length !== right.methods.length) return false;
  const areMethods = left.methods.every((method) => {
    const other = right.methods.find((one) => sameName(one, method.name, method.package));
    return other !== undefined && same(method.type, other.type, inner);
  });
  return areMethods && sameTerms(left.terms, right.terms, inner);
}

function sameTerms(
  a: readonly TypeTerm[] | null,
  b: readonly TypeTerm[] | null,
  how: Comparison,
): boolean {
  if (a === null || b === null) return a === b;
  const isIn = (all: readonly TypeTerm[], term: TypeTerm): boolean =>
    all.some((other) => other.tilde === term.tilde && same(other.type, term.type, how));
  return a.every((term) => isIn(b, term)) && b.every((term) => isIn(a, term));
}
