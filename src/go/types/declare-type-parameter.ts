import type { Name } from '../syntax/node.ts';
import { unknownType } from './basic.ts';
import type { Checker, OpenScope } from './checker.ts';
import type { Mutable } from './mutable.ts';
import { declareName } from './scopes.ts';
import type { TypeNameObject, TypeParameter } from './type.ts';
import { emptyInterface } from './universe.ts';

/** A type parameter that has no constraint yet. */
export function declareTypeParameter(
  c: Checker,
  scope: OpenScope,
  name: Name,
  index: number,
): Mutable<TypeParameter> {
  const object: Mutable<TypeNameObject> = {
    ...{ kind: 'type-name', name: name.name, span: name.span, file: c.environment.file },
    ...{ package: c.package, type: unknownType, isAlias: false, aliasParameters: [] },
    syntax: null,
  };
  const parameter: Mutable<TypeParameter> = {
    ...{ kind: 'type-parameter', object, index },
    constraint: emptyInterface,
  };
  object.type = parameter;
  declareName(c, scope, name, object, 0);
  return parameter;
}
