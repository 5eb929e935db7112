import type { SelectionStep } from './info.ts';
import { Named, underlyingOf } from './named.ts';
import { isExported, sameName } from './objects.ts';
import { setOfType } from './type-set.ts';
import type { FunctionObject, GoPackage, Type, VariableObject } from './type.ts';

/** What x.name is, looked for at the shallowest depth of embedding where there is something. */
export type Lookup =
  | {
      readonly kind: 'found';
      readonly object: VariableObject | FunctionObject;
      readonly path: readonly SelectionStep[];
      /** The operand is a pointer, or a pointer is followed on the way. */
      readonly isIndirect: boolean;
    }
  | { readonly kind: 'ambiguous' }
  /** There is such a method, but only a pointer, or what has an address, has it. */
  | { readonly kind: 'needs-pointer'; readonly object: FunctionObject }
  | { readonly kind: 'missing' }
  /** Something that is embedded is unknown, and may have it. */
  | { readonly kind: 'unknown' };

interface Candidate {
  readonly type: Type;
  readonly path: readonly SelectionStep[];
  readonly isIndirect: boolean;
  /** Embedded several times at this depth: whatever it has is ambiguous. */
  readonly isMultiple: boolean;
}

interface Search {
  readonly from: GoPackage | null;
  readonly name: string;
  sawUnknown: boolean;
}

export function lookUp(
  type: Type,
  isAddressable: boolean,
  from: GoPackage | null,
  name: string,
): Lookup {
  if (name === '_') return { kind: 'missing' };
  const under = type.kind === 'named' ? type.underlying : null;
  if (under?.kind === 'pointer') {
    const found = lookUp(under, false, from, name);
    return found.kind === 'found' && found.object.kind === 'function' ? { kind: 'missing' } : found;
  }
  const isPointer = type.kind === 'pointer';
  const base = isPointer ? type.element : type;
  if (isPointer && underlyingOf(base).kind === 'interface') return { kind: 'missing' };
  const search: Search = { from, name, sawUnknown: false };
  const start = { type: base, path: [], isIndirect: isPointer, isMultiple: false };
  return byDepth(search, [start], isAddressable);
}

/** Only instances that embed ever larger instances are deeper. */
const deepest = 100;

function byDepth(search: Search, start: readonly Candidate[], isAddressable: boolean): Lookup {
  const seen = new Set<Type>();
  let level = start;
  for (let depth = 0; level.length > 0 && depth < deepest; depth++) {
    const found: Lookup[] = [];
    const next: Candidate[] = [];
    for (const candidate of level) {
      if (candidate.type.kind === 'named') {
        if (seen.has(candidate.type)) continue;
        seen.add(candidate.type);
      }
      const own = lookHere(search, candidate, next);
      if (own === null) continue;
      found.push(own);
      if (candidate.isMultiple) return { kind: 'ambiguous' };
    }
    if (found.length > 1) return { kind: 'ambiguous' };
    if (found[0] !== undefined) return withReceiver(found[0], isAddressable);
    level = consolidate(next);
  }
  return { kind: search.sawUnknown ? 'unknown' : 'missing' };
}

function withReceiver(found: Lookup, isAddressable: boolean): Lookup {
  if (found.kind !== 'found' || found.object.kind !== 'function') return found;
  const { object, isIndirect } = found;
  const isEnough = !object.hasPointerReceiver || isIndirect || isAddressable;
  return isEnough ? found : { kind: 'needs-pointer', object };
}

function lookHere(search: Search, candidate: Candidate, next: Candidate[]): Lookup | null {
  const { type, path, isIndirect } = candidate;
  const { from, name } = search;
  const found = (object: VariableObject | FunctionObject, steps = path): Lookup => ({
    kind: 'found',
    object,
    path: steps,
    isIndirect,
  });
  if (type instanceof Named) {
    const method = type.method(name, (own) => sameName(own, name, from));
    if (method !== null) return found(method);
  }
  const under = underlyingOf(type);
  if (under.kind !== 'interface' && leavesOut(type, name)) search.sawUnknown = true;
  if (under.kind === 'unknown') search.sawUnknown = true;
  if (under.kind === 'interface') {
    const method = setOfType(type)?.methods.find((own) => sameName(own, name, from));
    if (method === undefined && embedsUnknown(under.embedded)) search.sawUnknown = true;
    return method === undefined ? null : found(method);
  }
  if (under.kind !== 'struct') return null;
  for (const [index, field] of under.fields.entries()) {
    if (sameName(field, name, from)) {
      const step: SelectionStep = { field, index, dereferences: false };
      return found(field, [...path, step]);
    }
    if (field.isEmbedded) next.push(embedded(candidate, field, index));
  }
  // A field of this very level goes before what is embedded beside it.
  return null;
}

/** The library's text of a type may leave out some of what everybody can use of it. */
function leavesOut(type: Type, name: string): boolean {
  return type.kind === 'named' && type.object.package?.isComplete === false && isExported(name);
}

function embedsUnknown(embedded: readonly Type[], seen: readonly Type[] = []): boolean {
  return embedded.some((type) => {
    if (seen.includes(type)) return false;
    const under = underlyingOf(type);
    return (
      under.kind === 'unknown' ||
      (under.kind === 'interface' && embedsUnknown(under.embedded, [...seen, type]))
    );
  });
}

function embedded(candidate: Candidate, field: VariableObject, index: number): Candidate {
  const isPointer = field.type.kind === 'pointer';
  return {
    type: field.type.kind === 'pointer' ? field.type.element : field.type,
    path: [...candidate.path, { field, index, dereferences: isPointer }],
    isIndirect: candidate.isIndirect || isPointer,
    isMultiple: candidate.isMultiple,
  };
}

/** The same type embedded twice at one depth is looked into once. */
function consolidate(candidates: readonly Candidate[]): readonly Candidate[] {
  if (candidates.length < 2) return candidates;
  const known = new Map<Type, number>();
  const merged: Candidate[] = [];
  for (const candidate of candidates) {
    const at = known.get(candidate.type);
    if (at !== undefined && candidate.type.kind === 'named')
      merged[at] = { ...merged[at]!, isMultiple: true };
    else {
      known.set(candidate.type, merged.length);
      merged.push(candidate);
    }
  }
  return merged;
}
