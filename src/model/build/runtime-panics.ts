import type { PlainExpression, Place } from '../../go/plain/expression.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import type { PlainStatement } from '../../go/plain/statement.ts';
import { walkOperands } from '../../go/plain/walk.ts';
import { placeOf, textAt, type Frame, type Here } from './context.ts';
import { frameRecovers } from './ends.ts';
import { give } from './others.ts';
import { readCell } from './store.ts';

/**
 * Where Go itself would panic in the middle of a statement, and somebody recovers from that, the function goes on
 * in a way that is not followed: that it does not panic is taken for granted.
 */
export function giveNoPanic(here: Here, statement: PlainStatement): void {
  const { builder } = here;
  if (isUnread(statement) && isRecovered(here, 'yes'))
    give(here, 'no-panic', 'no function without text panics', statement.span);
  if (!mayPanic(statement) || !isRecovered(here, 'perhaps')) return;
  const text = textAt(here, statement.span);
  // What a range loop reads is there.
  if (!/[[/%(]/.test(text)) return;
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
function isRecovered(here: Here, how: 'yes' | 'perhaps'): boolean {
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

/** Division, an index, a slice, an assertion, a write to a map; of pointers it is taken that they are not nil. */
function mayPanic(statement: PlainStatement): boolean {
  if (statement.kind === 'map-set') return true;
  if (statement.kind === 'assert') return statement.ok === null;
  if (statement.kind === 'make-slice') return statement.length.kind !== 'constant';
  let panics = false;
  walkOperands(statement, {
    expression: (one) => {
      panics ||= expressionPanics(one);
    },
    place: (one) => {
      panics ||= placePanics(one);
    },
  });
  return panics;
}

function placePanics(place: Place): boolean {
  if (place.kind === 'slice-element') return true;
  return place.kind === 'element' && place.index.kind !== 'constant';
}

function expressionPanics(expression: PlainExpression): boolean {
  if (expression.kind === 'slice') return true;
  if (expression.kind === 'element') return expression.index.kind !== 'constant';
  if (expression.kind !== 'arithmetic') return false;
  const { operator, right } = expression;
  return (operator === '/' || operator === '%') && right.kind !== 'constant';
}
