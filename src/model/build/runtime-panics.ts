import type { PlainExpression, Place } from '../../go/plain/expression.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import type { PlainBlock, PlainStatement } from '../../go/plain/statement.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import { typeOfExpression, typingOf } from '../../go/plain/type-of.ts';
import type { Shape } from '../../go/plain/types.ts';
import { visitStatements, walkOperands } from '../../go/plain/walk.ts';
import { readLocal } from './cells.ts';
import { placeOf, shapeOf, textAt, type Builder, type Frame, type Here } from './context.ts';
import { frameRecovers } from './ends.ts';
import { evaluate } from './evaluate.ts';
import { give } from './others.ts';
import { settle } from './settle.ts';
import { readCell } from './store.ts';

/**
 * Where Go itself would panic in the middle of a statement, and somebody recovers from that, the function goes on
 * in a way that is not followed: that it does not panic is taken for granted.
 */
export function giveNoPanic(here: Here, statement: PlainStatement): void {
  const { builder } = here;
  if (isUnread(statement) && isRecovered(here, 'yes'))
    give(here, 'no-panic', 'no function without text panics', statement.span);
  const panics = mayPanic(here, statement);
  if (panics === 'no' || !isRecovered(here, 'perhaps')) return;
  const text = textAt(here, statement.span);
  // What a range loop reads is there.
  if (panics === 'at an index' && !/[[/%(]/.test(text)) return;
  const words = `'${text.replace(/\s*\n[^]*$/, '')}' does not panic`;
  if (builder.given.some((one) => one.words === words)) return;
  builder.given.push({ code: 'no-panic', words, span: placeOf(here, statement.span) });
}

/** The same of a library function that is known by what it does. */
export function giveNoPanicAt(here: Here, span: PlainSpan): void {
  if (!isRecovered(here, 'perhaps')) return;
  give(here, 'no-panic', `'${textAt(here, span)}' does not panic`, span);
}

const isUnread = (statement: PlainStatement): boolean =>
  statement.kind === 'call' && statement.callee.kind === 'unknown';

/** `perhaps`: what is not followed may recover, too. */
export function isRecovered(here: Here, how: 'yes' | 'perhaps'): boolean {
  for (let frame: Frame | null = here.frame; frame !== null; frame = frame.caller) {
    const { store } = here.flow;
    const list = store === null ? null : readCell(store, frame.deferred);
    const isEmpty = list?.kind !== 'deferred' || list.items.length === 0;
    const recovers = isEmpty ? 'no' : frameRecovers({ ...here, frame });
    if (recovers === 'yes' || recovers === how) return true;
    if (frame.isProcess) return false;
  }
  return false;
}

/** What a range loop does is `at an index`, too. */
type Panics = 'no' | 'at an index' | 'yes';

/**
 * Division, an index, a slice, a shift, an assertion, a conversion to an array, a write to a map, a comparison, a call of
 * the library that panics by itself; of pointers it is taken that they are not nil.
 */
function mayPanic(here: Here, statement: PlainStatement): Panics {
  if (ofStatement(here, statement)) return 'yes';
  let panics = false;
  let atIndex = false;
  walkOperands(statement, {
    expression: (one) => {
      atIndex ||= indexPanics(one);
      panics ||= expressionPanics(here, one);
    },
    place: (one) => {
      atIndex ||= placePanics(one);
    },
  });
  if (panics) return 'yes';
  return atIndex ? 'at an index' : 'no';
}

function ofStatement(here: Here, statement: PlainStatement): boolean {
  const { kind } = statement;
  if (kind === 'map-get' || kind === 'map-delete') return !isHashable(here, statement.key);
  if (kind === 'assert') return statement.ok === null;
  if (kind === 'call') return libraryPanics(here, statement);
  if (kind !== 'make-slice') return kind === 'map-set';
  return [statement.length, statement.capacity].some(
    (size) => size !== null && size.kind !== 'constant',
  );
}

/** rand.Intn(n): where it is called with constants it would have panicked before. */
function libraryPanics(here: Here, statement: PlainStatement & { kind: 'call' }): boolean {
  const { builder } = here;
  const { callee, span } = statement;
  if (callee.kind !== 'static') return false;
  const { body, origin, qualified } = builder.program.functions[callee.function]!;
  if (origin !== 'library' || qualified === null || /^(context|sync|testing)\./.test(qualified))
    return false;
  if (statement.arguments.every(({ kind }) => kind === 'constant')) return false;
  let panics = panicking.get(body);
  if (panics === undefined) panicking.set(body, (panics = panicsIn(builder, body, true)));
  const last = statement.arguments.at(-1);
  // errors.As(err, &target) has where to put it.
  if (panics && qualified === 'errors.As' && last !== undefined) {
    const target = evaluate(here, last, span);
    if (target.kind === 'boxed' && target.value.kind === 'pointer') return false;
  }
  return panics;
}

/** By what stands in it: whether a function of the library panics. */
const panicking = new WeakMap<PlainBlock, boolean>();

/** rand.Intn only calls the method that does so. */
function panicsIn(
  { program }: Pick<Builder, 'program'>,
  body: PlainBlock,
  forwards: boolean,
): boolean {
  let panics = false;
  visitStatements(body, (one) => {
    panics ||= one.kind === 'panic';
    if (!forwards || body.length > shortest || one.kind !== 'call') return;
    if (one.callee.kind !== 'static') return;
    panics ||= panicsIn({ program }, program.functions[one.callee.function]!.body, false);
  });
  return panics;
}

const shortest = 4;

function placePanics(place: Place): boolean {
  if (place.kind === 'slice-element') return true;
  return place.kind === 'element' && place.index.kind !== 'constant';
}

function indexPanics(expression: PlainExpression): boolean {
  if (expression.kind === 'slice') return true;
  if (expression.kind === 'element') return expression.index.kind !== 'constant';
  if (expression.kind !== 'arithmetic') return false;
  const { operator, right } = expression;
  return (operator === '/' || operator === '%') && right.kind !== 'constant';
}

function expressionPanics(here: Here, expression: PlainExpression): boolean {
  const { builder } = here;
  if (expression.kind === 'comparison') {
    const { left, right, operandType } = expression;
    const isSafe = [left, right].some((one) => isHashable(here, one));
    return holdsInterface(builder, operandType) && !isSafe;
  }
  if (expression.kind === 'convert') {
    const { kind } = shapeOf(builder, expression.to);
    const toArray = kind === 'pointer' || kind === 'array';
    return toArray && shapeOf(builder, expression.from).kind === 'slice';
  }
  if (expression.kind !== 'arithmetic') return false;
  const { operator, right } = expression;
  if ((operator !== '<<' && operator !== '>>') || right.kind === 'constant') return false;
  const shape = shapeOf(builder, typeOf(here, right));
  return shape.kind === 'integer' && shape.signed;
}

const typeOf = ({ builder: { program }, frame }: Here, expression: PlainExpression): TypeId =>
  typeOfExpression(expression, typingOf(program, frame.function));

/** Whether == never panics on it, whatever it is compared with: its dynamic type is known, or it has none. */
function isHashable(here: Here, expression: PlainExpression): boolean {
  const { builder } = here;
  if (expression.kind === 'zero') return true;
  if (expression.kind === 'box') return isComparable(builder, expression.from);
  if (expression.kind === 'local') {
    const value = settle(here, readLocal(here, expression.local));
    if (value.kind === 'nil') return true;
    // What makes errors makes pointers.
    if (value.kind === 'boxed' && isErrorType(builder, value.type)) return true;
    if (value.kind === 'boxed') return isComparable(builder, value.type);
  }
  return isComparable(builder, typeOf(here, expression));
}

function isErrorType({ program }: Builder, type: TypeId): boolean {
  const { named } = program.types[type]!;
  return named?.library === true && named.name === 'error';
}

const isComparable = (builder: Builder, type: TypeId): boolean =>
  !isUncomparable(shapeOf(builder, type).kind) && !holdsInterface(builder, type);

const isUncomparable = (kind: Shape['kind']): boolean =>
  kind === 'slice' || kind === 'map' || kind === 'function';

function holdsInterface(builder: Builder, type: TypeId): boolean {
  const shape = shapeOf(builder, type);
  if (shape.kind === 'struct')
    return shape.fields.some((field) => holdsInterface(builder, field.type));
  if (shape.kind === 'array') return holdsInterface(builder, shape.element);
  return shape.kind === 'interface';
}
