import { unreachable } from '../../base/unreachable.ts';
import type { Block, GoExpression, GoStatement } from '../syntax/node.ts';
import { assignAll, assignOperation, defineAll } from './assignment.ts';
import { assignValue } from './assign-value.ts';
import { runDelayed, within, type Checker } from './checker.ts';
import { coreType } from './core-type.ts';
import { useAll, value } from './evaluate.ts';
import { isVague } from './operand.ts';
import { declareLocally } from './local-declaration.ts';
import { areAll, is } from './predicates.ts';
import { checkRange } from './range.ts';
import { expressionText, fail, operandText } from './report.ts';
import { findName, innerScope } from './scopes.ts';
import { checkSelect } from './select.ts';
import type { StatementContext } from './statement-context.ts';
import { checkSwitch } from './switch.ts';
import { checkTypeSwitch } from './type-switch.ts';
import { unparenthesized } from './unary.ts';

export function checkStatements(
  c: Checker,
  statements: readonly GoStatement[],
  context: StatementContext,
): void {
  const inner: StatementContext = { ...context, fallthrough: 'none' };
  let last = statements.length - 1;
  while (last >= 0 && statements[last]!.kind === 'empty') last--;
  statements.forEach((statement, index) =>
    checkStatement(c, statement, index === last ? context : inner),
  );
}

/** Function literals are read at the end of the statement that they stand in. */
function checkStatement(c: Checker, statement: GoStatement, context: StatementContext): void {
  const waiting = c.delayed.length;
  dispatch(c, statement, context);
  runDelayed(c, waiting);
}

function checkBlock(c: Checker, block: Block, context: StatementContext): void {
  const scope = innerScope(c, block);
  within(c, { scope }, () => checkStatements(c, block.statements, context));
}

const rules = { statements: checkStatements, block: checkBlock, statement: checkStatement };

function dispatch(c: Checker, s: GoStatement, context: StatementContext): void {
  const inner: StatementContext = { ...context, fallthrough: 'none' };
  switch (s.kind) {
    case 'bad':
    case 'empty':
      return;
    case 'block':
      return checkBlock(c, s, inner);
    case 'declare':
      return declareLocally(c, s.declarations);
    case 'labeled':
      return checkStatement(c, s.statement, context);
    case 'expression':
      return expressionStatement(c, s.expression);
    case 'send':
      return sendStatement(c, s);
    case 'step':
      return stepStatement(c, s);
    case 'assign':
      if (s.operator === null) return assignAll(c, s.left, s.right);
      return assignOperation(c, s.operator, s.left[0]!, s.right[0]!);
    case 'define':
      return defineAll(c, s.left, s.right, s.operatorSpan, s.span);
    case 'go':
    case 'defer':
      return callStatement(c, s.kind, s.call);
    case 'return':
      return returnStatement(c, s);
    case 'break':
      if (s.label === null && !context.canBreak) fail(c, s.span, 'go-misplaced-break', {});
      return;
    case 'continue':
      if (s.label === null && !context.canContinue) fail(c, s.span, 'go-misplaced-continue', {});
      return;
    case 'goto':
      return;
    case 'fallthrough':
      if (context.fallthrough !== 'ok')
        fail(c, s.span, 'go-fallthrough', { where: context.fallthrough });
      return;
    case 'if':
      return ifStatement(c, s, inner);
    case 'for':
      return forStatement(c, s);
    case 'range':
      return checkRange(c, s, rules);
    case 'switch':
      return checkSwitch(c, s, inner, rules);
    case 'type-switch':
      return checkTypeSwitch(c, s, inner, rules);
    case 'select':
      return checkSelect(c, s, inner, rules);
    default:
      return unreachable(s);
  }
}

/** Only a call and a receive may stand alone. */
function expressionStatement(c: Checker, e: GoExpression): void {
  const x = c.rules.raw(c, e, null);
  const inner = unparenthesized(e);
  if (x.mode === 'unknown') return;
  if (x.mode === 'builtin')
    return fail(c, e.span, 'go-builtin-not-called', { operand: operandText(c, x) });
  if (x.mode === 'type')
    return fail(c, e.span, 'go-not-an-expression', { operand: operandText(c, x) });
  const isReceive = inner.kind === 'unary' && inner.operator === '<-';
  if (isReceive || (inner.kind === 'call' && isStatementCall(c, inner.callee))) return;
  fail(c, e.span, 'go-not-used', { operand: operandText(c, x) });
}

const statementBuiltins: ReadonlySet<string> = new Set([
  ...['clear', 'close', 'copy', 'delete', 'panic', 'print', 'println', 'recover'],
]);

function isStatementCall(c: Checker, callee: GoExpression): boolean {
  const inner = unparenthesized(callee);
  const builtin = c.info.builtins.get(inner);
  if (builtin !== undefined) return statementBuiltins.has(builtin);
  return c.info.types.get(callee)?.mode !== 'type';
}

function callStatement(c: Checker, kind: 'go' | 'defer', e: GoExpression): void {
  const x = c.rules.raw(c, e, null);
  const inner = unparenthesized(e);
  if (x.mode === 'unknown') return;
  if (inner.kind !== 'call') return;
  if (c.info.types.get(inner.callee)?.mode === 'type')
    fail(c, e.span, 'go-statement-needs-call', { kind, text: expressionText(c, e) });
  else if (!isStatementCall(c, inner.callee))
    fail(c, e.span, 'go-statement-discards', { kind, text: expressionText(c, e) });
}

function sendStatement(c: Checker, s: GoStatement & { kind: 'send' }): void {
  const channel = value(c, s.channel);
  const x = value(c, s.value);
  if (isVague(channel)) return;
  const core = coreType(channel.type);
  if (core?.kind === 'unknown') return;
  const operand = operandText(c, channel);
  if (core?.kind !== 'channel') return fail(c, s.span, 'go-send-to', { operand });
  if (core.direction === 'receive') return fail(c, s.span, 'go-send-to-receive-only', { operand });
  assignValue(c, x, core.element, 'send');
}

function stepStatement(c: Checker, s: GoStatement & { kind: 'step' }): void {
  const x = value(c, s.operand);
  if (isVague(x)) return;
  if (!areAll(x.type, 'numeric')) {
    const given = { text: expressionText(c, s.operand), by: s.by, operand: operandText(c, x) };
    return fail(c, s.operand.span, 'go-step', given);
  }
  const one: GoExpression = { kind: 'integer', value: 1n, span: { start: -1, end: -1 } };
  assignOperation(c, s.by === 1 ? '+' : '-', s.operand, one);
}

function returnStatement(c: Checker, s: GoStatement & { kind: 'return' }): void {
  const results = c.environment.signature?.results ?? [];
  const [first] = s.values;
  if (first === undefined) {
    if (results.length === 0) return;
    if (results[0]!.name === '') {
      const want = results.length;
      return fail(c, s.span, 'go-return-count', { isMany: false, want, have: 0 });
    }
    for (const result of results) {
      const found = findName(c.environment.scope, result.name, s.span.start)?.object;
      if (found !== undefined && found !== result && result.name !== '_')
        fail(c, s.span, 'go-result-shadowed', { name: result.name });
    }
    return;
  }
  if (results.length === 0) {
    useAll(c, s.values);
    return fail(c, first.span, 'go-too-many-results', {});
  }
  returnValues(c, s, results);
}

function returnValues(
  c: Checker,
  s: GoStatement & { kind: 'return' },
  results: NonNullable<Checker['environment']['signature']>['results'],
): void {
  const [first] = s.values;
  if (s.values.length !== results.length && (s.values.length > 1 || first?.kind !== 'call')) {
    const before = c.diagnostics.length;
    useAll(c, s.values);
    if (c.diagnostics.length > before) return;
    const isMany = s.values.length > results.length;
    const at = isMany ? s.values[results.length]!.span : s.values.at(-1)!.span;
    return fail(c, at, 'go-return-count', { isMany, want: results.length, have: s.values.length });
  }
  returnAll(c, s, results);
}

function returnAll(
  c: Checker,
  s: GoStatement & { kind: 'return' },
  results: NonNullable<Checker['environment']['signature']>['results'],
): void {
  const [only] = s.values;
  if (s.values.length === results.length) {
    s.values.forEach((one, index) => {
      const { type } = results[index]!;
      assignValue(c, value(c, one, type), type, 'return statement');
    });
    return;
  }
  const x = c.rules.raw(c, only!, null);
  if (x.mode === 'unknown') return;
  const types =
    x.type.kind === 'tuple' && x.mode === 'value'
      ? x.type.elements.map(({ type }) => type)
      : [x.type];
  if (x.mode === 'no-value' || types.length !== results.length) {
    const have = x.mode === 'no-value' ? 0 : types.length;
    const isMany = have > results.length;
    return fail(c, only!.span, 'go-return-count', { isMany, want: results.length, have });
  }
  types.forEach((type, index) => {
    const operand = { ...x, mode: 'value' as const, type };
    assignValue(c, operand, results[index]!.type, 'return statement');
  });
}

function ifStatement(c: Checker, s: GoStatement & { kind: 'if' }, context: StatementContext): void {
  const scope = innerScope(c, s);
  within(c, { scope }, () => {
    if (s.initializer !== null) checkStatement(c, s.initializer, context);
    checkCondition(c, s.condition, 'if');
    checkBlock(c, s.then, context);
    if (s.otherwise !== null) checkStatement(c, s.otherwise, context);
  });
}

function checkCondition(c: Checker, e: GoExpression, keyword: 'if' | 'for'): void {
  const x = value(c, e);
  if (isVague(x) || areAll(x.type, 'boolean')) return;
  if (!is(x.type, 'boolean')) fail(c, e.span, 'go-condition', { keyword });
}

function forStatement(c: Checker, s: GoStatement & { kind: 'for' }): void {
  const context: StatementContext = { canBreak: true, canContinue: true, fallthrough: 'none' };
  const plain: StatementContext = { canBreak: false, canContinue: false, fallthrough: 'none' };
  const scope = innerScope(c, s);
  within(c, { scope }, () => {
    if (s.initializer !== null) checkStatement(c, s.initializer, plain);
    if (s.condition !== null) checkCondition(c, s.condition, 'for');
    if (s.update !== null) checkStatement(c, s.update, plain);
    checkBlock(c, s.body, context);
  });
}
