import { unreachable } from '../../base/unreachable.ts';
import type { GoStatement } from '../../go/syntax.ts';
import { integer } from '../../expression/expression.ts';
import { writeCell } from '../store.ts';
import { quantityValue, type Value } from '../value.ts';
import { operate } from './compare.ts';
import { evaluate, execute, executeAll, mostSteps, report, type Here } from './context.ts';
import { deferCall, returnFrom } from './defers.ts';
import { computed } from './computed.ts';
import { assign, assignAgain, storeAll, valuesFor } from './assign.ts';
import { branch, leave } from './join.ts';
import { sendTo } from './operations.ts';
import { ofType, toQuantity } from './sources.ts';
import { spawn } from './spawn.ts';
import { carries, escape } from './variables.ts';
import { forStatement } from './for.ts';
import { rangeStatement } from './range.ts';
import { selectStatement } from './select.ts';
import { switchStatement, typeSwitchStatement } from './switch.ts';
import { declare, declareConstants } from './declarations.ts';

export function executeStatement(here: Here, statement: GoStatement): void {
  const { builder, flow } = here;
  if (flow.store === null) return;
  if (++builder.counter.steps > mostSteps) {
    report(builder, 'go-too-large', builder.rootSpan, {});
    flow.store = null;
    return;
  }
  const { span } = statement;
  switch (statement.kind) {
    case 'block':
      return executeAll(here, statement);
    case 'expression':
      return void evaluate(here, statement.expression);
    case 'send': {
      const channel = evaluate(here, statement.channel);
      return sendTo(here, channel, evaluate(here, statement.value), span, statement.value.span);
    }
    case 'step': {
      const by: Value = quantityValue(integer(statement.by));
      return assignAgain(
        here,
        statement.operand,
        operate(here, '+', evaluate(here, statement.operand), by, span),
        BigInt(statement.by),
      );
    }
    case 'assign':
      return assignment(here, statement);
    case 'define':
      return storeAll(
        here,
        statement.left,
        valuesFor(here, statement.left.length, statement.right, statement.left),
      );
    case 'declare':
      return statement.declarations.forEach((declaration) => declare(here, declaration));
    case 'declare-constants':
      return declareConstants(here, statement);
    case 'declare-types':
      return statement.declarations.forEach(({ name, type }) => builder.localTypes.set(name, type));
    case 'go':
    case 'defer':
      return spawnOrDefer(here, statement);
    case 'return':
      return executeReturn(here, statement);
    case 'break':
    case 'continue':
      return jump(here, statement);
    case 'bad':
    case 'empty':
    case 'fallthrough':
    case 'for':
    case 'goto':
    case 'if':
    case 'labeled':
    case 'range':
    case 'select':
    case 'switch':
    case 'type-switch':
      return executeBranching(here, statement, null);
    default:
      return unreachable(statement);
  }
}

function executeBranching(here: Here, statement: GoStatement, label: string | null): void {
  switch (statement.kind) {
    case 'labeled':
      return isLoopLike(statement.statement)
        ? executeBranching(here, statement.statement, statement.label)
        : execute(here, statement.statement);
    case 'if':
      return ifStatement(here, statement);
    case 'for':
      return forStatement(here, statement, label);
    case 'range':
      return rangeStatement(here, statement, label);
    case 'switch':
      return switchStatement(here, statement, label);
    case 'type-switch':
      return typeSwitchStatement(here, statement, label);
    case 'select':
      return selectStatement(here, statement, label);
    case 'goto':
      report(here.builder, 'go-goto', statement.span, {});
      here.flow.store = null;
      return;
    case 'assign':
    case 'bad':
    case 'block':
    case 'break':
    case 'continue':
    case 'declare-constants':
    case 'declare-types':
    case 'declare':
    case 'defer':
    case 'define':
    case 'empty':
    case 'expression':
    case 'fallthrough':
    case 'go':
    case 'return':
    case 'send':
    case 'step':
      return;
    default:
      return unreachable(statement);
  }
}

const isLoopLike = (statement: GoStatement): boolean =>
  ['for', 'range', 'switch', 'type-switch', 'select'].includes(statement.kind);

function ifStatement(here: Here, statement: GoStatement & { kind: 'if' }): void {
  if (statement.initializer !== null) execute(here, statement.initializer);
  const { condition, span } = statement;
  const value = evaluate(here, condition);
  const quantity = toQuantity(here.builder, value, 'bool', condition.span, here.flow.loops);
  const otherwise = statement.otherwise;
  branch(
    here,
    quantity,
    { start: span.start, end: condition.span.end },
    (inner) => execute(inner, statement.then),
    (inner) => {
      if (otherwise !== null) execute(inner, otherwise);
    },
  );
}

function assignment(here: Here, statement: GoStatement & { kind: 'assign' }): void {
  const { operator, left, right, span } = statement;
  if (operator === '=') {
    const values = valuesFor(here, left.length, right, left);
    return left.forEach((target, at) =>
      assign(here, target, values[at] ?? computed(here, target, null)),
    );
  }
  const [target] = left;
  const [operand] = right;
  if (target === undefined || operand === undefined) return;
  const before = evaluate(here, target);
  const value = evaluate(here, operand);
  const known =
    value.kind === 'quantity' && value.quantity.kind === 'integer' ? value.quantity.value : null;
  const by = known === null ? null : operator === '+=' ? known : operator === '-=' ? -known : null;
  assignAgain(here, target, operate(here, operator.slice(0, -1), before, value, span), by);
}

function spawnOrDefer(here: Here, statement: GoStatement & { kind: 'go' | 'defer' }): void {
  const call = here.builder.interpreter.prepare(here, statement.call);
  if (call === null) return;
  if (statement.kind === 'go') return spawn(here, { ...call, span: statement.span });
  deferCall(here, { call: { ...call, span: statement.span }, guards: [] });
}

function executeReturn(here: Here, statement: GoStatement & { kind: 'return' }): void {
  const { frame, flow } = here;
  const values =
    statement.values.length === 0 ? [] : valuesFor(here, frame.results.length, statement.values);
  if (frame.caller === null || (frame.isProcess && frame.results.length === 0))
    for (const [at, value] of values.entries())
      if (carries(here, value))
        escape(here, value, 'is returned', (statement.values[at] ?? statement.values[0]!).span);
  if (flow.store === null) return;
  for (const [at, value] of values.entries()) {
    const cell = frame.results[at];
    const type = frame.function.signature.results[at]?.type ?? null;
    if (cell !== undefined) writeCell(flow.store, cell, ofType(here.builder.index, value, type));
  }
  returnFrom(here, statement.span);
}

function jump(here: Here, statement: GoStatement & { kind: 'break' | 'continue' }): void {
  const { kind, label, span } = statement;
  const targets = here.frame.targets.filter((target) =>
    label === null ? kind === 'break' || target.continueLabel !== null : target.name === label,
  );
  const target = targets.at(-1);
  if (target === undefined) return;
  const to = kind === 'break' ? target.breakLabel : target.continueLabel;
  if (to !== null) leave(here, to, span);
}
