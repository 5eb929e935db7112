import type { TypeId } from '../../go/plain/ids.ts';
import type { Shape } from '../../go/plain/types.ts';
import type { Machine } from '../machine.ts';
import type { MapObject } from '../state/heap.ts';
import { equalValues, samePointer } from '../value/equal.ts';
import { noteRead, wayOfElements } from '../rule/overlap.ts';
import { isDeeplySame, isSame } from '../rule/same.ts';
import { Unknown, type Boxed, type Pointer, type Slice, type Value } from '../value/value.ts';

/** As reflect.DeepEqual compares: two interfaces, then all that can be reached from them. */
export function deepEqual(machine: Machine, one: Value, other: Value): boolean {
  return new Comparison(machine).interfaces(one, other);
}

const isData = (kind: Shape['kind']): boolean =>
  kind === 'integer' || kind === 'float' || kind === 'string' || kind === 'boolean';

class Comparison {
  readonly #machine: Machine;
  /** Pairs of pointers that are being compared already count as equal. */
  readonly #seen = new Set<string>();

  constructor(machine: Machine) {
    this.#machine = machine;
  }

  interfaces(one: Value, other: Value): boolean {
    if (one instanceof Unknown || other instanceof Unknown)
      return isDeeplySame(this.#machine, one, other);
    if (one === null || other === null) return one === other;
    const [first, second] = [one as Boxed, other as Boxed];
    return first.type === second.type && this.#values(first.value, second.value, first.type);
  }

  #values(one: Value, other: Value, type: TypeId): boolean {
    const { types } = this.#machine.program;
    const shape = types.shape(type);
    if (shape.kind === 'interface') return this.interfaces(one, other);
    const way = wayOfElements(type, types);
    for (const value of [one, other])
      if (value instanceof Unknown) noteRead(this.#machine, way, value);
    if (one instanceof Unknown || other instanceof Unknown)
      return isData(shape.kind)
        ? isSame(this.#machine, one, other, type)
        : isDeeplySame(this.#machine, one, other);
    if (shape.kind === 'function') return one === null && other === null;
    if (one === null || other === null) return one === other;
    if (shape.kind === 'slice')
      return this.#lists(this.#elements(one), this.#elements(other), shape.element);
    if (shape.kind === 'array') return this.#lists(one as Value[], other as Value[], shape.element);
    if (shape.kind === 'struct')
      return shape.fields.every((field, at) =>
        this.#values((one as Value[])[at]!, (other as Value[])[at]!, field.type),
      );
    if (shape.kind === 'pointer')
      return this.#pointers(one as Pointer, other as Pointer, shape.element);
    if (shape.kind === 'map') return this.#maps(one as Pointer, other as Pointer, shape.value);
    return equalValues(one, other, types);
  }

  #elements(slice: Value): readonly Value[] {
    return this.#machine.sliceElements(slice as Slice);
  }

  #lists(one: readonly Value[], other: readonly Value[], type: TypeId): boolean {
    return (
      one.length === other.length &&
      one.every((element, at) => this.#values(element, other[at]!, type))
    );
  }

  #pointers(one: Pointer, other: Pointer, element: TypeId): boolean {
    if (samePointer(one, other)) return true;
    const pair = `${String(one.object)}/${String(one.path)}-${String(other.object)}/${String(other.path)}`;
    if (this.#seen.has(pair)) return true;
    this.#seen.add(pair);
    return this.#values(this.#machine.peek(one), this.#machine.peek(other), element);
  }

  #maps(one: Pointer, other: Pointer, type: TypeId): boolean {
    if (one.object === other.object) return true;
    const first = (this.#machine.object(one.object) as MapObject).entries;
    const second = (this.#machine.object(other.object) as MapObject).entries;
    if (first.size !== second.size) return false;
    return [...first].every(([form, entry]) => {
      const match = second.get(form);
      return match !== undefined && this.#values(entry.value, match.value, type);
    });
  }
}
