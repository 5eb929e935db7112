import { unreachable } from '../../base/unreachable.ts';
import { coreType } from './core-type.ts';
import { identical } from './identical.ts';
import { lookUp } from './lookup.ts';
import { underlyingOf } from './named.ts';
import { sameName } from './objects.ts';
import { hasName, isInterface } from './predicates.ts';
import { typeSetOf } from './type-set.ts';
import type { InterfaceType, SignatureType, Type, TypeParameter, VariableObject } from './type.ts';

/** What is known of one parameter, or of several that turned out to be the same. */
interface Slot {
  type: Type | null;
}

/** Deeper types come only from parameters that contain themselves. */
const deepest = 100;

/** Finds the types for which two types become one. */
export class Unifier {
  readonly #slots = new Map<TypeParameter, Slot>();

  constructor(parameters: readonly TypeParameter[]) {
    for (const parameter of parameters) this.#slots.set(parameter, { type: null });
  }

  at(parameter: TypeParameter): Type | null {
    return this.#slots.get(parameter)?.type ?? null;
  }

  set(parameter: TypeParameter, type: Type): void {
    const slot = this.#slots.get(parameter);
    if (slot !== undefined) slot.type = type;
  }

  /** How many parameters are known. */
  get count(): number {
    return [...this.#slots.values()].filter(({ type }) => type !== null).length;
  }

  /** `isExact` false where the second is assigned to the first. */
  unify(x: Type, y: Type, isExact: boolean, depth = 0): boolean {
    if (x === y || x.kind === 'unknown' || y.kind === 'unknown') return true;
    if (depth > deepest) return false;
    const [own, other] = this.#withoutNames(x, y, isExact);
    const [left, right] = [this.#slotOf(own), this.#slotOf(other)];
    if (left !== null && right !== null) return this.#join(own, left, right, isExact, depth);
    if (left !== null) return this.#bind(left, other, isExact, depth);
    if (right !== null) return this.#bind(right, own, isExact, depth);
    if (!isExact && (isFree(own) || isFree(other))) return this.#unifyCores(own, other, depth);
    return this.#structures(own, other, isExact, depth);
  }

  /** A type without a name goes with the structure of one with a name. */
  #withoutNames(x: Type, y: Type, isExact: boolean): readonly [Type, Type] {
    if (isExact) return [x, y];
    const isOpen = (type: Type): boolean => this.#slotOf(type) !== null;
    if (x.kind === 'named' && !hasName(y) && !isInterface(x)) return [underlyingOf(x), y];
    if (y.kind === 'named' && !hasName(x) && !isInterface(y) && !isOpen(x))
      return [x, underlyingOf(y)];
    return [x, y];
  }

  #slotOf(type: Type): Slot | null {
    return type.kind === 'type-parameter' ? (this.#slots.get(type) ?? null) : null;
  }

  #join(x: Type, left: Slot, right: Slot, isExact: boolean, depth: number): boolean {
    if (left === right) return true;
    if (left.type !== null && right.type !== null)
      return this.unify(left.type, right.type, isExact, depth + 1);
    left.type ??= right.type;
    for (const [parameter, slot] of this.#slots)
      if (slot === right) this.#slots.set(parameter, left);
    return x.kind === 'type-parameter';
  }

  #bind(slot: Slot, type: Type, isExact: boolean, depth: number): boolean {
    if (slot.type === null) {
      slot.type = type;
      return true;
    }
    if (!this.unify(slot.type, type, isExact, depth + 1)) return false;
    if (!isExact) slot.type = better(slot.type, type);
    return true;
  }

  #unifyCores(x: Type, y: Type, depth: number): boolean {
    const [left, right] = [coreType(x), coreType(y)];
    if (left === null || right === null) return false;
    if (left.kind === 'type-parameter' || right.kind === 'type-parameter') return false;
    if (left.kind === 'interface' || right.kind === 'interface') return false;
    return this.unify(left, right, false, depth + 1);
  }

  #structures(x: Type, y: Type, isExact: boolean, depth: number): boolean {
    const both = (a: Type, b: Type): boolean => this.unify(a, b, true, depth + 1);
    if (
      !isExact &&
      (isInterface(x) || isInterface(y)) &&
      !(x.kind === 'named' && y.kind === 'named' && x.origin === y.origin)
    )
      return this.#interfaces(x, y, depth);
    switch (x.kind) {
      case 'basic':
      case 'unknown':
      case 'union':
      case 'type-parameter':
        return identical(x, y);
      case 'pointer':
      case 'slice':
        return y.kind === x.kind && both(x.element, y.element);
      case 'array':
        return y.kind === 'array' && x.length === y.length && both(x.element, y.element);
      case 'map':
        return y.kind === 'map' && both(x.key, y.key) && both(x.value, y.value);
      case 'channel':
        return (
          y.kind === 'channel' &&
          (!isExact || x.direction === y.direction) &&
          both(x.element, y.element)
        );
      case 'named':
        return (
          y.kind === 'named' &&
          x.origin === y.origin &&
          x.typeArguments.length === y.typeArguments.length &&
          x.typeArguments.every((own, index) => both(own, y.typeArguments[index]!))
        );
      case 'signature':
        return y.kind === 'signature' && this.#signatures(x, y, depth);
      case 'struct':
        return (
          y.kind === 'struct' &&
          x.fields.length === y.fields.length &&
          x.fields.every((field, index) => {
            const other = y.fields[index]!;
            const isSame =
              field.isEmbedded === other.isEmbedded &&
              x.tags[index] === y.tags[index] &&
              sameName(field, other.name, other.package);
            return isSame && both(field.type, other.type);
          })
        );
      case 'interface':
        return y.kind === 'interface' && this.#interfaces(x, y, depth);
      case 'tuple':
        return y.kind === 'tuple' && this.#variables(x.elements, y.elements, depth);
      default:
        return unreachable(x);
    }
  }

  #variables(x: readonly VariableObject[], y: readonly VariableObject[], depth: number): boolean {
    return (
      x.length === y.length &&
      x.every((one, index) => this.unify(one.type, y[index]!.type, true, depth + 1))
    );
  }

  #signatures(x: SignatureType, y: SignatureType, depth: number): boolean {
    return (
      x.typeParameters.length === y.typeParameters.length &&
      x.variadic === y.variadic &&
      this.#variables(x.parameters, y.parameters, depth) &&
      this.#variables(x.results, y.results, depth)
    );
  }

  /** The methods that one of them asks for are unified with those of the other. */
  #interfaces(x: Type, y: Type, depth: number): boolean {
    const [left, right] = [underlyingOf(x), underlyingOf(y)];
    if (left.kind === 'interface' && right.kind === 'interface') {
      const [few, many] =
        typeSetOf(left).methods.length <= typeSetOf(right).methods.length
          ? [left, right]
          : [right, left];
      return this.unifyMethods(many, few, depth);
    }
    if (left.kind === 'interface') return this.unifyMethods(y, left, depth);
    return right.kind === 'interface' && this.unifyMethods(x, right, depth);
  }

  unifyMethods(type: Type, wanted: InterfaceType, depth = 0): boolean {
    return typeSetOf(wanted).methods.every((method) => {
      const found = lookUp(type, false, method.package, method.name);
      if (found.kind === 'unknown') return true;
      if (found.kind !== 'found' || found.object.kind !== 'function') return false;
      return this.#signatures(method.type, found.object.type, depth + 1);
    });
  }
}

function isFree(type: Type): boolean {
  return type.kind === 'type-parameter';
}

/** Of two types that go together: the one with a name, the channel that is not restricted. */
function better(known: Type, other: Type): Type {
  if (other.kind === 'named' && !hasName(known)) return other;
  if (known.kind === 'channel' && other.kind === 'channel' && known.direction !== 'both')
    return other.direction === 'both' ? known : other;
  return known;
}
