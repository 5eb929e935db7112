import { noteMapRead } from '../rule/unknown-maps.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import type { PlainStatement } from '../../go/plain/statement.ts';
import type { Machine } from '../machine.ts';
import type { MapEntry } from '../state/heap.ts';
import * as terms from '../term/make.ts';
import { MapCursor, Pointer, Unknown } from '../value/value.ts';
import { definitions, type Emitter, type Target } from './emitter.ts';
import { compileExpression } from './expression.ts';
import type { Evaluate } from './instruction.ts';
import { mapOf } from './map.ts';
import { toAccess } from '../state/access.ts';
import { mustStand } from './memory.ts';
import type { Scope } from './scope.ts';

type RangeMap = PlainStatement & { readonly kind: 'range-map' };

/** Up to this many keys the ones left are visited in every order. */
const mostOrders = 6;

export function compileRangeMap(statement: RangeMap, emitter: Emitter): void {
  const { span } = statement;
  const cursor = emitter.newLocal();
  const begin: Target = { pc: -1 };
  const end: Target = { pc: -1 };
  emitter.continues.set(statement.label, begin);
  emitter.breaks.set(statement.label, end);
  const scope = emitter.scope();
  compileBegin(statement, cursor, compileExpression(statement.map, scope), scope, emitter);
  emitter.place(begin);
  compileNext(statement, cursor, end, emitter);
  emitter.block(statement.body, emitter);
  emitter.jump(span, begin);
  emitter.place(end);
}

function compileBegin(
  statement: RangeMap,
  cursor: number,
  map: Evaluate,
  scope: Scope,
  emitter: Emitter,
): void {
  const { site } = emitter;
  const type = emitter.typeOf(statement.map);
  emitter.emit(
    statement.span,
    (machine) => {
      const ranged = map(machine.locals, machine);
      noteMapRead(machine, type, ranged);
      if (ranged instanceof Unknown) {
        const count = machine.concrete(new Unknown(terms.length(ranged.term), null));
        machine.locals[cursor] = new MapCursor(ranged, [...Array(Number(count)).keys()], []);
        return false;
      }
      if (!(ranged instanceof Pointer)) {
        machine.locals[cursor] = new MapCursor(null, [], []);
        return false;
      }
      if (mustStand(machine, ranged, toAccess(null, -1, false, site))) return true;
      const keys = [...mapOf(machine, ranged).entries.keys()];
      const isLarge = keys.length > mostOrders;
      if (isLarge)
        machine.narrowed.add('the order in which a map of more than six keys is visited');
      machine.locals[cursor] = new MapCursor(ranged, keys, isLarge ? null : []);
      return false;
    },
    scope,
    { defines: [cursor] },
  );
}

function compileNext(statement: RangeMap, cursor: number, end: Target, emitter: Emitter): void {
  const { key, value, span } = statement;
  const { site } = emitter;
  const scope = emitter.scope();
  scope.uses.add(cursor);
  emitter.emit(
    span,
    (machine) => {
      const at = machine.locals[cursor] as MapCursor;
      const found =
        at.map instanceof Unknown ? nextUnknown(at.map, at) : nextOf(machine, at, span, site);
      if (found === 'stands') return true;
      if (found === null) {
        machine.pc = end.pc;
        return false;
      }
      machine.locals[cursor] = found.cursor;
      if (key !== null) machine.locals[key] = found.entry.key;
      if (value !== null) machine.locals[value] = found.entry.value;
      return false;
    },
    scope,
    { defines: definitions(key, value), jumps: [end] },
  );
}

interface Visit {
  readonly cursor: MapCursor;
  readonly entry: MapEntry;
}

function nextUnknown(map: Unknown, { left }: MapCursor): Visit | null {
  const [at, ...rest] = left;
  if (at === undefined) return null;
  const key = new Unknown(terms.phrase(`key ${String(at)} of `, map.term), null);
  const value = new Unknown(terms.phrase(`value ${String(at)} of `, map.term), null);
  return { cursor: new MapCursor(map, rest, []), entry: { key, value } };
}

/** The entry that is visited next; null where the range is over. */
function nextOf(
  machine: Machine,
  { map, left, visited }: MapCursor,
  span: PlainSpan,
  site: number,
): Visit | null | 'stands' {
  if (!(map instanceof Pointer)) return null;
  // Where the next key has been chosen, the access has had its step.
  const hasStood = machine.chosen !== null && machine.visibleSites[site] === 1;
  if (!hasStood && mustStand(machine, map, toAccess(null, -1, false, site))) return 'stands';
  const { entries } = mapOf(machine, map);
  if (visited === null) {
    const at = left.findIndex((form) => entries.has(form));
    if (at < 0) return null;
    const cursor = new MapCursor(map, left.slice(at + 1), null);
    return { cursor, entry: entries.get(left[at]!)! };
  }
  const there = [...entries.keys()].filter((form) => !visited.includes(form));
  if (there.length === 0) return null;
  const mayEnd = !left.some((form) => entries.has(form));
  const pick = pickKey(machine, there.length + (mayEnd ? 1 : 0), span);
  if (pick === null) return 'stands';
  const form = there[pick];
  if (form === undefined) return null;
  const cursor = new MapCursor(
    map,
    left.filter((one) => one !== form && entries.has(one)),
    // In the order of the map: which keys were visited matters, and not when.
    [...entries.keys()].filter((one) => one === form || visited.includes(one)),
  );
  return { cursor, entry: entries.get(form)! };
}

/** Which of the keys comes next; null where that has to be chosen first. */
function pickKey(machine: Machine, count: number, span: PlainSpan): number | null {
  if (machine.chosen !== null) {
    const { value } = machine.chosen;
    machine.chosen = null;
    // Somebody may have taken a key away since.
    return Math.min(value as number, count - 1);
  }
  if (count === 1) return 0;
  const options = Array.from({ length: count }, (_, at) => at);
  const term = terms.phrase('which key of the map comes next');
  machine.pending = { kind: 'choose', span, term, isNegated: false, options, remember: false };
  return null;
}
