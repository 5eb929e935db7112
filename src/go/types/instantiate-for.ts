import type { Checker } from './checker.ts';
import type { GoExpression, Name } from '../syntax/node.ts';
import { infer, renamed } from './infer.ts';
import { underlyingOf } from './named.ts';
import { valueOperand, type Operand } from './operand.ts';
import { recordType } from './record.ts';
import { substituteSignature, substitution } from './substitute.ts';
import type { SignatureType, Type } from './type.ts';

/** A generic function where a function of a certain type is wanted: its arguments are inferred from that. */
export function instantiateFor(c: Checker, x: Operand, to: Type | null): Operand | null {
  const wanted = to === null ? null : underlyingOf(to);
  if (x.type.kind !== 'signature' || wanted?.kind !== 'signature') return null;
  const { parameters, map } = renamed(x.type.typeParameters);
  const own: SignatureType = { ...substituteSignature(x.type, map), typeParameters: [] };
  const operand = valueOperand(x.expression, wanted);
  const result = infer(parameters, [], [{ parameter: own, operand }]);
  if (result.kind !== 'inferred') return null;
  return withArguments(c, x, x.type, result.typeArguments);
}

/** The function with its type arguments, noted at its name. */
function withArguments(
  c: Checker,
  x: Operand,
  generic: SignatureType,
  typeArguments: readonly Type[],
): Operand {
  const type = instantiateSignature(generic, typeArguments);
  noteInstance(c, x.expression, typeArguments, type);
  retype(c, x.expression, type);
  return { ...x, type };
}

export function instantiateSignature(
  generic: SignatureType,
  typeArguments: readonly Type[],
): SignatureType {
  const map = substitution(generic.typeParameters, typeArguments);
  return { ...substituteSignature(generic, map), typeParameters: [] };
}

/** The name that says which generic function or type is used. */
function instanceName(expression: GoExpression): Name | null {
  if (expression.kind === 'name') return expression;
  if (expression.kind === 'selector') return expression.name;
  if (expression.kind === 'index') return instanceName(expression.operand);
  if (expression.kind === 'parentheses') return instanceName(expression.inner);
  return null;
}

export function noteInstance(
  c: Checker,
  expression: GoExpression,
  typeArguments: readonly Type[],
  type: Type,
): void {
  const name = instanceName(expression);
  if (name !== null) c.info.instances.set(name, { typeArguments, type });
}

/** An expression that was read as a generic function is one of its instances after all. */
export function retype(c: Checker, expression: GoExpression, type: Type): void {
  recordType(c, expression, 'value', type);
  if (expression.kind === 'parentheses') retype(c, expression.inner, type);
}
