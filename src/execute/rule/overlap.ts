import type { Place } from '../../go/plain/expression.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import { typeOfPlace, type Typing } from '../../go/plain/type-of.ts';
import type { Machine } from '../machine.ts';
import { keyOf } from '../term/spell.ts';
import type { Way } from '../state/ways.ts';
import { Unknown, type Pointer, type Slice } from '../value/value.ts';

const someElement = -1;

/** Null for what no pointer of others leads to by its type. */
export function wayOf(place: Place, typing: Typing): Way | null {
  const types: TypeId[] = [];
  const steps: number[] = [];
  let base: Place = place;
  for (;;) {
    types.unshift(typeOfPlace(base, typing));
    if (base.kind === 'local' || base.kind === 'cell') return null;
    if (base.kind !== 'field' && base.kind !== 'element') break;
    steps.unshift(base.kind === 'field' ? base.field : someElement);
    base = base.base;
  }
  const isElement = base.kind === 'slice-element';
  const key = `${isElement ? '[]' : ''}${types.join('.')} ${steps.join('.')}`;
  return { key, types, steps, isElement, within: typesWithin(types.at(-1)!, typing) };
}

/** The way to the elements of a slice of this type; null for what is no slice. */
export function wayOfElements(slice: TypeId, typing: Pick<Typing, 'shape'>): Way | null {
  const shape = typing.shape(slice);
  if (shape.kind !== 'slice') return null;
  const { element } = shape;
  const within = typesWithin(element, typing);
  return { key: `[]${String(element)} `, types: [element], steps: [], isElement: true, within };
}

function typesWithin(type: TypeId, typing: Pick<Typing, 'shape'>): ReadonlySet<TypeId> {
  const found = new Set<TypeId>();
  const visit = (one: TypeId): void => {
    if (found.has(one)) return;
    found.add(one);
    const shape = typing.shape(one);
    if (shape.kind === 'array') visit(shape.element);
    if (shape.kind === 'struct') shape.fields.forEach((field) => visit(field.type));
  };
  visit(type);
  return found;
}

type Lead = Pointer | Slice | Unknown;

/** Notes a write to memory of others. */
export function noteWritten(machine: Machine, way: Way | null, pointer: Lead): void {
  if (way === null || !(pointer instanceof Unknown || isOfOthers(machine, pointer))) return;
  const known = machine.written.get(way.key) ?? { way, places: new Set() };
  machine.written.set(way.key, known);
  known.places.add(identity(pointer));
}

/**
 * Whether two pointers lead to one object nobody tells: a run reads what stood there at first, where it may have
 * written through another pointer, or through one that it does not follow.
 */
export function noteRead(machine: Machine, way: Way | null, pointer: Lead): void {
  if (way === null) return;
  const isUnknown = pointer instanceof Unknown;
  const isGlobal = !isUnknown && mayBePointedTo(machine, pointer);
  const isLent = !isUnknown && machine.lent.size > 0 && machine.lent.has(pointer.object);
  if (!isUnknown && !isGlobal && !isLent) return;
  machine.askedOfRuns++;
  const own = identity(pointer);
  for (const written of machine.written.values()) {
    if (isGlobal && !way.types.concat(...way.within).includes(written.way.types[0]!)) continue;
    const isOther = (one: string): boolean =>
      isUnknown || (one !== own && !(isGlobal && isVariable(machine, one)));
    if (overlap(way, written.way) && [...written.places].some(isOther)) {
      machine.narrowed.add('where pointers lead that the text does not tell');
      return;
    }
  }
}

/** A package variable that the caller may have a pointer to. */
const mayBePointedTo = ({ others }: Machine, { object }: Pointer | Slice): boolean =>
  others?.changed.has(object) === true;

const isVariable = ({ program }: Machine, identityOf: string): boolean =>
  Number(identityOf) < program.plain.globals.length;

const isOfOthers = (machine: Machine, { object }: Pointer | Slice): boolean =>
  machine.lent.has(object) || object < machine.program.plain.globals.length;

const identity = (pointer: Lead): string =>
  pointer instanceof Unknown ? keyOf(pointer.term) : String(pointer.object);

/** Whether what the one leads to may lie in what the other leads to, or be it. */
function overlap(one: Way, other: Way): boolean {
  return liesIn(one, other) || liesIn(other, one);
}

/** Whether the inner is the outer, or a part of it. */
function liesIn(inner: Way, outer: Way): boolean {
  const type = outer.types.at(-1);
  if (inner.types[0] !== type && outer.within.has(inner.types[0]!)) return true;
  return inner.types.some((one, at) => one === type && sameSteps(inner, at, outer));
}

/** The steps before both, as far back as both tell. */
function sameSteps(inner: Way, at: number, outer: Way): boolean {
  const last = outer.types.length - 1;
  for (let back = 1; back <= at && back <= last; back++) {
    if (inner.types[at - back] !== outer.types[last - back]) return false;
    if (inner.steps[at - back] !== outer.steps[last - back]) return false;
  }
  if (at < last) return !inner.isElement || outer.steps[last - at - 1] === someElement;
  return at === last || !outer.isElement || inner.steps[at - last - 1] === someElement;
}
