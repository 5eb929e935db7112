import type { CallExpression } from '../syntax/node.ts';
import type { Checker } from './checker.ts';
import { infer, renamed, type Inference } from './infer.ts';
import { instantiateSignature, noteInstance, retype } from './instantiate-for.ts';
import { isVague, type Operand } from './operand.ts';
import { isUntyped } from './predicates.ts';
import { expressionText, fail, typeText } from './report.ts';
import { checkSatisfied } from './satisfies.ts';
import { substituteSignature } from './substitute.ts';
import type { SignatureType, Type, TypeParameter } from './type.ts';

/** A variadic parameter stands for as many as there are arguments. */
export function spreadTypes(
  signature: SignatureType,
  args: readonly Operand[],
  hasDots: boolean,
): readonly Type[] {
  const types = signature.parameters.map(({ type }) => type);
  const last = types.at(-1);
  if (!signature.variadic || hasDots || last?.kind !== 'slice') return types;
  const fixed = types.slice(0, -1);
  const rest = Math.max(args.length - fixed.length, 0);
  return [...fixed, ...Array.from({ length: rest }, () => last.element)];
}

export function inferCall(
  c: Checker,
  e: CallExpression,
  callee: Operand,
  signature: SignatureType,
  written: readonly Type[],
  args: readonly Operand[],
): SignatureType | null {
  const at = (index: number) =>
    e.callee.kind === 'index' ? (e.callee.indices[index] ?? e.callee).span : e.span;
  if (!checkSatisfied(c, signature.typeParameters, written, at)) return null;
  const { parameters, map } = renamed(signature.typeParameters);
  const own = substituteSignature(signature, map);
  const result = inferFrom(parameters, written, spreadTypes(own, args, e.spread !== null), args);
  if (result.kind !== 'inferred') {
    if (!args.some(isVague)) sayWhy(c, e, result, args);
    return null;
  }
  const all = result.typeArguments;
  if (!checkSatisfied(c, signature.typeParameters, all, at)) return null;
  const type = instantiateSignature(signature, all);
  noteInstance(c, callee.expression, all, type);
  retype(c, e.callee, type);
  return type;
}

/** Generic functions among the arguments are asked only where the others do not say enough. */
function inferFrom(
  parameters: readonly TypeParameter[],
  written: readonly Type[],
  types: readonly Type[],
  args: readonly Operand[],
): Inference {
  const clear = args.map((operand, index) => ({ parameter: types[index]!, operand }));
  const known = clear.filter(({ operand }) => !isVague(operand));
  const own = known.filter(({ operand }) => genericOf(operand) === null);
  const result = infer(parameters, written, own);
  if (result.kind !== 'missing' || own.length === known.length) return result;
  const others: TypeParameter[] = [];
  const opened = known.map(({ parameter, operand }) => {
    const generic = genericOf(operand);
    if (generic === null) return { parameter, operand };
    const copies = renamed(generic.typeParameters);
    others.push(...copies.parameters);
    const type = { ...substituteSignature(generic, copies.map), typeParameters: [] };
    return { parameter, operand: { ...operand, type } };
  });
  const second = infer([...parameters, ...others], written, opened);
  if (second.kind !== 'inferred') return result;
  return { ...second, typeArguments: second.typeArguments.slice(0, parameters.length) };
}

function genericOf({ type }: Operand): SignatureType | null {
  return type.kind === 'signature' && type.typeParameters.length > 0 ? type : null;
}

function sayWhy(
  c: Checker,
  e: CallExpression,
  result: Exclude<Inference, { kind: 'inferred' }>,
  args: readonly Operand[],
): void {
  const close = { start: e.span.end - 1, end: e.span.end };
  const own = expressionText(c, e.callee);
  switch (result.kind) {
    case 'missing':
      return fail(c, close, 'go-cannot-infer', {
        function: own,
        parameter: result.parameter.object.name,
      });
    case 'mismatch': {
      const { operand, parameter, inferred } = result;
      return fail(c, operand.expression.span, 'go-inference-mismatch', {
        type: typeText(c, operand.type),
        argument: expressionText(c, operand.expression),
        parameter: typeText(c, parameter),
        inferred: typeText(c, inferred),
        isDefault: isUntyped(operand.type),
      });
    }
    case 'unsatisfied': {
      const { type, parameter } = result;
      const cause = `${typeText(c, type)} does not satisfy ${typeText(c, parameter.constraint)}`;
      return fail(c, (args[0]?.expression ?? e).span, 'go-unsatisfied', { cause });
    }
  }
}
