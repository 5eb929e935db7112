import { boolean } from '../../expression/expression.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { PlainStatement } from '../../go/plain/statement.ts';
import { mixed } from './carry.ts';
import { cellOf, declareLocal, isBoxed, newCell, writeLocal } from './cells.ts';
import { newCellName, textAt, typeOf, type Here } from './context.ts';
import { copied } from './copies.ts';
import { endGoroutine } from './ends.ts';
import { unknownHere } from './unknown-here.ts';
import { evaluate, evaluateFor } from './evaluate.ts';
import { makeMap, mapGet, mapLength, mapSet } from './maps.ts';
import { initializeCell } from './memory.ts';
import { named } from './naming.ts';
import { leadOf, loadFrom, storeTo } from './places.ts';
import { settle } from './settle.ts';
import { appendTo, clearSlice, copySlice, makeSlice, sliceLiteral } from './slices.ts';
import { quantityValue, type Value } from './value.ts';

import type { DataStatement } from '../../go/plain/statement-groups.ts';

/** What makes, moves or reads values. */
export function executeData(here: Here, statement: DataStatement): void {
  const { span } = statement;
  switch (statement.kind) {
    case 'assign':
      return writeLocal(
        here,
        statement.target,
        evaluateFor(here, newCellName(here, statement.target), statement.value, span),
      );
    case 'declare':
      return declareLocal(here, statement.local, statement);
    case 'load':
      return load(here, statement);
    case 'store':
      return store(here, statement);
    case 'new':
      return makeNew(here, statement);
    case 'make-slice':
      return makeSlice(here, statement);
    case 'slice-literal':
      return sliceLiteral(here, statement);
    case 'append':
    case 'append-slice':
      return appendTo(here, statement);
    case 'copy':
      return copySlice(here, statement);
    case 'clear-slice':
      return clearSlice(here, statement);
    case 'make-map':
      return makeMap(here, statement);
    case 'map-get':
      return mapGet(here, statement);
    case 'map-set':
      return mapSet(here, statement);
    case 'map-delete':
    case 'map-clear':
      return void evaluate(here, statement.map, span);
    case 'map-length':
      return mapLength(here, statement);
    case 'decode-rune':
      writeLocal(here, statement.rune, unknownOf(here, statement.rune, statement));
      return writeLocal(here, statement.width, unknownOf(here, statement.width, statement));
    case 'assert':
      return assertType(here, statement);
    case 'frame':
      return;
    default:
      return unreachable(statement);
  }
}

function load(here: Here, statement: Extract<PlainStatement, { kind: 'load' }>): void {
  const { span } = statement;
  const { type } = here.frame.function.locals[statement.target]!;
  const lead = leadOf(here, statement.place, span);
  if (lead.kind === 'nowhere') return endGoroutine(here, 'panic', span);
  const value = copied(here, statement, loadFrom(here, lead, type, span), span);
  const name = newCellName(here, statement.target);
  writeLocal(here, statement.target, named(here, value, name));
}

function makeNew(here: Here, statement: Extract<PlainStatement, { kind: 'new' }>): void {
  const { target, type, span } = statement;
  const cell = newCell(here, statement, newCellName(here, target), type, span);
  initializeCell(here, cell, evaluateFor(here, cell.name, statement.value, span));
  writeLocal(here, target, { kind: 'pointer', spot: { cell, path: [] } });
}

function store(here: Here, statement: Extract<PlainStatement, { kind: 'store' }>): void {
  const { place, span } = statement;
  if (place.kind === 'cell' && isBoxed(here, place.local)) {
    const { name } = cellOf(here, place.local);
    return writeLocal(here, place.local, evaluateFor(here, name, statement.value, span));
  }
  const value = evaluateFor(here, fieldName(here, statement), statement.value, span);
  const lead = leadOf(here, place, span);
  if (lead.kind === 'nowhere') return endGoroutine(here, 'panic', span);
  storeTo(here, lead, value, span);
}

function fieldName(
  here: Here,
  { place, span }: Extract<PlainStatement, { kind: 'store' }>,
): string | null {
  if (place.kind === 'global') return here.builder.program.globals[place.global]!.name;
  return place.kind === 'field' ? (/(\w+)\s*=/.exec(textAt(here, span))?.[1] ?? null) : null;
}

function unknownOf(here: Here, local: number, { span }: PlainStatement): Value {
  return unknownHere(here, here.frame.function.locals[local]!.type, span);
}

function assertType(here: Here, statement: Extract<PlainStatement, { kind: 'assert' }>): void {
  const { value, ok, type, span } = statement;
  const operand = settle(here, evaluate(here, statement.operand, span));
  const isInterface = typeOf(here.builder, type).shape.kind === 'interface';
  const { holds, found } = asserted(here, operand, statement, isInterface);
  if (holds === false && ok === null) return endGoroutine(here, 'panic', span);
  if (value !== null) writeLocal(here, value, found);
  if (ok === null) return;
  const known: Value =
    holds === null ? unknownOf(here, ok, statement) : quantityValue(boolean(holds));
  writeLocal(here, ok, known);
}

interface Asserted {
  readonly holds: boolean | null;
  readonly found: Value;
}

function asserted(
  here: Here,
  operand: Value,
  statement: Extract<PlainStatement, { kind: 'assert' }>,
  isInterface: boolean,
): Asserted {
  const { type, span } = statement;
  switch (operand.kind) {
    case 'nil':
      return { holds: false, found: { kind: 'nil' } };
    case 'boxed': {
      if (isInterface) return { holds: null, found: operand };
      // What Go's own panics throw is of a type that the text does not tell.
      if (typeOf(here.builder, operand.type).shape.kind === 'interface')
        return { holds: null, found: unknownHere(here, type, span, 'computed') };
      const holds = operand.type === type;
      return { holds, found: holds ? operand.value : unknownHere(here, type, span) };
    }
    case 'mixed': {
      const fitting = operand.options.filter(
        (option) => option.kind !== 'boxed' || isInterface || option.type === type,
      );
      const values = fitting.map((option) =>
        option.kind === 'boxed' && !isInterface ? option.value : option,
      );
      return { holds: null, found: mixed(type, values, operand.open) };
    }
    case 'either': {
      const then = asserted(here, operand.then, statement, isInterface);
      const otherwise = asserted(here, operand.otherwise, statement, isInterface);
      const { condition } = operand;
      const found: Value = {
        kind: 'either',
        condition,
        then: then.found,
        otherwise: otherwise.found,
      };
      return { holds: then.holds === otherwise.holds ? then.holds : null, found };
    }
    case 'opaque':
      if (typeOf(here.builder, type).lacks.has(operand.type))
        return { holds: false, found: unknownHere(here, type, span) };
      return { holds: null, found: unknownHere(here, type, span, 'computed') };
    case 'pointer':
    case 'slice':
    case 'map':
    case 'channel':
    case 'struct':
    case 'native':
    case 'closure':
    case 'quantity':
    case 'text':
    case 'elements':
    case 'known-function':
    case 'outside':
    case 'deferred':
      return { holds: null, found: unknownHere(here, type, span, 'computed') };
  }
}
