import type { IndexExpression } from '../syntax/node.ts';
import type { Checker } from './checker.ts';
import { infer, renamed } from './infer.ts';
import { instantiateSignature, noteInstance } from './instantiate-for.ts';
import { unknownOperand, valueOperand, type Operand } from './operand.ts';
import { fail } from './report.ts';
import { checkSatisfied } from './satisfies.ts';
import type { SignatureType, Type } from './type.ts';

/** The type arguments as they are written; null where one is at fault. */
export function writtenArguments(
  c: Checker,
  generic: SignatureType,
  e: IndexExpression,
): readonly Type[] | null {
  const types = e.indices.map((index) => c.rules.type(c, index));
  const wanted = generic.typeParameters.length;
  const extra = e.indices[wanted];
  if (extra !== undefined) {
    fail(c, extra.span, 'go-too-many-type-arguments', { have: types.length, want: wanted });
    return null;
  }
  return types;
}

/** F[int] as a value: what is not written has to follow from the constraints. */
export function instantiateFunction(
  c: Checker,
  generic: SignatureType,
  e: IndexExpression,
): Operand {
  const written = writtenArguments(c, generic, e);
  if (written === null) return unknownOperand(e);
  const { parameters } = renamed(generic.typeParameters);
  if (!checkSatisfied(c, generic.typeParameters, written, (index) => e.indices[index]!.span))
    return unknownOperand(e);
  const result = infer(parameters, written, []);
  if (result.kind !== 'inferred') {
    // Still generic: what uses it may say the rest.
    if (result.kind === 'missing') return valueOperand(e, partially(generic, written));
    return unknownOperand(e);
  }
  const type = instantiateSignature(generic, result.typeArguments);
  noteInstance(c, e, result.typeArguments, type);
  return valueOperand(e, type);
}

/** The function with its first arguments filled in. */
function partially(generic: SignatureType, written: readonly Type[]): SignatureType {
  const rest = generic.typeParameters.slice(written.length);
  const known = generic.typeParameters.slice(0, written.length);
  const filled = instantiateSignature({ ...generic, typeParameters: known }, written);
  return { ...filled, typeParameters: rest };
}
