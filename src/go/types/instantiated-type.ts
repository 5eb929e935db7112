import type { GoExpression, IndexExpression } from '../syntax/node.ts';
import { unknownType } from './basic.ts';
import { later, type Checker } from './checker.ts';
import { noteInstance } from './instantiate-for.ts';
import { resolveName } from './name.ts';
import { isGeneric } from './predicates.ts';
import { expressionText, fail, typeText } from './report.ts';
import { checkSatisfied } from './satisfies.ts';
import { instance, substitute, substitution } from './substitute.ts';
import type { Type, TypeNameObject, TypeParameter } from './type.ts';
import { findName } from './scopes.ts';

interface Readers {
  readonly generic: (c: Checker, e: GoExpression) => Type;
  readonly argument: (c: Checker, e: GoExpression) => Type;
}

/** G[A, B] */
export function instantiatedType(c: Checker, e: IndexExpression, read: Readers): Type {
  const alias = genericAlias(c, e.operand);
  if (alias !== null) return aliasInstance(c, e, alias, read);
  const generic = read.generic(c, e.operand);
  const typeArguments = e.indices.map((index) => read.argument(c, index));
  if (generic.kind === 'unknown') return unknownType;
  if (generic.kind !== 'named' || !isGeneric(generic)) {
    fail(c, e.operand.span, 'go-not-generic', { type: typeText(c, generic) });
    return unknownType;
  }
  const parameters = generic.typeParameters;
  if (!areEnough(c, e, parameters, typeArguments)) return unknownType;
  const type = instance(generic, typeArguments);
  noteInstance(c, e, typeArguments, type);
  verifyLater(c, e, () => generic.typeParameters, typeArguments);
  return type;
}

function verifyLater(
  c: Checker,
  e: IndexExpression,
  parameters: () => readonly TypeParameter[],
  typeArguments: readonly Type[],
): void {
  later(c, () => {
    checkSatisfied(c, parameters(), typeArguments, (index) => e.indices[index]!.span);
  });
}

function areEnough(
  c: Checker,
  e: IndexExpression,
  parameters: readonly TypeParameter[],
  typeArguments: readonly Type[],
): boolean {
  const given = {
    type: expressionText(c, e.operand),
    have: typeArguments.length,
    want: parameters.length,
  };
  const extra = e.indices[parameters.length];
  if (extra !== undefined) fail(c, extra.span, 'go-too-many-type-arguments', given);
  else if (typeArguments.length < parameters.length)
    fail(c, e.operand.span, 'go-too-few-type-arguments', given);
  return typeArguments.length === parameters.length;
}

/** `type A[P any] = ...` */
function genericAlias(c: Checker, e: GoExpression): TypeNameObject | null {
  if (e.kind === 'parentheses') return genericAlias(c, e.inner);
  if (e.kind === 'selector' && e.operand.kind === 'name') {
    const owner = findName(c.environment.scope, e.operand.name, e.operand.span.start)?.object;
    if (owner?.kind !== 'package-name') return null;
    const member = owner.imported.scope.names.get(e.name.name)?.object;
    const isAlias = member?.kind === 'type-name' && member.aliasParameters.length > 0;
    if (isAlias) c.used.add(owner);
    return isAlias ? member : null;
  }
  if (e.kind !== 'name') return null;
  const entry = findName(c.environment.scope, e.name, e.span.start);
  if (entry?.object.kind !== 'type-name' || entry.object.syntax?.isAlias !== true) return null;
  if (entry.object.syntax.typeParameters.length === 0) return null;
  const object = resolveName(c, e, true);
  return object?.kind === 'type-name' ? object : null;
}

function aliasInstance(c: Checker, e: IndexExpression, alias: TypeNameObject, read: Readers): Type {
  const typeArguments = e.indices.map((index) => read.argument(c, index));
  if (!areEnough(c, e, alias.aliasParameters, typeArguments)) return unknownType;
  const type = substitute(alias.type, substitution(alias.aliasParameters, typeArguments));
  noteInstance(c, e, typeArguments, type);
  verifyLater(c, e, () => alias.aliasParameters, typeArguments);
  return type;
}
