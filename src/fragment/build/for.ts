import type { GoExpression } from '../../go/syntax.ts';
import type { Quantity } from '../../model/quantity.ts';
import { not } from '../../expression/fold.ts';
import type { Value } from '../value.ts';
import { emit, evaluate, execute, executeAll, textAt, type Here } from './context.ts';
import { asCounted, turnsOf, type Counted } from './counted.ts';
import { branch, leave } from './join.ts';
import { lengthOf } from './length.ts';
import { breakable, loopBody, loopTurns, newLoop } from './loop.ts';
import { asMeasured, type Measured } from './measured.ts';
import { newSource, toQuantity } from './sources.ts';
import { assignVariable, declareVariable } from './variables.ts';
import type { For } from './while.ts';
import { passesItsEnd, wrappingOf } from './wrapping.ts';

export function forStatement(here: Here, statement: For, label: string | null): void {
  const counted = asCounted(here, statement);
  if (counted !== null) return countedLoop(here, statement, counted, label);
  if (statement.initializer !== null) execute(here, statement.initializer);
  const measured = asMeasured(here, statement);
  if (measured !== null) return measuredLoop(here, statement, measured, label);
  breakable(here, statement, label, (outer, breakLabel) =>
    openLoop(outer, statement, label, breakLabel),
  );
}

function countedLoop(here: Here, statement: For, counted: Counted, label: string | null): void {
  const first = evaluate(here, counted.start);
  const isOwn = statement.initializer?.kind === 'define';
  if (isOwn) declareVariable(here, counted.name, first);
  const last = evaluate(here, counted.bound);
  const [start, bound] = [number(here, first, counted.start), number(here, last, counted.bound)];
  const wraps = wrappingOf(first, last);
  if (passesItsEnd(counted.operator, counted.step, bound, wraps))
    return breakable(here, statement, label, (outer, breakLabel) =>
      openLoop(outer, statement, label, breakLabel),
    );
  turningLoop(here, statement, label, {
    ...counted,
    start,
    bound,
    enter: (turn, variable) => {
      const value: Value = { kind: 'quantity', quantity: variable, wraps };
      if (isOwn) declareVariable(turn, counted.name, value);
      else assignVariable(turn, counted.name, value);
    },
  });
}

function measuredLoop(here: Here, statement: For, measured: Measured, label: string | null): void {
  const { name } = measured;
  turningLoop(here, statement, label, {
    ...measured,
    start: lengthOf(here, evaluate(here, name), name),
    bound: numberOf(here, measured.bound),
    enter: () => undefined,
  });
}

function numberOf(here: Here, expression: GoExpression): Quantity {
  return number(here, evaluate(here, expression), expression);
}

function number(here: Here, value: Value, { span }: GoExpression): Quantity {
  return toQuantity(here.builder, value, 'int', span, here.flow.loops);
}

interface Turning extends Pick<Counted, 'operator' | 'step' | 'rest' | 'body'> {
  readonly start: Quantity;
  readonly bound: Quantity;
  /** At the start of a turn, with what is counted. */
  readonly enter: (turn: Here, variable: Quantity) => void;
}

function turningLoop(here: Here, statement: For, label: string | null, turning: Turning): void {
  const { operator, rest } = turning;
  const loop = newLoop(here);
  const { from, to, variable } = turnsOf(turning, turning.start, turning.bound, {
    kind: 'iteration',
    loop,
  });
  breakable(here, statement, label, (outer, breakLabel) => {
    const body = loopBody(
      outer,
      statement,
      loop,
      (turn) => {
        turning.enter(turn, variable);
        if (rest !== null) leaveUnless(turn, rest, breakLabel);
        loopTurns(turn, statement, label, breakLabel, (inner) => executeAll(inner, turning.body));
      },
      { from, to, breakLabel },
    );
    if (body.length > 0)
      emit(outer, {
        kind: 'count',
        loop,
        from,
        to,
        endlessUnlessOrdered: operator === '!=',
        body,
        span: statement.headSpan,
      });
  });
}

function leaveUnless(here: Here, condition: GoExpression, label: number): void {
  const { builder, flow } = here;
  const holds = toQuantity(builder, evaluate(here, condition), 'bool', condition.span, flow.loops);
  branch(
    here,
    not(holds),
    condition.span,
    (inner) => leave(inner, label, condition.span),
    () => undefined,
  );
}

/** for cond { }, for { }, and counted loops that change their own bounds. */
function openLoop(here: Here, statement: For, label: string | null, breakLabel: number): void {
  const { builder } = here;
  const loop = newLoop(here);
  const { condition, update } = statement;
  const fromOutside = condition !== null && isMoreToCome(here, condition);
  const body = loopBody(here, statement, loop, (turn) => {
    if (condition !== null && !fromOutside) leaveUnless(turn, condition, breakLabel);
    loopTurns(turn, statement, label, breakLabel, (inner) => executeAll(inner, statement.body));
    if (update !== null) execute(turn, update);
  });
  if (body.length === 0) {
    if (
      condition === null &&
      here.flow.store !== null &&
      builder.exits.get(breakLabel)?.paths.length === 0
    )
      here.flow.store = null;
    return;
  }
  const name = `turns of ${textAt(builder, statement.headSpan).trim()}`;
  const turns = fromOutside
    ? newSource(builder, {
        name,
        sort: 'int',
        origin: 'iterations',
        span: statement.headSpan,
        loops: here.flow.loops,
        nonNegative: true,
      })
    : null;
  emit(here, { kind: 'repeat', loop, iterations: turns, body, span: statement.headSpan });
  // Without a condition only a break leads on.
  if (condition === null) here.flow.store = null;
}

/** scanner.Scan(), rows.Next(): how much there is comes from outside, whatever the fragment does. */
function isMoreToCome(here: Here, condition: GoExpression): boolean {
  if (
    condition.kind !== 'call' ||
    condition.callee.kind !== 'selector' ||
    condition.arguments.length > 0
  )
    return false;
  const value = evaluate({ ...here, flow: { ...here.flow, out: [] } }, condition.callee);
  const isExternal = value.kind === 'external' && value.receiver?.kind === 'opaque';
  return (
    isExternal &&
    ['Scan', 'Next', 'More', 'HasNext', 'NextResultSet'].includes(condition.callee.field)
  );
}
