import { identical } from './identical.ts';
import { lookUp } from './lookup.ts';
import { underlyingOf } from './named.ts';
import { isComparable, isInterface } from './predicates.ts';
import { printSignature, printType, type Qualifier } from './print-type.ts';
import { includesTerms, includesType, setOfType, typeSetOf } from './type-set.ts';
import type { FunctionObject, InterfaceType, Type, TypeSet } from './type.ts';

/** Why a type lacks a method of an interface. */
interface MissingMethod {
  readonly method: FunctionObject;
  readonly reason: 'missing' | 'wrong-type' | 'pointer-receiver' | 'other-case';
  readonly found: FunctionObject | null;
}

/**
 * The first method of the interface that the type lacks; null where it has all. With `isStatic` false only
 * methods of the wrong type count for an interface: the value in it may have more methods.
 */
export function missingMethod(
  type: Type,
  wanted: InterfaceType,
  isStatic: boolean,
): MissingMethod | null {
  const methods = typeSetOf(wanted).methods;
  if (methods.length === 0) return null;
  const own = isInterface(type) || type.kind === 'type-parameter' ? setOfType(type) : null;
  for (const method of methods) {
    const missing =
      own === null ? lackOf(type, method) : lackOfInterface(own, type, method, isStatic);
    if (missing !== null) return missing;
  }
  return null;
}

function lackOfInterface(
  own: TypeSet,
  type: Type,
  method: FunctionObject,
  isStatic: boolean,
): MissingMethod | null {
  const found = own.methods.find(
    (other) =>
      other.name === method.name &&
      (other.package === method.package ||
        /^\p{Lu}/u.test(method.name) ||
        other.package?.path === method.package?.path),
  );
  if (found === undefined) {
    if (!isStatic || lookUp(type, false, method.package, method.name).kind === 'unknown')
      return null;
    return { method, reason: 'missing', found: null };
  }
  return identical(found.type, method.type) ? null : { method, reason: 'wrong-type', found };
}

function lackOf(type: Type, method: FunctionObject): MissingMethod | null {
  const found = lookUp(type, false, method.package, method.name);
  switch (found.kind) {
    case 'found':
      if (found.object.kind !== 'function') return { method, reason: 'missing', found: null };
      if (identical(found.object.type, method.type)) return null;
      return { method, reason: 'wrong-type', found: found.object };
    case 'needs-pointer':
      return { method, reason: 'pointer-receiver', found: found.object };
    case 'unknown':
      return null;
    case 'ambiguous':
      return { method, reason: 'missing', found: null };
    case 'missing':
      return otherCase(type, method);
  }
}

function otherCase(type: Type, method: FunctionObject): MissingMethod {
  const { name } = method;
  const swapped = /^\p{Lu}/u.test(name)
    ? name[0]!.toLowerCase() + name.slice(1)
    : name[0]!.toUpperCase() + name.slice(1);
  const found = lookUp(type, false, method.package, swapped);
  if (found.kind !== 'found' || found.object.kind !== 'function')
    return { method, reason: 'missing', found: null };
  return { method, reason: 'other-case', found: found.object };
}

/** As Go's compiler says it, in parentheses. */
export function describeMissing(missing: MissingMethod, type: Type, qualify: Qualifier): string {
  const { method, reason, found } = missing;
  if (type.kind === 'pointer' && isInterface(type.element))
    return `(type ${printType(type, qualify)} is pointer to interface, not interface)`;
  const line = (one: FunctionObject): string => `${one.name}${printSignature(one.type, qualify)}`;
  const both = found === null ? '' : `\n\t\thave ${line(found)}\n\t\twant ${line(method)}`;
  switch (reason) {
    case 'missing':
      return `(missing method ${method.name})`;
    case 'wrong-type':
      return `(wrong type for method ${method.name})${both}`;
    case 'pointer-receiver':
      return `(method ${method.name} has pointer receiver)`;
    case 'other-case':
      return `(missing method ${method.name})${both}`;
  }
}

/** Why a type does not implement an interface, or satisfy it as a constraint; null where it does. */
export function whyNotImplements(
  type: Type,
  wanted: Type,
  asConstraint: boolean,
  qualify: Qualifier,
): string | null {
  const under = underlyingOf(wanted);
  if (underlyingOf(type).kind === 'unknown' || under.kind !== 'interface') return null;
  const set = typeSetOf(under);
  if (set.methods.length === 0 && set.terms === null && !set.isComparable) return null;
  const verb = asConstraint ? 'satisfy' : 'implement';
  const head = `${printType(type, qualify)} does not ${verb} ${printType(wanted, qualify)}`;
  if (set.terms?.length === 0)
    return `cannot ${verb} ${printType(wanted, qualify)} (empty type set)`;
  const own = setOfType(type);
  if (own?.terms?.length === 0) return null;
  const missing = missingMethod(type, under, true);
  if (missing !== null) return `${head} ${describeMissing(missing, type, qualify)}`;
  if (set.isComparable && !isComparable(type, asConstraint)) return head;
  if (set.terms === null) return null;
  return notIncluded(type, own, set.terms, head, qualify);
}

function notIncluded(
  type: Type,
  own: TypeSet | null,
  terms: NonNullable<TypeSet['terms']>,
  head: string,
  qualify: Qualifier,
): string | null {
  const all = terms
    .map((term) => `${term.tilde ? '~' : ''}${printType(term.type, qualify)}`)
    .join(' | ');
  if (own !== null) {
    if (own.terms !== null && includesTerms(terms, own.terms)) return null;
    return own.terms === null ? `${head} (${printType(type, qualify)} missing in ${all})` : head;
  }
  if (includesType(terms, type)) return null;
  const tildeMissing = terms.find(
    (term) =>
      !term.tilde &&
      identical(term.type, underlyingOf(term.type)) &&
      identical(term.type, underlyingOf(type)),
  );
  if (tildeMissing !== undefined)
    return `${head} (possibly missing ~ for ${printType(tildeMissing.type, qualify)} in ${all})`;
  return `${head} (${printType(type, qualify)} missing in ${all})`;
}
