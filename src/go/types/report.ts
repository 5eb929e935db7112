import type { Span } from '../../base/span.ts';
import { diagnose, type ArgumentsOf } from '../../diagnostics/diagnose.ts';
import type { RelatedPlace } from '../../diagnostics/diagnostic.ts';
import { typeCatalogue, type TypeCode } from '../../diagnostics/type-catalogue.ts';
import type { GoExpression, GoFile } from '../syntax/node.ts';
import type { Checker } from './checker.ts';
import { describeOperand } from './describe.ts';
import type { Operand } from './operand.ts';
import { printExpression } from './print-expression.ts';
import { printType, relativeTo } from './print-type.ts';
import type { Type } from './type.ts';

type TypeArguments<Code extends TypeCode> = ArgumentsOf<(typeof typeCatalogue)[Code]>;

/** More faults than anybody reads. */
const mostDiagnostics = 500;

export function fail<Code extends TypeCode>(
  c: Checker,
  at: Span,
  code: Code,
  given: TypeArguments<Code>,
  related: readonly RelatedPlace[] = [],
): void {
  const { file, repeatedAt } = c.environment;
  failIn(c, file, repeatedAt ?? at, code, given, related);
}

export function failIn<Code extends TypeCode>(
  c: Checker,
  file: GoFile,
  at: Span,
  code: Code,
  given: TypeArguments<Code>,
  related: readonly RelatedPlace[] = [],
): void {
  if (c.diagnostics.length >= mostDiagnostics) return;
  const span = { start: at.start, end: at.end };
  const isKnown = c.diagnostics.some(
    (one) => one.file === file.name && one.span.start === span.start && one.code === code,
  );
  if (isKnown) return;
  c.diagnostics.push({
    ...diagnose(typeCatalogue, code, span, given, { related }),
    file: file.name,
  });
}

export function typeText(c: Checker, type: Type): string {
  return printType(type, relativeTo(c.package));
}

export function expressionText(c: Checker, expression: GoExpression): string {
  return printExpression(expression, c.environment.file.text);
}

/** x (variable of type int) */
export function operandText(c: Checker, x: Operand): string {
  return describeOperand(x, expressionText(c, x.expression), relativeTo(c.package));
}
