import type { GlobalId, TypeId } from '../../go/plain/ids.ts';
import type { Machine } from '../machine.ts';
import * as terms from '../term/make.ts';
import type { Term } from '../term/term.ts';
import { Pointer, Unknown, type Value } from '../value/value.ts';

/**
 * A function of a package may be called when others have run: what they may have changed is unknown to it, and
 * what they may have put into a channel or a map is taken to be gone. Locks are taken to be given back (`others.ts`).
 */
export function forgetPackageVariables(machine: Machine): void {
  const { before } = machine;
  machine.state.initialized = true;
  if (before === null) return;
  for (const id of before.used) new Forgetting(machine, id).forget(before.changed.has(id));
}

/** Types of the library that others change by calling their methods. */
const holdsData = ['Bool', 'Int32', 'Int64', 'Uint32', 'Uint64', 'Pointer', 'Value', 'Once', 'Map'];

class Forgetting {
  readonly #machine: Machine;
  readonly #id: GlobalId;
  readonly #name: string;

  constructor(machine: Machine, id: GlobalId) {
    this.#machine = machine;
    this.#id = id;
    this.#name = machine.program.plain.globals[id]!.name;
  }

  forget(isChanged: boolean): void {
    const { plain } = this.#machine.program;
    const place = new Pointer(this.#id, null);
    const value = this.#machine.peek(place);
    const { type } = plain.globals[this.#id]!;
    if (isChanged) this.#visit(type, value, place, terms.named(this.#name));
    else this.#keep(type, value);
  }

  #visit(type: TypeId, value: Value, place: Pointer, term: Term): void {
    const { types } = this.#machine.program;
    const shape = types.shape(type);
    const { named } = types.get(type);
    if (shape.kind === 'native') return;
    if (shape.kind === 'struct' && Array.isArray(value)) {
      if (named?.library === true && !holdsData.includes(named.name)) return;
      for (const [at, field] of shape.fields.entries())
        this.#visit(field.type, value[at] as Value, place.into(at), terms.field(term, field.name));
    } else if (shape.kind === 'array' && Array.isArray(value)) {
      for (const [at, element] of (value as readonly Value[]).entries())
        this.#visit(shape.element, element, place.into(at), terms.element(term, terms.literal(at)));
    } else this.#machine.poke(place, new Unknown(term, type));
  }

  /** The variable stays what it is; what it leads to need not. */
  #keep(type: TypeId, value: Value): void {
    const { types } = this.#machine.program;
    const shape = types.shape(type);
    const isHolder =
      (types.text(type) === 'error' && /^\p{Lu}/u.test(this.#name)) ||
      shape.kind === 'channel' ||
      shape.kind === 'map' ||
      (shape.kind === 'pointer' && types.get(shape.element).named?.library === false);
    // Other functions of the package may serve it.
    if (shape.kind === 'channel' && value instanceof Pointer)
      this.#machine.give(new Set([value.object]));
    if (isHolder && value !== null && !(value instanceof Unknown))
      this.#machine.grant(`${this.#name} holds what it holds at the start`);
  }
}
