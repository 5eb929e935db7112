import type { GoExpression } from '../syntax/node.ts';
import type { Checker } from './checker.ts';
import { value } from './evaluate.ts';
import { describeMissing, missingMethod } from './implements.ts';
import { underlyingOf } from './named.ts';
import { isVague, unknownOperand, valueOperand, type Operand } from './operand.ts';
import { isInterface } from './predicates.ts';
import { relativeTo } from './print-type.ts';
import { expressionText, fail, operandText, typeText } from './report.ts';
import type { InterfaceType, Type } from './type.ts';

/** x.(T) */
export function assertionExpression(c: Checker, e: GoExpression & { kind: 'assertion' }): Operand {
  const x = value(c, e.operand);
  if (e.type.kind === 'bad') return unknownOperand(e);
  if (isVague(x)) return valueOperand(e, c.rules.type(c, e.type), 'comma-ok');
  const under = underlyingOf(x.type);
  if (!isInterface(x.type) || under.kind !== 'interface') {
    fail(c, x.expression.span, 'go-not-an-interface', { operand: operandText(c, x) });
    c.rules.type(c, e.type);
    return unknownOperand(e);
  }
  const type = c.rules.type(c, e.type);
  const why = whyImpossible(c, type, x.type, under);
  if (why !== null) fail(c, e.span, 'go-impossible-assertion', { text: expressionText(c, e), why });
  return valueOperand(e, type, 'comma-ok');
}

/** Why no value in the interface can have the type; null where one can. */
export function whyImpossible(
  c: Checker,
  type: Type,
  from: Type,
  under: InterfaceType,
): string | null {
  if (type.kind === 'unknown') return null;
  const missing = missingMethod(type, under, false);
  if (missing === null) return null;
  const cause = describeMissing(missing, type, relativeTo(c.package));
  return `${typeText(c, type)} does not implement ${typeText(c, from)} ${cause}`;
}
