import type { Span } from '../../base/span.ts';
import type { GoExpression } from '../syntax/node.ts';
import { assignValue, initialType } from './assign-value.ts';
import { unknownType } from './basic.ts';
import { basics } from './basic.ts';
import type { Checker } from './checker.ts';
import { useAll, value, values } from './evaluate.ts';
import { setType } from './objects.ts';
import { valueOperand, type Operand } from './operand.ts';
import { recordCommaOk } from './record.ts';
import { expressionText, fail } from './report.ts';
import type { Type, VariableObject } from './type.ts';

/** Gives a variable its first value, and its type where that is not written. */
export function initializeOne(
  c: Checker,
  variable: VariableObject,
  x: Operand,
  isTyped: boolean,
  context = 'variable declaration',
): void {
  if (isTyped) {
    assignValue(c, x, variable.type, context);
    return;
  }
  const type = x.mode === 'unknown' ? null : initialType(c, x, context);
  setType(variable, type ?? unknownType);
  if (type === null) return;
  const own = assignValue(c, x, type, context);
  if (own.mode === 'unknown' && own.type.kind === 'unknown') setType(variable, unknownType);
}

/** What several targets get: a value each, the results of one call, or the two of a comma-ok form. */
export function valuesFor(
  c: Checker,
  count: number,
  right: readonly GoExpression[],
  expected: (index: number) => Type | null,
): readonly Operand[] | null {
  const [only] = right;
  if (only === undefined) return [];
  if (right.length > 1 || count === 1)
    return right.map((one, index) =>
      right.length === count ? value(c, one, expected(index)) : values(c, one),
    );
  const x = values(c, only);
  if (x.mode === 'unknown') return null;
  if (x.mode === 'value' && x.type.kind === 'tuple')
    return x.type.elements.map(({ type }) => valueOperand(only, type));
  if (count === 2 && (x.mode === 'comma-ok' || x.mode === 'map-index')) {
    const types = [x.type, basics.untypedBool] as const;
    recordCommaOk(c, only, [x.type, basics.untypedBool]);
    return types.map((type) => ({ ...valueOperand(only, type), mode: 'value' as const }));
  }
  return [x];
}

/** `isReturn` words a wrong number as one of results. */
export function initializeAll(
  c: Checker,
  variables: readonly VariableObject[],
  right: readonly GoExpression[],
  isTyped: boolean,
  at: Span | null,
): void {
  const given = valuesFor(c, variables.length, right, (index) =>
    isTyped ? (variables[index]?.type ?? null) : null,
  );
  if (given === null || given.length !== variables.length) {
    if (given !== null)
      mismatch(c, variables.length, given, right, at ?? variables[0]?.span ?? null);
    else if (right.length > 1) useAll(c, []);
    if (!isTyped) variables.forEach((variable) => setType(variable, unknownType));
    return;
  }
  const context = 'assignment';
  given.forEach((x, index) => {
    const variable = variables[index]!;
    const isPair =
      right.length === 1 && index === 1 && given.length === 2 && x.type === basics.untypedBool;
    initializeOne(c, variable, x, isTyped, isPair || right.length > 0 ? context : context);
  });
  noteCommaOk(
    c,
    right,
    given,
    variables.map(({ type }) => type),
  );
}

/** The truth value of a comma-ok form has the type of what it is assigned to. */
export function noteCommaOk(
  c: Checker,
  right: readonly GoExpression[],
  given: readonly Operand[],
  types: readonly (Type | null)[],
): void {
  const [only] = right;
  const [first, second] = given;
  if (only === undefined || right.length !== 1 || first === undefined || second === undefined)
    return;
  if (second.type !== basics.untypedBool || given.length !== 2) return;
  const ok = types[1];
  recordCommaOk(c, only, [
    first.type,
    ok === null || ok === undefined || ok.kind === 'unknown' ? basics.bool : ok,
  ]);
}

export function mismatch(
  c: Checker,
  count: number,
  given: readonly Operand[],
  right: readonly GoExpression[],
  at: Span | null,
): void {
  if (given.some(({ mode }) => mode === 'unknown')) return;
  const [only] = right;
  const callee =
    right.length === 1 && only?.kind === 'call' ? expressionText(c, only.callee) : null;
  const span = at ?? only?.span ?? { start: 0, end: 0 };
  fail(c, span, 'go-assignment-mismatch', { left: count, right: given.length, callee });
}
