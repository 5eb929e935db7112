import { unreachable } from '../../base/unreachable.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import type { PlainProgram } from '../../go/plain/program.ts';
import type { PlainType, Shape } from '../../go/plain/types.ts';
import { zero } from '../term/make.ts';
import { GivenUp } from './broken-off.ts';
import { Complex, Unknown, type Value } from './value.ts';

/** Arrays beyond this length, with all that is in their elements, are more than a state can hold. */
const longestArray = 1 << 22;

/** The types of a program, with what is computed about them once. */
export class Types {
  readonly #types: readonly PlainType[];
  readonly #zeros = new Map<TypeId, Value>();
  readonly #comparable = new Map<TypeId, boolean>();

  constructor(program: PlainProgram) {
    this.#types = program.types;
  }

  get(id: TypeId): PlainType {
    return this.#types[id]!;
  }

  shape(id: TypeId): Shape {
    return this.#types[id]!.shape;
  }

  text(id: TypeId): string {
    return this.#types[id]!.text;
  }

  get all(): readonly PlainType[] {
    return this.#types;
  }

  zero(id: TypeId): Value {
    let zero = this.#zeros.get(id);
    if (zero === undefined) {
      zero = this.#makeZero(id);
      this.#zeros.set(id, zero);
    }
    return zero;
  }

  /** How many values lie in one of this type. */
  #volume(id: TypeId): number {
    const shape = this.shape(id);
    if (shape.kind === 'array') return shape.length * Math.max(1, this.#volume(shape.element));
    if (shape.kind !== 'struct') return 1;
    return shape.fields.reduce((sum, field) => sum + this.#volume(field.type), 0);
  }

  #makeZero(id: TypeId): Value {
    const shape = this.shape(id);
    switch (shape.kind) {
      case 'boolean':
        return false;
      case 'integer':
      case 'float':
        return 0;
      case 'complex':
        return new Complex(0, 0);
      case 'string':
        return '';
      case 'struct':
        return shape.fields.map((field) => this.zero(field.type));
      case 'array':
        if (this.#volume(id) > longestArray)
          throw new GivenUp(`an array of ${String(this.#volume(id))} elements`);
        return new Array<Value>(shape.length).fill(this.zero(shape.element));
      case 'pointer':
      case 'slice':
      case 'map':
      case 'channel':
      case 'function':
      case 'interface':
      case 'native':
        return null;
      case 'unknown':
        return new Unknown(zero, id);
      default:
        return unreachable(shape);
    }
  }

  isInterface(id: TypeId): boolean {
    return this.shape(id).kind === 'interface';
  }

  /** Whether == never panics for want of a comparison on values of this very type. */
  isComparable(id: TypeId): boolean {
    let known = this.#comparable.get(id);
    if (known === undefined) {
      known = this.#computeComparable(id);
      this.#comparable.set(id, known);
    }
    return known;
  }

  #computeComparable(id: TypeId): boolean {
    const shape = this.shape(id);
    switch (shape.kind) {
      case 'slice':
      case 'map':
      case 'function':
        return false;
      case 'struct':
        return shape.fields.every((field) => this.isComparable(field.type));
      case 'array':
        return this.isComparable(shape.element);
      case 'boolean':
      case 'integer':
      case 'float':
      case 'complex':
      case 'string':
      case 'pointer':
      case 'channel':
      case 'interface':
      case 'native':
      case 'unknown':
        return true;
      default:
        return unreachable(shape);
    }
  }

  /** The type of a field, or of an element. */
  partOf(id: TypeId, at: number): TypeId {
    const shape = this.shape(id);
    if (shape.kind === 'struct') return shape.fields[at]!.type;
    if (shape.kind === 'array') return shape.element;
    throw new Error('Of what has no parts none has a type');
  }

  /** Whether each value is equal to itself, as a NaN is not, nor what may hold one, nor what cannot be compared. */
  isReflexive(id: TypeId): boolean {
    const shape = this.shape(id);
    switch (shape.kind) {
      case 'float':
      case 'complex':
      case 'interface':
      case 'unknown':
        return false;
      case 'struct':
        return shape.fields.every((field) => this.isReflexive(field.type));
      case 'array':
        return this.isReflexive(shape.element);
      case 'boolean':
      case 'integer':
      case 'string':
      case 'pointer':
      case 'slice':
      case 'map':
      case 'channel':
      case 'function':
      case 'native':
        return true;
      default:
        return unreachable(shape);
    }
  }

  implements(type: TypeId, target: TypeId): boolean {
    const shape = this.shape(target);
    if (shape.kind !== 'interface') return type === target;
    const { methods } = this.get(type);
    return shape.methods.every((method) => methods.has(method));
  }

  /** Whether what is unknown in an interface of type `from` can be of another type. */
  mayBe(from: TypeId | null, type: TypeId): boolean {
    return from === null || !this.get(type).lacks.has(from);
  }

  /** The name of the first method of an interface that a type lacks, without what its key has around it. */
  missingMethod(type: TypeId, target: TypeId): string | null {
    const shape = this.shape(target);
    if (shape.kind !== 'interface') return null;
    const { methods } = this.get(type);
    const missing = shape.methods.find((method) => !methods.has(method)) ?? null;
    return missing === null ? null : missing.replace(/^.*\./, '').replace(/'\d+$/, '');
  }
}
