import { termsIn } from '../term/walk.ts';
import { giveAwayAt, giveAwayIn, handOutIn } from '../rule/hand-over.ts';
import { fieldKey } from '../../go/plain/package-state.ts';
import { typeOfPlace } from '../../go/plain/type-of.ts';
import type { PlainFunction } from '../../go/plain/program.ts';
import type { PlainStatement } from '../../go/plain/statement.ts';
import type { Machine } from '../machine.ts';
import { accessAt, toAccess, type Access } from '../state/access.ts';
import { copyValue } from '../state/heap.ts';
import type { Pointer } from '../value/value.ts';
import { spread } from '../value/spread.ts';
import { Unknown, type Value } from '../value/value.ts';
import { noteRead, noteWritten, wayOf } from '../rule/overlap.ts';
import type { Emitter } from './emitter.ts';
import { forgetting } from './forget.ts';
import { compileExpression } from './expression.ts';
import { compileLocalLoad, compileLocalStore, compileLocate, rootLocal } from './place.ts';

type Of<Kind extends PlainStatement['kind']> = PlainStatement & { readonly kind: Kind };

/**
 * Whether an access must wait for its own step; `toWhole` is that of the instruction to a whole object. If not, it is noted, and is to
 * be carried out now.
 */
export function mustStand(machine: Machine, pointer: Pointer, toWhole: Access): boolean {
  // First: who has stood here passes, also where all others have ended since, and whoever returns next has not passed.
  if (machine.passing) {
    machine.passing = false;
    return false;
  }
  if (!machine.noting) return false;
  if (machine.visibleSites[toWhole.site] !== 1) {
    machine.noteAccess(pointer, toWhole);
    return false;
  }
  const access = accessAt(pointer.path, toWhole);
  machine.pending = { kind: 'access', span: machine.span, place: pointer, access };
  return true;
}

export function compileLoad(statement: Of<'load'>, emitter: Emitter): void {
  const { place, target, span } = statement;
  const { site } = emitter;
  const scope = emitter.scope();
  if (rootLocal(place) !== null) {
    const value = compileLocalLoad(place, scope);
    emitter.emit(
      span,
      (machine) => {
        machine.locals[target] = value(machine.locals, machine);
        return false;
      },
      scope,
      { defines: [target] },
    );
    return;
  }
  if (place.kind === 'local') return;
  const locate = compileLocate(place, scope);
  const way = wayOf(place, scope.typing);
  const access = toAccess(null, -1, false, site);
  const key =
    place.kind === 'field' ? fieldKey(typeOfPlace(place.base, scope.typing), place.field) : null;
  emitter.emit(
    span,
    (machine) => {
      const pointer = locate(machine.locals, machine);
      noteRead(machine, way, pointer);
      if (!(pointer instanceof Unknown) && mustStand(machine, pointer, access)) return true;
      const read = pointer instanceof Unknown ? pointer : copyValue(machine.peek(pointer));
      if (key !== null && read instanceof Unknown && machine.program.onlyClosedFields().has(key))
        machine.noteOnlyClosed(read.term);
      machine.locals[target] = read;
      return false;
    },
    scope,
    { defines: [target] },
  );
}

export function compileStore(statement: Of<'store'>, emitter: Emitter): void {
  const { place, span } = statement;
  const { site } = emitter;
  const scope = emitter.scope();
  const type = emitter.typeOf(statement.value);
  const { types } = emitter;
  const placed = typeOfPlace(place, scope.typing);
  // Others can do with a channel what the place lets them.
  const found = types.shape(placed).kind === 'channel' ? placed : type;
  const isIdle = emitter.idle?.place(place) === true;
  const value = forgetting(compileExpression(statement.value, scope), isIdle, type, types);
  const local = rootLocal(place);
  if (local !== null) {
    scope.uses.add(local);
    const replace = compileLocalStore(place, scope);
    emitter.emit(
      span,
      (machine) => {
        const { locals } = machine;
        const part = value(locals, machine);
        locals[local] = replace(locals[local]!, part, locals, machine);
        return false;
      },
      scope,
    );
    return;
  }
  if (place.kind === 'local') return;
  const locate = compileLocate(place, scope);
  const isForCallers = storesForCallers(emitter.function);
  const way = wayOf(place, scope.typing);
  const access = toAccess(null, -1, true, site);
  emitter.emit(
    span,
    (machine) => {
      const stored: Value = value(machine.locals, machine);
      const pointer = locate(machine.locals, machine);
      noteWritten(machine, way, pointer);
      if (pointer instanceof Unknown) {
        // Who returned it may have returned what it was handed.
        if ([...termsIn(pointer.term)].some(({ kind }) => kind === 'returned'))
          for (const words of machine.keepers.keys()) machine.grant(words);
        giveAwayAt(machine, pointer.term, { type: found, value: stored, site }, placed);
        return false;
      }
      const given = { type: found, value: stored, site };
      if (isForCallers) giveAwayIn(machine, pointer, given);
      if (mustStand(machine, pointer, access)) return true;
      if (isForCallers) handOutIn(machine, pointer, given);
      machine.poke(pointer, spread(stored, type, types));
      return false;
    },
    scope,
  );
}

/** What the library does for its callers stays with them, except in what it has to keep things that others find. */
export const storesForCallers = ({ origin, qualified }: PlainFunction): boolean =>
  origin === 'text' || /^sync\.\(\*(Map|Pool)\)/.test(qualified ?? '');

export function compileDeclare(statement: Of<'declare'>, emitter: Emitter): void {
  const { local, span } = statement;
  const declared = emitter.function.locals[local]!;
  const zero = emitter.types.zero(declared.type);
  const { types } = emitter;
  const origin =
    declared.name === null ? null : { name: declared.name, type: declared.type, types };
  emitter.emit(
    span,
    (machine) => {
      machine.locals[local] = machine.newCell(zero, origin);
      return false;
    },
    null,
    { defines: [local] },
  );
}

export function compileNew(statement: Of<'new'>, emitter: Emitter): void {
  const { target, span } = statement;
  const scope = emitter.scope();
  const value = compileExpression(statement.value, scope);
  const { types } = emitter;
  const { type } = statement;
  const origin = { name: types.get(type).named?.name ?? '', type, types };
  emitter.emit(
    span,
    (machine) => {
      const made = spread(value(machine.locals, machine), type, types);
      machine.locals[target] = machine.newCell(made, origin);
      return false;
    },
    scope,
    { defines: [target] },
  );
}
