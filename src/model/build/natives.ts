import { integer } from '../../expression/expression.ts';
import type { PlainStatement } from '../../go/plain/statement.ts';
import type { Primitive, PrimitiveKind } from '../primitive.ts';
import type { OperationName } from '../statements.ts';
import { escape, leak } from './carry.ts';
import { writeLocal } from './cells.ts';
import { emit, placeOf, report, textAt, type Here } from './context.ts';
import { endGoroutine, exitProgram } from './ends.ts';
import { evaluate, unknownHere } from './evaluate.ts';
import { leadThrough, loadFrom } from './places.ts';
import { nameAt, withPrimitive } from './primitives.ts';
import { toQuantity } from './unknown.ts';
import { nil, quantityValue, type Opaque, type Value } from './value.ts';
import { nativeKind, primitiveOf } from './zero.ts';

type Native = Extract<PlainStatement, { kind: 'native' }>;

/** Operations of locks and waitgroups, by the names of the table of natives. */
const operations: Readonly<Record<string, OperationName | 'add'>> = {
  'mutex.lock': 'lock',
  'mutex.unlock': 'unlock',
  'rwmutex.lock': 'lock',
  'rwmutex.unlock': 'unlock',
  'rwmutex.rLock': 'read-lock',
  'rwmutex.rUnlock': 'read-unlock',
  'waitgroup.add': 'add',
  'waitgroup.wait': 'wait',
};

export function native(here: Here, statement: Native): void {
  const { operation, span } = statement;
  const name = operations[operation];
  if (name !== undefined) return operate(here, statement, name);
  const operands = statement.operands.map((operand) => evaluate(here, operand, span));
  if (operation === 'goroutine.exit') return endGoroutine(here, 'goexit', span);
  if (operation === 'process.exit') return exitProgram(here, span);
  if (operation.startsWith('cond.')) {
    report(here.builder, 'go-cond', placeOf(here, span), { name: nameAt(here, span) });
    here.flow.store = null;
    return;
  }
  leak(here, operands);
  // Whoever sends signals to the process sends at this channel, or nobody does.
  if (operation === 'signal.notify')
    for (const operand of operands)
      escape(here, operand, 'is handed to who sends signals', placeOf(here, span));
  if (unfollowed.some((prefix) => operation.startsWith(prefix))) {
    report(here.builder, 'go-unsupported', placeOf(here, span), { what: textAt(here, span) });
    here.flow.store = null;
    return;
  }
  statement.results.forEach((local, at) => {
    const type = statement.resultTypes[at];
    if (local !== null && type !== undefined)
      writeLocal(here, local, unknownHere(here, type, span));
  });
}

/** Families of which an operation may wait, or decides what others may do. */
const unfollowed: readonly string[] = ['mutex.', 'rwmutex.'];

function operate(here: Here, statement: Native, name: OperationName | 'add'): void {
  const { span, operands } = statement;
  const [receiver, amount] = operands.map((operand) => evaluate(here, operand, span));
  const lead = leadThrough(here, receiver ?? nil);
  const held =
    lead.kind === 'spot'
      ? loadFrom(here, lead, lead.spot.cell.type, span)
      : ({ kind: 'mixed', type: null, options: [], open: true } satisfies Value);
  const by = amount === undefined ? null : amount;
  withPrimitive(here, nativeIn(held), span, (inner, one) => {
    const primitive = one.kind === 'native' ? one.primitive : foreign(inner, one, name, statement);
    if (primitive === null) return;
    const place = placeOf(inner, span);
    if (name !== 'add') return emit(inner, { kind: 'operation', name, primitive, span: place });
    const amountHere = toQuantity(
      inner,
      by ?? quantityValue(integer(0)),
      'int',
      place,
      textAt(inner, span),
    );
    emit(inner, { kind: 'add', primitive, amount: amountHere, span: place });
  });
}

/** The state of a lock may be a field of the struct that is operated on. */
function nativeIn(value: Value): Value {
  if (value.kind !== 'struct') return value;
  return value.fields.find(({ kind }) => kind === 'native') ?? value;
}

/** The lock or waitgroup of somebody else, met under its name. */
function foreign(
  here: Here,
  owner: Value,
  name: OperationName | 'add',
  { span }: Native,
): Primitive | null {
  const { builder } = here;
  const place = placeOf(here, span);
  const base = ownerOf(owner);
  if (base === null) {
    report(builder, 'go-unsupported', place, { what: textAt(here, span) });
    here.flow.store = null;
    return null;
  }
  const kind: PrimitiveKind = nativeKind(builder, base.type) ?? 'rwmutex';
  if (kind === 'waitgroup' || name === 'add' || name === 'wait') {
    const code = name === 'wait' ? 'go-foreign-waitgroup' : 'go-note-foreign-waitgroup';
    report(builder, code, place, { name: base.name });
    return null;
  }
  const primitive = primitiveOf(
    builder,
    {
      key: `foreign ${base.id}`,
      kind: 'rwmutex',
      name: base.name,
      span: base.span,
      foreign: true,
      ...(base.loops.length === 0 ? {} : { perIteration: true as const }),
    },
    [],
  );
  builder.used.add(primitive.id);
  if (!builder.foreign.some((one) => one.kind === 'make' && one.primitive.id === primitive.id))
    builder.foreign.push({ kind: 'make', primitive, capacity: null, span: base.span });
  return primitive;
}

function ownerOf(value: Value): Opaque | null {
  if (value.kind === 'opaque') return value;
  const inner = value.kind === 'struct' ? value.fields[0] : undefined;
  return inner === undefined ? null : ownerOf(inner);
}
