import type { CallExpression } from '../syntax/node.ts';
import { assignValue } from './assign-value.ts';
import type { Checker } from './checker.ts';
import { basicIs } from './basic.ts';
import { inferCall, spreadTypes } from './infer-call.ts';
import { isVague, type Operand } from './operand.ts';
import { isUntyped } from './predicates.ts';
import { expressionText, fail, typeText } from './report.ts';
import type { SignatureType, Type } from './type.ts';

/** Checks the arguments of a call, and gives the signature with its type arguments; null where that fails. */
export function checkArguments(
  c: Checker,
  e: CallExpression,
  callee: Operand,
  signature: SignatureType,
  written: readonly Type[],
  args: readonly Operand[],
): SignatureType | null {
  const types = parameterTypes(c, e, callee, signature, args);
  if (types === null) return null;
  const isGeneric = signature.typeParameters.length > 0;
  const own = isGeneric ? inferCall(c, e, callee, signature, written, args) : signature;
  if (own === null) return null;
  const final = isGeneric ? spreadTypes(own, args, e.spread !== null) : types;
  const context = `argument to ${expressionText(c, e.callee)}`;
  args.forEach((argument, index) => assignValue(c, argument, final[index] ?? null, context));
  return own;
}

/** The type that each argument is assigned to; null where they are too few or too many. */
function parameterTypes(
  c: Checker,
  e: CallExpression,
  callee: Operand,
  signature: SignatureType,
  args: readonly Operand[],
): readonly Type[] | null {
  const count = signature.parameters.length;
  const isVagueList = args.length === 1 && args[0]!.mode === 'unknown' && e.arguments.length === 1;
  if (e.spread !== null) {
    if (!signature.variadic) {
      const given = { function: expressionText(c, e.callee) };
      fail(c, e.arguments.at(-1)!.span, 'go-dots-not-variadic', given);
      return null;
    }
    if (e.arguments.length === 1 && args.length > 1) {
      fail(c, e.arguments[0]!.span, 'go-dots-several-values', {});
      return null;
    }
  }
  const types = spreadTypes(signature, args, e.spread !== null);
  if (isVagueList && (count !== 1 || e.arguments[0]!.kind === 'call')) return types;
  if (args.length === types.length) return types;
  void callee;
  wrongCount(c, e, signature, args, args.length < types.length, args[types.length]);
  return null;
}

function wrongCount(
  c: Checker,
  e: CallExpression,
  signature: SignatureType,
  args: readonly Operand[],
  isTooFew: boolean,
  extra: Operand | undefined,
): void {
  const close = { start: e.span.end - 1, end: e.span.end };
  const last = args.at(-1);
  const isOneCall = e.arguments.length === 1 && args.length > 1;
  const at = isTooFew ? (isOneCall ? last!.expression.span : close) : extra!.expression.span;
  fail(
    c,
    isTooFew && !isOneCall ? close : at,
    isTooFew ? 'go-too-few-arguments' : 'go-too-many-arguments',
    {
      function: expressionText(c, e.callee),
      have: `(${args.map((one) => summary(c, one)).join(', ')})`,
      want: summaryOf(c, signature),
    },
  );
}

function summary(c: Checker, x: Operand): string {
  if (isVague(x)) return 'unknown type';
  if (!isUntyped(x.type) || x.type.kind !== 'basic') return typeText(c, x.type);
  return basicIs.numeric(x.type.basic) ? 'number' : x.type.name.replace('untyped ', '');
}

function summaryOf(c: Checker, { parameters, variadic }: SignatureType): string {
  const shown = parameters.map(({ type }, index) => {
    const isLast = variadic && index === parameters.length - 1;
    return isLast && type.kind === 'slice' ? `...${typeText(c, type.element)}` : typeText(c, type);
  });
  return `(${shown.join(', ')})`;
}
