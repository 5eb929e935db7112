import { unreachable } from '../../base/unreachable.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import type { Types } from '../value/types.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import type { Summary } from './summary.ts';
import type { MapKey, Value } from '../value/value.ts';

/** Who may change an object in place: the step that made or copied it. */
export type Owner = number;

export type HeapObject = Cell | MapObject | ChannelObject;

/** What a cell is called, and what is in it, for the names of its parts. */
export interface CellOrigin {
  readonly name: string;
  readonly type: TypeId;
  readonly types: Types;
}

/** A variable, or the array behind slices. No other cell shares the lists in its value. */
export class Cell {
  readonly kind = 'cell';
  readonly owner: Owner;
  /** The step that made it. */
  readonly born: number;
  readonly origin: CellOrigin | null;
  value: Value;
  summary: Summary | null = null;

  constructor(owner: Owner, born: number, value: Value, origin: CellOrigin | null) {
    this.owner = owner;
    this.born = born;
    this.origin = origin;
    this.value = value;
  }

  copy(owner: Owner): Cell {
    return new Cell(owner, this.born, copyValue(this.value), this.origin);
  }
}

export interface MapEntry {
  readonly key: Value;
  readonly value: Value;
}

export class MapObject {
  readonly kind = 'map';
  readonly owner: Owner;
  readonly born: number;
  readonly entries: Map<MapKey, MapEntry>;
  /** Some key may be one that nobody knows. */
  hasUnknown = false;
  /** What it is called where it is the caller's. */
  name: string | null = null;
  summary: Summary | null = null;

  constructor(owner: Owner, born: number, entries: Map<MapKey, MapEntry>) {
    this.owner = owner;
    this.born = born;
    this.entries = entries;
  }

  copy(owner: Owner): MapObject {
    const copy = new MapObject(owner, this.born, new Map(this.entries));
    copy.hasUnknown = this.hasUnknown;
    copy.name = this.name;
    return copy;
  }
}

export class ChannelObject {
  readonly kind = 'channel';
  readonly owner: Owner;
  readonly born: number;
  readonly capacity: number;
  /** Who made it, for its name. */
  readonly origin: ChannelOrigin;
  buffer: Value[];
  closed: boolean;
  /** Who closed it did so on behalf of somebody outside: whoever sees it closed hears of what they did before. */
  closedByOthers = false;
  summary: Summary | null = null;

  constructor(
    owner: Owner,
    born: number,
    capacity: number,
    origin: ChannelOrigin,
    buffer: Value[],
    closed: boolean,
  ) {
    this.owner = owner;
    this.born = born;
    this.capacity = capacity;
    this.origin = origin;
    this.buffer = buffer;
    this.closed = closed;
  }

  copy(owner: Owner): ChannelObject {
    const { born, capacity, origin, buffer, closed } = this;
    const copy = new ChannelObject(owner, born, capacity, origin, buffer.slice(), closed);
    copy.closedByOthers = this.closedByOthers;
    return copy;
  }
}

/** About how many values it holds. */
export function volumeOf(object: HeapObject): number {
  switch (object.kind) {
    case 'cell':
      return Array.isArray(object.value) ? 1 + object.value.length : 1;
    case 'map':
      return 1 + 2 * object.entries.size;
    case 'channel':
      return 1 + object.buffer.length;
    default:
      return unreachable(object);
  }
}

export interface ChannelOrigin {
  readonly name: string;
  /** What a receive gives once it is closed and empty. */
  readonly zero: Value;
  readonly span: PlainSpan;
}

/** Structs and arrays are copied when they go into memory or out of it. */
export function copyValue(value: Value): Value {
  if (!Array.isArray(value)) return value;
  const list = value as readonly Value[];
  for (const element of list) if (Array.isArray(element)) return list.map(copyValue);
  return list.slice();
}

const chunkBits = 4;
const chunkSize = 1 << chunkBits;

interface Chunk {
  readonly owner: Owner;
  readonly objects: (HeapObject | undefined)[];
}

/** So many reads are written down: of a step with more of them nobody wants to know. */
export const mostReads = 256;

/** The objects by number, in chunks that states share. */
export class Heap {
  readonly owner: Owner;
  readonly chunks: Chunk[];
  next: number;
  /** Numbers that are free again, the last of them first; states share the list. */
  free: readonly number[];
  freeLeft: number;
  /** What was read, where somebody wants to know. */
  reads: number[] | null = null;

  constructor(
    owner: Owner,
    chunks: Chunk[],
    next: number,
    free: readonly number[],
    freeLeft: number,
  ) {
    this.owner = owner;
    this.chunks = chunks;
    this.next = next;
    this.free = free;
    this.freeLeft = freeLeft;
  }

  copy(owner: Owner): Heap {
    return new Heap(owner, this.chunks.slice(), this.next, this.free, this.freeLeft);
  }

  get(id: number): HeapObject {
    if (this.reads !== null && this.reads.length < mostReads) this.reads.push(id);
    return this.chunks[id >> chunkBits]!.objects[id & (chunkSize - 1)]!;
  }

  find(id: number): HeapObject | undefined {
    return this.chunks[id >> chunkBits]?.objects[id & (chunkSize - 1)];
  }

  /** Puts an object in the place of another, for all heaps that share it: to be undone at once. */
  exchange(id: number, object: HeapObject): HeapObject {
    const { objects } = this.chunks[id >> chunkBits]!;
    const before = objects[id & (chunkSize - 1)]!;
    objects[id & (chunkSize - 1)] = object;
    return before;
  }

  has(id: number): boolean {
    return this.chunks[id >> chunkBits]?.objects[id & (chunkSize - 1)] !== undefined;
  }

  set(id: number, object: HeapObject | undefined): void {
    const at = id >> chunkBits;
    const chunk = this.chunks[at];
    if (chunk?.owner === this.owner) {
      chunk.objects[id & (chunkSize - 1)] = object;
      return;
    }
    const objects = chunk ? chunk.objects.slice() : [];
    objects[id & (chunkSize - 1)] = object;
    this.chunks[at] = { owner: this.owner, objects };
  }

  allocate(object: HeapObject): number {
    const id = this.freeLeft > 0 ? this.free[--this.freeLeft]! : this.next++;
    this.set(id, object);
    return id;
  }

  /** How many numbers are in use, at most. */
  get used(): number {
    return this.next - this.freeLeft;
  }
}
