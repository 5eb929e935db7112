import { basicIs, basics, type BasicTrait } from './basic.ts';
import { underlyingOf } from './named.ts';
import { setOfType, typeSetOf } from './type-set.ts';
import type { BasicType, Type, TypeTerm } from './type.ts';

/** Whether the structure of a type is basic, of this sort; of a type parameter: of its constraint, so never. */
export function is(type: Type, trait: BasicTrait): boolean {
  const under = underlyingOf(type);
  return under.kind === 'basic' && basicIs[trait](under.basic);
}

/** The same, where a type parameter counts if all types of its set do. */
export function areAll(type: Type, trait: BasicTrait): boolean {
  return everyType(type, (one) => is(one, trait));
}

/** Asks of a type, or of each type that a type parameter may be. Where that may be any, the answer is no. */
export function everyType(type: Type, ask: (type: Type) => boolean): boolean {
  if (type.kind !== 'type-parameter') return ask(type);
  const terms = termsOf(type);
  return terms !== null && terms.length > 0 && terms.every((term) => ask(term.type));
}

export function termsOf(type: Type): readonly TypeTerm[] | null {
  return setOfType(type)?.terms ?? null;
}

export function isUntyped(type: Type): boolean {
  return type.kind === 'basic' && basicIs.untyped(type.basic);
}

export function isTypeParameter(type: Type): boolean {
  return type.kind === 'type-parameter';
}

/** An interface that is no type parameter. */
export function isInterface(type: Type): boolean {
  return type.kind !== 'type-parameter' && underlyingOf(type).kind === 'interface';
}

export function isBasic(type: Type, kind: BasicType['basic']): boolean {
  const under = underlyingOf(type);
  return type.kind !== 'type-parameter' && under.kind === 'basic' && under.basic === kind;
}

/** A type with a name, so that values of it need a conversion to another one with a name. */
export function hasName(type: Type): boolean {
  return type.kind === 'basic' || type.kind === 'named' || type.kind === 'type-parameter';
}

export function isGeneric(type: Type): boolean {
  return type.kind === 'named' && type.typeParameters.length > 0 && type.typeArguments.length === 0;
}

/** Whether nil is one of its values; of a type parameter: of all of its types. */
export function hasNil(type: Type): boolean {
  if (type.kind === 'type-parameter') return everyType(type, hasNil);
  const under = underlyingOf(type);
  switch (under.kind) {
    case 'basic':
      return under.basic === 'unsafe-pointer' || under.basic === 'untyped nil';
    case 'pointer':
    case 'slice':
    case 'map':
    case 'channel':
    case 'signature':
    case 'interface':
    case 'unknown':
      return true;
    case 'named':
    case 'type-parameter':
    case 'array':
    case 'struct':
    case 'union':
    case 'tuple':
      return false;
  }
}

/** What an untyped value becomes where nothing asks for another type. */
export function defaultType(type: Type): Type {
  if (type.kind !== 'basic') return type;
  if (type.basic === 'untyped bool') return basics.bool;
  if (type.basic === 'untyped int') return basics.int;
  if (type.basic === 'untyped rune') return basics.rune;
  if (type.basic === 'untyped float') return basics.float64;
  if (type.basic === 'untyped complex') return basics.complex128;
  if (type.basic === 'untyped string') return basics.string;
  return type;
}

/**
 * Whether == is defined. With `dynamic` an interface counts, whose comparison may panic; without, as the
 * constraint `comparable` had it first, it does not.
 */
export function isComparable(type: Type, dynamic: boolean, seen: readonly Type[] = []): boolean {
  // Only types that contain ever larger instances of themselves are so deep.
  if (seen.length > 100 || seen.includes(type)) return true;
  const inner = [...seen, type];
  if (type.kind === 'type-parameter') {
    const set = typeSetOf(asInterface(type));
    if (set.isComparable) return true;
    return set.terms !== null && set.terms.every((term) => isComparable(term.type, false, inner));
  }
  const under = underlyingOf(type);
  switch (under.kind) {
    case 'basic':
      return under.basic !== 'untyped nil';
    case 'pointer':
    case 'channel':
    case 'unknown':
      return true;
    case 'interface': {
      if (dynamic) return true;
      const set = typeSetOf(under);
      return (
        set.isComparable ||
        (set.terms !== null && set.terms.every((term) => isComparable(term.type, false, inner)))
      );
    }
    case 'struct':
      return under.fields.every((field) => isComparable(field.type, dynamic, inner));
    case 'array':
      return isComparable(under.element, dynamic, inner);
    case 'named':
    case 'type-parameter':
    case 'slice':
    case 'map':
    case 'signature':
    case 'union':
    case 'tuple':
      return false;
  }
}

function asInterface(type: Type) {
  const under = underlyingOf(type);
  return under.kind === 'interface'
    ? under
    : { kind: 'interface' as const, methods: [], embedded: [], isImplicit: false };
}
