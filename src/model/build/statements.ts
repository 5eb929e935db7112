import { boolean } from '../../expression/expression.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { PlainBlock, PlainStatement } from '../../go/plain/statement.ts';
import { mixed } from './carry.ts';
import { call, deferCall, goCall } from './calls.ts';
import { cellOf, declareLocal, isBoxed, newCell, writeLocal } from './cells.ts';
import { channelLength, closeChannel, makeChannel, receive, select, send } from './channels.ts';
import { mostSteps, newCellName, placeOf, report, textAt, typeOf, type Here } from './context.ts';
import { copied } from './copies.ts';
import { visitPlain } from './effects.ts';
import { endGoroutine, returnFrom } from './ends.ts';
import { evaluate, evaluateFor, truthOf, unknownHere } from './evaluate.ts';
import { branch, inScope, leave } from './join.ts';
import { loop, rangeMap } from './loops.ts';
import { makeMap, mapGet, mapLength, mapSet } from './maps.ts';
import { initializeCell } from './memory.ts';
import { named } from './naming.ts';
import { native } from './natives.ts';
import { leadOf, loadFrom, storeTo } from './places.ts';
import { giveNoPanic } from './runtime-panics.ts';
import { settle } from './settle.ts';
import { appendTo, clearSlice, copySlice, makeSlice, sliceLiteral } from './slices.ts';
import { nil, quantityValue, type Value } from './value.ts';

export function executeBlock(here: Here, block: PlainBlock): void {
  for (const statement of block) {
    if (here.flow.store === null) return;
    executeStatement(here, statement);
  }
}

function executeStatement(here: Here, statement: PlainStatement): void {
  const { builder, flow } = here;
  if (++builder.counter.steps > mostSteps) {
    report(builder, 'go-too-large', placeOf(here, builder.root.nameSpan), {});
    flow.store = null;
    return;
  }
  const { span } = statement;
  builder.reading.span = placeOf(here, span);
  giveNoPanic(here, statement);
  switch (statement.kind) {
    case 'assign':
      return writeLocal(
        here,
        statement.target,
        evaluateFor(here, newCellName(here, statement.target), statement.value, span),
      );
    case 'declare':
      return declareLocal(here, statement.local, statement);
    case 'load': {
      const type = here.frame.function.locals[statement.target]!.type;
      const lead = leadOf(here, statement.place, span);
      if (lead.kind === 'nowhere') return endGoroutine(here, 'panic', span);
      const value = copied(here, statement, loadFrom(here, lead, type, span), span);
      return writeLocal(
        here,
        statement.target,
        named(here, value, newCellName(here, statement.target)),
      );
    }
    case 'store':
      return store(here, statement);
    case 'new': {
      const { target, type } = statement;
      const cell = newCell(here, statement, newCellName(here, target), type, span);
      initializeCell(here, cell, evaluateFor(here, cell.name, statement.value, span));
      return writeLocal(here, target, { kind: 'pointer', spot: { cell, path: [] } });
    }
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
    case 'range-map':
      return rangeMap(here, statement);
    case 'decode-rune':
      writeLocal(here, statement.rune, unknownOf(here, statement.rune, statement));
      return writeLocal(here, statement.width, unknownOf(here, statement.width, statement));
    case 'assert':
      return assertType(here, statement);
    case 'call':
      return call(here, statement);
    case 'go':
      return goCall(here, statement);
    case 'defer':
      return deferCall(here, statement);
    case 'frame':
      return;
    case 'return':
      return returnFrom(here, statement);
    case 'panic':
      return endGoroutine(here, 'panic', span, evaluate(here, statement.value, span));
    case 'recover':
      return recover(here, statement);
    case 'make-channel':
      return makeChannel(here, statement);
    case 'send':
      return send(here, statement);
    case 'receive':
      return receive(here, statement);
    case 'close':
      return closeChannel(here, statement);
    case 'channel-length':
      return channelLength(here, statement);
    case 'select':
      return select(here, statement);
    case 'native':
      return native(here, statement);
    case 'if':
      return branch(
        here,
        truthOf(here, statement.condition, span),
        placeOf(here, span),
        (inner) => executeBlock(inner, statement.then),
        (inner) => executeBlock(inner, statement.otherwise),
      );
    case 'loop':
      return loop(here, statement);
    case 'block':
      return inScope(
        here,
        'break',
        { node: statement, what: '' },
        placeOf(here, span),
        (inner, label) => {
          inner.frame.labels.set(statement.label, { breakLabel: label, continueLabel: null });
          executeBlock(inner, statement.body);
        },
      );
    case 'break':
    case 'continue': {
      const labels = here.frame.labels.get(statement.label);
      const target = statement.kind === 'break' ? labels?.breakLabel : labels?.continueLabel;
      if (target === undefined || target === null) throw new Error('a jump has no target');
      return leave(here, target, placeOf(here, span));
    }
    default:
      return unreachable(statement);
  }
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

/** In a deferred call that a panic runs it gives what panicked, else nil. */
function recover(here: Here, statement: Extract<PlainStatement, { kind: 'recover' }>): void {
  const { target } = statement;
  if (target === null) return;
  const { recovery, function: own } = here.frame;
  const { type } = own.locals[target]!;
  const unknown = (): Value => unknownHere(here, type, statement.span, 'computed');
  const isWrapper = own.origin === 'wrapper';
  const panicking = isWrapper || recovery === null ? 'no' : recovery.panicking;
  if (panicking === 'no') return writeLocal(here, target, nil);
  // A second recover gives nil, and panic(nil) what the version of Go says.
  if (panicking === 'perhaps' || recoverCount(own.body) > 1)
    return writeLocal(here, target, unknown());
  const { thrown = null } = recovery ?? {};
  const isKnown = thrown !== null && thrown.kind === 'boxed';
  // Of a dynamic type that nothing tells: it is not nil, and no more is known.
  writeLocal(here, target, isKnown ? thrown : { kind: 'boxed', type, value: unknown() });
}

function recoverCount(block: PlainBlock): number {
  let count = 0;
  visitPlain(block, ({ kind }) => (count += kind === 'recover' ? 1 : 0));
  return count;
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
    case 'opaque':
      return { holds: null, found: unknownHere(here, type, span, 'computed') };
  }
}
