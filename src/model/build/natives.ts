import { integer } from '../../expression/expression.ts';
import type { NativeOperation, OperationOf } from '../../go/std/natives.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import type { PlainStatement } from '../../go/plain/statement.ts';
import type { Primitive, PrimitiveKind } from '../primitive.ts';
import type { OperationName } from '../statements.ts';
import { changeAtomically } from './atomics.ts';
import { escape, leak } from './carry.ts';
import { writeLocal } from './cells.ts';
import { emit, placeOf, report, textAt, type Here } from './context.ts';
import { endGoroutine, exitProgram } from './ends.ts';
import { unknownHere } from './unknown-here.ts';
import { evaluate } from './evaluate.ts';
import { handedHere } from './ends-of-others.ts';
import { noteLocked } from './left-alone.ts';
import { give, giveRelease } from './others.ts';
import { leadThrough, loadFrom } from './places.ts';
import { nameAt, withPrimitive } from './primitives.ts';
import { toQuantity } from './unknown.ts';
import { nil, quantityValue, type Opaque, type Value } from './value.ts';
import { nativeKind, primitiveOf } from './zero.ts';

type Native = Extract<PlainStatement, { kind: 'native' }>;

/** What an operation on something shared is to a model; `cond` and `unfollowed`: it is reported. */
type Meaning = OperationName | 'add' | 'cond' | 'unfollowed';

/** Operations that may wait, or decide what others may do. */
type Deciding = OperationOf<'mutex' | 'rwmutex' | 'waitgroup' | 'cond'> | 'choice.bubble';

const meanings: Readonly<Record<Deciding, Meaning>> = {
  'choice.bubble': 'unfollowed',
  'mutex.lock': 'lock',
  'mutex.tryLock': 'unfollowed',
  'mutex.unlock': 'unlock',
  'rwmutex.lock': 'lock',
  'rwmutex.tryLock': 'unfollowed',
  'rwmutex.unlock': 'unlock',
  'rwmutex.rLock': 'read-lock',
  'rwmutex.tryRLock': 'unfollowed',
  'rwmutex.rUnlock': 'read-unlock',
  'waitgroup.add': 'add',
  'waitgroup.wait': 'wait',
  'cond.enqueue': 'cond',
  'cond.await': 'cond',
  'cond.signal': 'cond',
  'cond.broadcast': 'cond',
};

const isDeciding = (operation: NativeOperation): operation is Deciding =>
  Object.hasOwn(meanings, operation);

export function native(here: Here, statement: Native): void {
  const { operation, span } = statement;
  const meaning = isDeciding(operation) ? meanings[operation] : null;
  if (meaning !== null && meaning !== 'cond' && meaning !== 'unfollowed')
    return operate(here, statement, meaning);
  const operands = statement.operands.map((operand) => evaluate(here, operand, span));
  if (operation === 'goroutine.exit') return endGoroutine(here, 'goexit', span);
  if (operation === 'process.exit') return exitProgram(here, span);
  if (meaning === 'cond') {
    report(here.builder, 'go-cond', placeOf(here, span), { name: nameAt(here, span) });
    here.flow.store = null;
    return;
  }
  leak(here, operands);
  const isChange = operation.startsWith('atomic.') && operation !== 'atomic.load';
  const known = isChange ? changeAtomically(here, operation, operands, span) : null;
  // Whoever sends signals to the process sends at this channel, or nobody does.
  if (operation === 'signal.notify')
    for (const operand of operands)
      escape(here, operand, 'is handed to who sends signals', placeOf(here, span));
  if (meaning === 'unfollowed') {
    report(here.builder, 'go-unsupported', placeOf(here, span), { what: textAt(here, span) });
    here.flow.store = null;
    return;
  }
  statement.results.forEach((local, at) => {
    const type = statement.resultTypes[at];
    if (local !== null && type !== undefined)
      writeLocal(here, local, known?.[at] ?? unknownHere(here, type, span));
  });
}

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
    const primitive =
      one.kind === 'native' ? one.primitive : foreign(inner, one, name, statement, by);
    if (primitive === null) return;
    const place = placeOf(inner, span);
    if (name === 'wait' && handedHere(inner, primitive) !== null)
      give(
        inner,
        'foreign-waitgroup',
        `whoever adds to ${calledHere(inner, primitive, span)} is done in the end`,
        span,
      );
    if (name !== 'add' && one.kind === 'native' && primitive.foreign)
      giveRelease(inner, calledHere(inner, primitive, span), name, span);
    if (primitive.foreign && (name === 'lock' || name === 'read-lock')) noteLocked(inner);
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

/** As the text calls it where it is used: 's.mu' rather than the 'mu' of its field. */
const calledHere = (here: Here, { name }: Primitive, span: PlainSpan): string =>
  /^([\w.]+)\.(R?Lock|Wait)\(\)$/.exec(textAt(here, span).replace(/^defer /, ''))?.[1] ?? name;

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
  amount: Value | null,
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
    if (name === 'add' && !isPositive(amount))
      give(here, 'foreign-waitgroup', `enough was added to ${base.name}`, span);
    return null;
  }
  giveRelease(here, base.name, name, span);
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

const isPositive = (amount: Value | null): boolean =>
  amount?.kind === 'quantity' && amount.quantity.kind === 'integer' && amount.quantity.value >= 0n;

function ownerOf(value: Value): Opaque | null {
  if (value.kind === 'opaque') return value;
  const inner = value.kind === 'struct' ? value.fields[0] : undefined;
  return inner === undefined ? null : ownerOf(inner);
}
