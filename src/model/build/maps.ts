import { integer } from '../../expression/expression.ts';
import type { PlainStatement } from '../../go/plain/statement.ts';
import { carries, mixed, reachedFrom } from './carry.ts';
import { newCell, writeLocal } from './cells.ts';
import { newCellName, shapeOf, type Here } from './context.ts';
import { unknownHere } from './unknown-here.ts';
import { evaluate } from './evaluate.ts';
import { knownLength } from './length.ts';
import { initializeCell, readSpot, writeSpot } from './memory.ts';
import { settle } from './settle.ts';
import { initializeAtRoot, readCell } from './store.ts';
import { quantityValue, someElement, type Opaque, type Value } from './value.ts';

type Statement<Kind extends PlainStatement['kind']> = Extract<PlainStatement, { kind: Kind }>;

/** A map is one cell: any of the values that were put into it. */
export function makeMap(here: Here, statement: Statement<'make-map'>): void {
  const { target, type, span } = statement;
  const contents = newCell(here, statement, newCellName(here, target), type, span);
  initializeCell(here, contents, { kind: 'elements', type, known: null, others: [] });
  writeLocal(here, target, { kind: 'map', contents, length: null });
}

export function mapGet(here: Here, statement: Statement<'map-get'>): void {
  const { type, value, ok, span } = statement;
  const shape = shapeOf(here.builder, type);
  const map = settle(here, evaluate(here, statement.map, span));
  // What a map of somebody else holds, the text does not determine.
  const origin = map.kind === 'opaque' ? 'computed' : 'stored';
  if (ok !== null)
    writeLocal(here, ok, unknownHere(here, here.builder.program.known.boolean, span, origin));
  if (value === null || shape.kind !== 'map') return;
  if (map.kind === 'map') {
    const held = readSpot(here, { cell: map.contents, path: [someElement] }, shape.value);
    const isSimple = held.kind === 'quantity' || held.kind === 'opaque' || !leads(here, held);
    // A key that is not there gives the zero value.
    writeLocal(
      here,
      value,
      isSimple ? unknownHere(here, shape.value, span) : mixed(shape.value, [held, { kind: 'nil' }]),
    );
  } else if (carries(here, map)) writeLocal(here, value, mixed(shape.value, [map], true));
  else writeLocal(here, value, unknownHere(here, shape.value, span, origin));
}

/** To anything that was made here. */
function leads(here: Here, value: Value): boolean {
  return carries(here, value) || reachedFrom(here, [value]).cells.size > 0;
}

export function mapSet(here: Here, statement: Statement<'map-set'>): void {
  const { span } = statement;
  const map = settle(here, evaluate(here, statement.map, span));
  const value = evaluate(here, statement.value, span);
  const key = evaluate(here, statement.key, span);
  if (map.kind === 'map') {
    writeSpot(here, { cell: map.contents, path: [someElement] }, value, false);
    if (carries(here, key)) here.builder.lost.add('map');
  } else if (carries(here, value, key)) here.builder.lost.add('map');
}

/** How many it holds is not followed once somebody writes to it. */
export function mapLength(here: Here, statement: Statement<'map-length'>): void {
  const { target, span } = statement;
  const map = settle(here, evaluate(here, statement.map, span));
  const known: Value =
    map.kind === 'opaque' && !here.builder.effects.writingMaps.has(here.builder.root.id)
      ? lengthOfUnknown(here, map)
      : unknownHere(here, here.builder.program.known.int, span);
  const natural: Value =
    known.kind === 'quantity' && known.quantity.kind === 'source'
      ? {
          ...known,
          quantity: { kind: 'source', source: { ...known.quantity.source, nonNegative: true } },
        }
      : known;
  writeLocal(here, target, natural);
}

/** It stays as it is until the map is handed to code that is not followed. */
function lengthOfUnknown(here: Here, map: Opaque): Value {
  const { builder, flow } = here;
  const { id, name, type, loops, span } = map;
  const key = `length ${id}`;
  const cell = builder.counted.get(key) ?? {
    ...{ key, reach: 'own', name: `len(${name})` },
    ...{ type, loops, span },
  };
  builder.counted.set(key, cell);
  const held = flow.store === null ? null : readCell(flow.store, cell);
  if (held !== null) return held;
  const length = quantityValue(knownLength(here, map) ?? integer(0));
  if (flow.store !== null) initializeAtRoot(flow.store, cell, length);
  return length;
}
