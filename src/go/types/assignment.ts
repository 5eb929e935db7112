import type { Span } from '../../base/span.ts';
import type { ArithmeticOperator, GoExpression, Name } from '../syntax/node.ts';
import { assignValue } from './assign-value.ts';
import { checkBinary } from './binary.ts';
import { unknownType } from './basic.ts';
import type { Checker } from './checker.ts';
import { useAll, value } from './evaluate.ts';
import { initializeAll, initializeOne, mismatch, noteCommaOk, valuesFor } from './initialize.ts';
import { newVariable, setType } from './objects.ts';
import { isVague, type Operand } from './operand.ts';
import { recordUse } from './record.ts';
import { expressionText, fail, operandText } from './report.ts';
import { declareName, findName } from './scopes.ts';
import { unparenthesized } from './unary.ts';
import type { Type, VariableObject } from './type.ts';

/** a, b = x, y */
export function assignAll(
  c: Checker,
  left: readonly GoExpression[],
  right: readonly GoExpression[],
): void {
  const targets = left.map((one) => targetType(c, one));
  const given = valuesFor(c, left.length, right, (index) => targets[index]?.type ?? null);
  if (given === null) return;
  if (given.length !== left.length) {
    mismatch(c, left.length, given, right, left[0]?.span ?? null);
    return;
  }
  given.forEach((x, index) => assignTo(c, targets[index]!, x));
  const types = targets.map(({ type, isBlank }, index) =>
    isBlank ? null : (type ?? given[index]!.type),
  );
  noteCommaOk(c, right, given, types);
}

interface Target {
  readonly isBlank: boolean;
  /** null for _ and where it is at fault. */
  readonly type: Type | null;
}

export function assignTo(
  c: Checker,
  { isBlank, type }: Target,
  x: Operand,
  context = 'assignment',
): void {
  if (isBlank) assignValue(c, x, null, 'assignment to _ identifier');
  else if (type === null) assignValue(c, x, unknownType, context);
  else assignValue(c, x, type, context);
}

/** What can be assigned to; writing a variable is no use of it. */
export function targetType(c: Checker, e: GoExpression): Target {
  const inner = unparenthesized(e);
  if (inner.kind === 'name' && inner.name === '_') return { isBlank: true, type: null };
  const own = inner.kind === 'name' ? ownVariable(c, inner) : null;
  const wasUsed = own !== null && c.used.has(own);
  const x = value(c, e);
  if (own !== null && !wasUsed) c.used.delete(own);
  if (x.mode === 'unknown') return { isBlank: false, type: null };
  if (x.mode === 'variable' || x.mode === 'map-index' || isVague(x))
    return { isBlank: false, type: x.type };
  if (inner.kind === 'selector') {
    const operand = c.info.types.get(inner.operand);
    if (operand?.mode === 'map-index') {
      fail(c, e.span, 'go-assign-to-map-field', { text: expressionText(c, e) });
      return { isBlank: false, type: null };
    }
  }
  fail(c, x.expression.span, 'go-not-assignable', { operand: operandText(c, x) });
  return { isBlank: false, type: null };
}

function ownVariable(c: Checker, name: Name): VariableObject | null {
  const object = findName(c.environment.scope, name.name, name.span.start)?.object;
  return object?.kind === 'variable' && object.package === c.package ? object : null;
}

/** a op= x */
export function assignOperation(
  c: Checker,
  operator: ArithmeticOperator,
  left: GoExpression,
  right: GoExpression,
): void {
  const x = value(c, left);
  const y = value(c, right);
  if (isVague(x) || isVague(y)) return;
  const result = checkBinary(c, operator, x, y, null);
  if (result === null) return;
  const before = c.diagnostics.length;
  const target = targetType(c, left);
  if (c.diagnostics.length > before || target.type === null) return;
  assignValue(c, result, target.type, 'assignment operation');
}

/** a, b := x, y: at least one of them is new in this very block. */
export function defineAll(
  c: Checker,
  left: readonly GoExpression[],
  right: readonly GoExpression[],
  operatorSpan: Span,
  span: Span,
): void {
  const { scope, file } = c.environment;
  const fresh: { readonly name: Name; readonly variable: VariableObject }[] = [];
  const seen = new Set<string>();
  let hasFault = false;
  const variables = left.map((e): VariableObject => {
    const place = { span: e.span, file, package: c.package };
    if (e.kind !== 'name') {
      useAll(c, [e]);
      hasFault = true;
      fail(c, e.span, 'go-not-a-name', { text: expressionText(c, e) });
      return newVariable('local', '_', unknownType, place);
    }
    if (e.name !== '_' && seen.has(e.name)) {
      hasFault = true;
      fail(c, e.span, 'go-repeated-name', { name: e.name });
      return newVariable('local', '_', unknownType, place);
    }
    seen.add(e.name);
    const known = scope.names.get(e.name)?.object;
    if (known !== undefined && e.name !== '_') {
      recordUse(c, e, known);
      if (known.kind === 'variable') return known;
      hasFault = true;
      fail(c, e.span, 'go-cannot-assign-to', { name: e.name });
      return newVariable('local', '_', unknownType, place);
    }
    const variable = newVariable('local', e.name, unknownType, place);
    fresh.push({ name: e, variable });
    return variable;
  });
  const isNew = new Set(fresh.map(({ variable }) => variable));
  initializeMixed(c, variables, isNew, right, left[0]?.span ?? operatorSpan);
  if (!hasFault && fresh.every(({ name }) => name.name === '_'))
    fail(c, operatorSpan, 'go-no-new-variables', {});
  for (const { name, variable } of fresh) declareName(c, scope, name, variable, span.end);
}

function initializeMixed(
  c: Checker,
  variables: readonly VariableObject[],
  fresh: ReadonlySet<VariableObject>,
  right: readonly GoExpression[],
  at: Span,
): void {
  if (variables.every((one) => fresh.has(one)))
    return initializeAll(c, variables, right, false, at);
  const given = valuesFor(c, variables.length, right, (index) => {
    const own = variables[index];
    return own === undefined || fresh.has(own) ? null : own.type;
  });
  if (given === null || given.length !== variables.length) {
    if (given !== null) mismatch(c, variables.length, given, right, at);
    fresh.forEach((one) => setType(one, unknownType));
    return;
  }
  given.forEach((x, index) => {
    const variable = variables[index]!;
    if (!fresh.has(variable)) assignValue(c, x, variable.type, 'assignment');
    else initializeOne(c, variable, x, false, 'assignment');
  });
  noteCommaOk(
    c,
    right,
    given,
    variables.map(({ type }) => type),
  );
}
