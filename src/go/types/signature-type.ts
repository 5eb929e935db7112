import type {
  GoExpression,
  Parameter,
  Signature,
  TypeParameterDeclaration,
} from '../syntax/node.ts';
import { unknownType } from './basic.ts';
import { within, type Checker, type OpenScope } from './checker.ts';
import { declareTypeParameter } from './declare-type-parameter.ts';
import { newVariable } from './objects.ts';
import { underlyingOf } from './named.ts';
import { readReceiver } from './receiver.ts';
import { recordType } from './record.ts';
import { fail } from './report.ts';
import { declareName } from './scopes.ts';
import { typeOf, variableType } from './type-expression.ts';
import type { SignatureType, Type, TypeParameter, VariableObject } from './type.ts';

/** A function's type; its parameters become known in `scope`, from where its body starts. */
export function signatureType(
  c: Checker,
  signature: Signature,
  receiverSyntax: readonly Parameter[] | null,
  scope: OpenScope,
  typeParameters: readonly TypeParameter[],
): SignatureType {
  return within(c, { scope }, () => {
    const from = signature.span.end;
    const [receiverParameter] = receiverSyntax ?? [];
    const receiver =
      receiverParameter === undefined ? null : readReceiver(c, receiverParameter, scope, from);
    const parameters = readParameters(c, signature.parameters, 'parameter', scope, from);
    const results = readParameters(c, signature.results, 'result', scope, from);
    return {
      kind: 'signature',
      receiver: receiver?.variable ?? null,
      receiverTypeParameters: receiver?.typeParameters ?? [],
      typeParameters,
      parameters,
      results,
      variadic: signature.parameters.at(-1)?.variadic ?? false,
    };
  });
}

function readParameters(
  c: Checker,
  syntax: readonly Parameter[],
  role: 'parameter' | 'result',
  scope: OpenScope,
  from: number,
): readonly VariableObject[] {
  let [lastNode, lastType]: [GoExpression | null, Type | null] = [null, null];
  return syntax.map((parameter, index) => {
    const { name, type: typeSyntax, variadic } = parameter;
    const read: Type =
      typeSyntax === lastNode && lastType !== null ? lastType : variableType(c, typeSyntax);
    [lastNode, lastType] = [typeSyntax, read];
    const isLast = role === 'parameter' && index === syntax.length - 1;
    if (variadic && !isLast) fail(c, parameter.span, 'go-misplaced-dots', {});
    const type: Type = variadic && isLast ? { kind: 'slice', element: read } : read;
    const place = {
      span: name?.span ?? typeSyntax.span,
      file: c.environment.file,
      package: c.package,
    };
    const variable = newVariable(role, name?.name ?? '', type, place);
    if (name !== null) declareName(c, scope, name, variable, from);
    else c.info.implicits.set(parameter, variable);
    return variable;
  });
}

/**
 * Declares [K comparable, V any] in the current scope. `announce` hears of them before the constraints are read, which
 * may speak of what is declared: type A[T A[T]] interface{ ... }.
 */
export function declareTypeParameters(
  c: Checker,
  declared: readonly TypeParameterDeclaration[],
  announce: (parameters: readonly TypeParameter[]) => void = () => {},
): readonly TypeParameter[] {
  const parameters = declared.map(({ name }, index) =>
    declareTypeParameter(c, c.environment.scope, name, index),
  );
  announce(parameters);
  let [lastNode, lastType]: [GoExpression | null, Type | null] = [null, null];
  declared.forEach(({ constraint }, index) => {
    const type: Type =
      constraint === lastNode && lastType !== null ? lastType : readConstraint(c, constraint);
    [lastNode, lastType] = [constraint, type];
    parameters[index]!.constraint = type;
  });
  return parameters;
}

/** A type that is no interface stands for the interface that embeds it. */
function readConstraint(c: Checker, e: GoExpression): Type {
  const type = typeOf(c, e);
  if (type.kind === 'type-parameter') {
    fail(c, e.span, 'go-parameter-as-constraint', {});
    return unknownType;
  }
  if (type.kind === 'unknown' || type.kind === 'interface') return type;
  if (type.kind === 'named') {
    const under = underlyingOf(type);
    // What is not read yet is looked at when somebody asks; only an interface can be that late.
    if (under.kind === 'interface' || under.kind === 'unknown') return type;
  }
  recordType(c, e, 'type', type);
  return { kind: 'interface', methods: [], embedded: [type], isImplicit: true };
}
