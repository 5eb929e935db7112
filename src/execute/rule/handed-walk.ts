import type { FunctionId, TypeId } from '../../go/plain/ids.ts';
import { fieldKey } from '../../go/plain/package-state.ts';
import type { PlainProgram } from '../../go/plain/program.ts';
import type { PlainType, Shape } from '../../go/plain/types.ts';
import { unreachable } from '../../base/unreachable.ts';
import { assignsCapture } from '../../go/plain/assigns-capture.ts';
import { endsUsed, type Ends } from '../../go/plain/ends-used.ts';
import type { HandedValue } from '../state/handed.ts';
import type { ChannelObject, HeapObject, MapObject } from '../state/heap.ts';
import type { State } from '../state/state.ts';
import type { Types } from '../value/types.ts';
import { Boxed, Closure, Pointer, Slice, type Value } from '../value/value.ts';

/** A variable, or a part of one, that others can come to. */
export interface HandedPart {
  readonly place: Pointer;
  readonly type: TypeId;
  /** The field that it is, by `fieldKey`; null where it is none. */
  readonly field: string | null;
}

export interface FoundChannel {
  readonly ends: Ends;
  readonly element: TypeId;
  readonly isOpen: boolean;
}

interface HandedVisitor {
  readonly channel?: (object: number, found: FoundChannel) => void;
  readonly part?: (part: HandedPart) => void;
  /** What others may do with an object is not followed: with a map, or a value of the library. */
  readonly unfollowed?: (object: number, field: string | null) => void;
  /** What leads on in a way that is not followed. */
  readonly hidden?: (value: Value) => void;
  /** A function of the library that ends a context. */
  readonly cancel?: (closure: Closure) => void;
}

interface Found {
  readonly type: TypeId;
  readonly value: Value;
  /** Where it lies; null for a copy, and for what others cannot set. */
  readonly place: Pointer | null;
  readonly field: string | null;
  /** It is come to without a function, or a field that is not exported. */
  readonly isOpen: boolean;
}

/** Locks and groups, which are granted where they are used, and contexts, which give away only that they have ended. */
const granted: ReadonlySet<string> = new Set(['Mutex', 'RWMutex', 'WaitGroup', 'Locker']);
/** Packages whose values decide who waits. */
const waiting = /^(sync|sync\/atomic|time|.*\b(errgroup|semaphore|singleflight))$/;

/** Goes through all that others can come to from what they were handed, as far as its types tell. */
export class HandedWalk {
  readonly #state: State;
  readonly #program: PlainProgram;
  readonly #types: Types;
  readonly #visitor: HandedVisitor;
  readonly #seen = new Set<string>();
  readonly #work: Found[] = [];
  /** Of what is being visited. */
  #isOpen = true;

  constructor(state: State, program: PlainProgram, types: Types, visitor: HandedVisitor) {
    this.#state = state;
    this.#program = program;
    this.#types = types;
    this.#visitor = visitor;
  }

  run(values: readonly HandedValue[]): void {
    for (const { type, value, isOpen } of values)
      this.#work.push({ type, value, place: null, field: null, isOpen });
    for (let one = this.#work.pop(); one !== undefined; one = this.#work.pop()) {
      this.#isOpen = one.isOpen;
      this.#visit(one);
    }
  }

  #visit(found: Found): void {
    const { type, value, place } = found;
    const plain = this.#types.get(type);
    if (this.#isOfLibrary(plain, place, found.field)) return this.#visitor.hidden?.(value);
    const { shape } = plain;
    switch (shape.kind) {
      case 'struct':
        if (Array.isArray(value)) this.#fields(type, value as readonly Value[], place);
        return;
      case 'array':
        if (Array.isArray(value))
          this.#elements(shape.element, value as readonly Value[], (at) => place?.into(at) ?? null);
        return;
      case 'native':
        return;
      case 'boolean':
      case 'integer':
      case 'float':
      case 'complex':
      case 'string':
      case 'channel':
      case 'pointer':
      case 'interface':
      case 'unknown':
      case 'slice':
      case 'map':
      case 'function':
        this.#part(found);
        if (value instanceof Boxed) this.#push(value.type, value.value);
        else if (value instanceof Closure) this.#closure(value);
        else this.#follow(shape, found);
        return;
      default:
        unreachable(shape);
    }
  }

  #part({ place, type, field }: Found): void {
    if (place !== null) this.#visitor.part?.({ place, type, field });
  }

  #follow(shape: Shape, { value, field }: Found): void {
    if (shape.kind === 'channel' && value instanceof Pointer) this.#channel(shape, value.object);
    else if (shape.kind === 'pointer' && value instanceof Pointer)
      this.#pointer(shape.element, value, field);
    else if (shape.kind === 'slice' && value instanceof Slice) this.#slice(shape.element, value);
    else if (shape.kind === 'map' && value instanceof Pointer)
      this.#map(shape, value.object, field);
  }

  #channel({ direction, element }: Shape & { kind: 'channel' }, object: number): void {
    this.#visitor.channel?.(object, { ends: direction, element, isOpen: this.#isOpen });
    if (direction === 'send' || !this.#isNew(`${direction} ${object}`)) return;
    const { buffer } = this.#state.heap.get(object) as ChannelObject;
    this.#elements(element, buffer, () => null);
  }

  #pointer(type: TypeId, pointer: Pointer, field: string | null): void {
    if (!this.#isNew(`${type} ${pointer.object} ${pointer.path?.join('.') ?? ''}`)) return;
    const { kind } = this.#state.heap.get(pointer.object);
    if (kind !== 'cell') return;
    const plain = this.#types.get(type);
    if (this.#isOfLibrary(plain, pointer, field)) {
      if (plain.named?.package !== 'context') this.#visitor.hidden?.(pointer);
      return;
    }
    this.#push(type, this.#peek(pointer), pointer);
  }

  #slice(element: TypeId, { object, path, offset, capacity }: Slice): void {
    if (!this.#isNew(`${element} ${object} ${path?.join('.') ?? ''} ${offset} ${capacity}`)) return;
    const inside = new Pointer(object, path);
    const list = this.#peek(inside);
    if (!Array.isArray(list)) return this.#visitor.unfollowed?.(object, null);
    const elements = (list as readonly Value[]).slice(offset, offset + capacity);
    this.#elements(element, elements, (at) => inside.into(offset + at));
  }

  /** Null within what nobody knows, and in a part of an array. */
  #peek({ object, path }: Pointer): Value {
    const cell = this.#state.heap.get(object);
    let value = cell.kind === 'cell' ? cell.value : null;
    for (const step of path ?? [])
      value = Array.isArray(value) ? ((value as readonly Value[])[step] ?? null) : null;
    return value;
  }

  #map({ key, value }: Shape & { kind: 'map' }, object: number, field: string | null): void {
    if (!this.#isNew(`map ${object}`)) return;
    this.#visitor.unfollowed?.(object, field);
    const entries = [...(this.#state.heap.get(object) as MapObject).entries.values()];
    this.#elements(
      key,
      entries.map((one) => one.key),
      () => null,
    );
    this.#elements(
      value,
      entries.map((one) => one.value),
      () => null,
    );
  }

  #closure(closure: Closure): void {
    const { function: id, captures } = closure;
    const { origin, package: home } = this.#program.functions[id]!;
    if (origin === 'library') {
      if (home === 'context') this.#visitor.cancel?.(closure);
      else this.#visitor.hidden?.(closure);
      return;
    }
    for (const [at, capture] of captures.entries()) {
      const mayAssign = this.#assigns(id, at);
      const cell = this.#state.heap.get(capture.object);
      const isUsed = !mayAssign && this.#holdsChannel(cell);
      const by = isUsed ? `used by ${id}` : mayAssign;
      if (!this.#isNew(`${by} captured ${capture.object}`)) continue;
      if (cell.kind !== 'cell' || cell.origin === null)
        this.#visitor.unfollowed?.(capture.object, null);
      else if (isUsed) this.#usedBy(id, at, cell.origin.type, cell.value);
      else
        this.#work.push({
          type: cell.origin.type,
          value: cell.value,
          place: mayAssign ? capture : null,
          field: null,
          isOpen: false,
        });
    }
  }

  #holdsChannel(cell: HeapObject): boolean {
    return (
      cell.kind === 'cell' &&
      cell.origin !== null &&
      this.#types.shape(cell.origin.type).kind === 'channel'
    );
  }

  /** A function of the text does with a channel what stands there. */
  #usedBy(id: FunctionId, at: number, type: TypeId, value: Value): void {
    const shape = this.#types.shape(type);
    if (shape.kind !== 'channel' || !(value instanceof Pointer)) return;
    this.#isOpen = false;
    for (const direction of endsUsed(this.#program, id, this.#program.functions[id]!.captures[at]!))
      this.#channel({ ...shape, direction }, value.object);
  }

  #assigns(id: FunctionId, at: number): boolean {
    return assignsCapture(this.#program, id, at);
  }

  #fields(type: TypeId, values: readonly Value[], place: Pointer | null): void {
    const { shape } = this.#types.get(type);
    if (shape.kind !== 'struct') return;
    for (const [at, field] of shape.fields.entries())
      this.#work.push({
        type: field.type,
        value: values[at]!,
        place: place?.into(at) ?? null,
        field: fieldKey(type, at),
        isOpen: this.#isOpen && /^\p{Lu}/u.test(field.name),
      });
  }

  #elements(type: TypeId, values: readonly Value[], placeOf: (at: number) => Pointer | null): void {
    for (const [at, value] of values.entries()) this.#push(type, value, placeOf(at));
  }

  #push(type: TypeId, value: Value, place: Pointer | null = null): void {
    this.#work.push({ type, value, place, field: null, isOpen: this.#isOpen });
  }

  /** What others do with a value of the library is granted where it is used, or not followed. */
  #isOfLibrary({ named, shape }: PlainType, place: Pointer | null, field: string | null): boolean {
    if (named?.library !== true || shape.kind !== 'struct') return false;
    if (waiting.test(named.package) && !granted.has(named.name) && place !== null)
      this.#visitor.unfollowed?.(place.object, field);
    return true;
  }

  #isNew(way: string): boolean {
    const key = `${this.#isOpen} ${way}`;
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    return true;
  }
}
