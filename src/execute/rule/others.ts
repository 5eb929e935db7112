import type { TypeId } from '../../go/plain/ids.ts';
import { fieldKey } from '../../go/plain/package-state.ts';
import type { Machine } from '../machine.ts';
import { Undecided } from '../value/panic.ts';
import * as terms from '../term/make.ts';
import { keyOf, wordsOf } from '../term/spell.ts';
import type { Term } from '../term/term.ts';
import { termsIn } from '../term/walk.ts';
import { Pointer, Unknown, type Value } from '../value/value.ts';
import { isReachedByOthers, nameOf, syncValueAt } from './reached.ts';

/**
 * What a run takes for granted of others who use the same locks, groups and conditions: of a place, or of what
 * the text does not tell.
 */
type Primitive = Pointer | Unknown;

/** Its name, and what it is a part of; null where no other goroutine of a program can come to it. */
function sharedAt(machine: Machine, place: Primitive): { name: string; type: string } | null {
  if (place instanceof Unknown) return { name: wordsOf(place.term), type: '' };
  return isReachedByOthers(machine, place.object) ? syncValueAt(machine, place) : null;
}

/** Whoever takes a lock that others take waits for them. */
export function grantRelease(machine: Machine, lock: Primitive): void {
  const shared = sharedAt(machine, lock);
  if (shared === null) return;
  const { name, type } = shared;
  if (type === 'Once') machine.grant(`the function that ${name} runs returns`);
  else if (['', 'Mutex', 'RWMutex'].includes(type))
    machine.grant(`whoever holds ${name} releases it`);
}

export function grantZero(machine: Machine, waitgroup: Primitive): void {
  const shared = sharedAt(machine, waitgroup);
  if (shared === null) return;
  const { name, type } = shared;
  machine.grant(
    ['', 'WaitGroup'].includes(type)
      ? `${name} is brought to zero`
      : `all that ${name} waits for returns`,
  );
}

/** A counter that others add to may be lower than what is added here. */
export function grantAdded(machine: Machine, waitgroup: Primitive): boolean {
  const shared = sharedAt(machine, waitgroup);
  if (shared === null) return false;
  machine.grant(`enough was added to ${shared.name}`);
  return true;
}

export function grantWake(machine: Machine, cond: Primitive): boolean {
  const shared = sharedAt(machine, cond);
  if (shared === null) return false;
  machine.grant(`somebody wakes who waits for ${shared.name}`);
  return true;
}

const takenTerm = (lock: Primitive): Term =>
  terms.taken(lock instanceof Unknown ? lock.term : terms.own(lock.object, lock.path));

/** Who gives back what nobody here has taken has it from the caller. */
export function grantHeld(machine: Machine, lock: Primitive): boolean {
  const shared = sharedAt(machine, lock);
  if (shared === null) return false;
  const { supposed } = machine.state;
  if (supposed.has(keyOf(takenTerm(lock)))) return false;
  const held = terms.granted(`its caller holds ${shared.name}`);
  machine.grant(wordsOf(held));
  if (!supposed.has(keyOf(held))) throw new Undecided(held, [true]);
  noteTaken(machine, lock);
  return true;
}

export function noteTaken(machine: Machine, lock: Primitive): void {
  const term = takenTerm(lock);
  if (!machine.state.supposed.has(keyOf(term))) machine.state.suppose(term, true);
}

/** After a lock was taken, or something came, others may have changed what they reach. */
export function hearOfOthers(machine: Machine): void {
  for (const object of machine.lent) {
    const lent = machine.object(object);
    if (lent.kind === 'map' && lent.name !== null)
      machine.grant(`nobody else changes ${lent.name}`);
    if (lent.kind !== 'cell') continue;
    const { origin, value } = lent;
    if (origin === null) continue;
    const { name, type } = origin;
    change(machine, { type, value, place: new Pointer(object, null), name }, false);
  }
  changePackageVariables(machine);
}

/** What functions of the package may have changed, and of exported variables others. */
export function changePackageVariables(machine: Machine): void {
  const { globals } = machine.program.plain;
  const { used, changed } = machine.others ?? noneUsed;
  for (const id of used) {
    if (!changed.has(id)) continue;
    const { name, type } = globals[id]!;
    const place = new Pointer(id, null);
    change(machine, { type, value: machine.peek(place), place, name }, true);
  }
}

const noneUsed = { used: new Set<number>(), changed: new Set<number>() };

interface Part {
  readonly type: TypeId;
  readonly value: Value;
  readonly place: Pointer;
  readonly name: string;
}

function change(machine: Machine, part: Part, changes: boolean): void {
  const { types } = machine.program;
  const { type, value, place, name } = part;
  const { named, shape } = types.get(type);
  if (shape.kind === 'native') return;
  if (shape.kind === 'struct' && Array.isArray(value)) {
    // Of what the library keeps each operation is asked by itself.
    if (named?.library === true) return;
    const fields = machine.program.changedFields();
    for (const [at, field] of shape.fields.entries()) {
      const inner = value[at] as Value;
      const words = `${name}.${field.name}`;
      change(
        machine,
        { type: field.type, value: inner, place: place.into(at), name: words },
        fields.has(fieldKey(type, at)),
      );
    }
  } else if (shape.kind === 'array' && Array.isArray(value)) {
    for (const [at, element] of (value as readonly Value[]).entries()) {
      const words = `${name}[${String(at)}]`;
      const inner = { type: shape.element, value: element, place: place.into(at), name: words };
      change(machine, inner, changes);
    }
  } else if (changes) changeLeaf(machine, part);
}

function changeLeaf(machine: Machine, { type, value, place, name }: Part): void {
  if (value instanceof Unknown) machine.poke(place, changedTo(machine, name, type));
  // What the run itself has put there is taken to stay.
  else if (!(value instanceof Pointer && machine.lent.has(value.object)))
    machine.grant(`nobody else changes ${name}`);
}

/** What an atomic operation finds, which others may have changed since the last one. */
export function atomicValue(machine: Machine, place: Pointer): Value {
  const value = machine.peek(place);
  if (!isReachedByOthers(machine, place.object)) return value;
  const name = valueName(machine, place);
  if (value instanceof Unknown) return changedTo(machine, name, null);
  // What was done once stays done.
  if (value === 1 && syncValueAt(machine, place)?.type === 'Once') return value;
  machine.grant(`nobody else changes ${name}`);
  return value;
}

/** What is in an atomic of the library is not named. */
export function valueName(machine: Machine, place: Pointer): string {
  const found = syncValueAt(machine, place);
  if (found === null) return nameOf(machine, place);
  return found.type === 'Once' ? `runs of ${found.name}` : found.name;
}

function changedTo(machine: Machine, name: string, type: TypeId | null): Unknown {
  const supposed = [...machine.state.supposed.values()];
  const isAsked = supposed.some(({ term }) => speaksOf(term, name));
  return machine.freshUnknown(terms.named(isAsked ? `${name} later` : name), 0, type);
}

const spoken = new WeakMap<Term, ReadonlySet<string>>();

/** What is supposed is asked for every name that others may have changed. */
function speaksOf(term: Term, name: string): boolean {
  const before = spoken.get(term);
  if (before !== undefined) return before.has(name);
  const names = new Set([...termsIn(term)].map(wordsOf));
  spoken.set(term, names);
  return names.has(name);
}
