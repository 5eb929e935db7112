import { unreachable } from '../../base/unreachable.ts';
import type { GoExpression } from '../../go/syntax.ts';
import type { Value } from '../value.ts';
import { evaluate, evaluateFor, type Here } from './context.ts';
import { computed } from './computed.ts';
import { copyOf } from './fields.ts';
import { writeBehind, writeField } from './write-fields.ts';
import { assignVariable, carries, declareVariable, escape, variableOf } from './variables.ts';

/** As many values as there are targets: one each, or one call that gives several. */
export function valuesFor(
  here: Here,
  count: number,
  right: readonly GoExpression[],
  left: readonly GoExpression[] = [],
): readonly Value[] {
  const values = right.map((expression, at) => {
    const value = evaluateFor(here, wishOf(left[at]), expression);
    return isPlace(expression) ? copyOf(here, value, expression.span) : value;
  });
  const [only] = values;
  if (values.length === count || only === undefined) return values;
  if (only.kind === 'tuple') return only.values;
  const expression = right[0]!;
  // v, ok := <-c, m[k], x.(T), or a call of which nothing is known.
  return Array.from({ length: count }, (_, at) =>
    at === 0 && expression.kind !== 'call'
      ? only
      : computed(here, expression, okType(expression, at)),
  );
}

/** Something that stays where it is when its value goes elsewhere. */
const isPlace = ({ kind, ...rest }: GoExpression): boolean =>
  kind === 'name' ||
  kind === 'selector' ||
  kind === 'index' ||
  (kind === 'unary' && 'operator' in rest && rest.operator === '*');

function wishOf(target: GoExpression | undefined): string | null {
  if (target?.kind === 'selector') return target.field;
  return target?.kind === 'name' ? target.name : null;
}

function okType(expression: GoExpression, at: number) {
  if (at !== 1 || expression.kind === 'call') return null;
  return { kind: 'named', package: null, name: 'bool', span: expression.span } as const;
}

export function storeAll(
  here: Here,
  targets: readonly GoExpression[],
  values: readonly Value[],
): void {
  targets.forEach((target, at) => {
    const value = values[at] ?? computed(here, target, null);
    if (target.kind !== 'name') return assign(here, target, value);
    const variable = variableOf(here, target);
    // Where `:=` meets a variable that exists, it assigns.
    const isNew = variable !== null && variable.declaration.start === target.span.start;
    if (isNew) declareVariable(here, target, value);
    else assignVariable(here, target, value);
  });
}

/** x += 1, x++: the operand has been evaluated already, with what it communicates. */
export function assignAgain(
  here: Here,
  target: GoExpression,
  value: Value,
  by: bigint | null,
): void {
  if (target.kind === 'name') return assignVariable(here, target, value, by);
  if (target.kind === 'selector' && isPath(target.operand)) assign(here, target, value);
}

const isPath = (expression: GoExpression): boolean =>
  expression.kind === 'name' || (expression.kind === 'selector' && isPath(expression.operand));

export function assign(here: Here, target: GoExpression, value: Value): void {
  switch (target.kind) {
    case 'name':
      return assignVariable(here, target, value);
    case 'selector':
      return writeField(here, evaluate(here, target.operand), target.field, value, target.span);
    case 'index': {
      const list = evaluate(here, target.operand);
      evaluate(here, target.index);
      if (carries(here, value)) escape(here, value, 'is stored in a slice or a map', target.span);
      // Which of its elements is which is no longer known.
      if (list.kind === 'collection' && list.elements !== null && target.operand.kind === 'name')
        assignVariable(
          here,
          target.operand,
          carries(here, list) ? { kind: 'mixed', carries: true } : { ...list, elements: null },
        );
      return;
    }
    case 'unary':
      return writeBehind(here, evaluate(here, target.operand), value, target.span);
    case 'assertion':
    case 'bad':
    case 'binary':
    case 'boolean':
    case 'call':
    case 'composite':
    case 'conversion':
    case 'function-literal':
    case 'integer':
    case 'iota':
    case 'literal':
    case 'nil':
    case 'slice':
    case 'type-expression':
      evaluate(here, target);
      if (carries(here, value)) escape(here, value, 'is stored behind a pointer', target.span);
      return;
    default:
      return unreachable(target);
  }
}
