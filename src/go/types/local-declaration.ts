import type { ConstantSpec, LocalDeclaration, TypeSpec, VariableSpec } from '../syntax/node.ts';
import { unknownType } from './basic.ts';
import { runDelayed, within, type Checker } from './checker.ts';
import { unknownValue } from './constants.ts';
import { declareConstant, declareType } from './declare.ts';
import { useAll, value } from './evaluate.ts';
import { initializeAll, initializeOne } from './initialize.ts';
import { newVariable } from './objects.ts';
import { fail } from './report.ts';
import { declareName } from './scopes.ts';
import { variableType } from './type-expression.ts';
import { checkArity } from './arity.ts';
import type { ConstantObject, TypeNameObject } from './type.ts';

/** const, var and type inside of a function. */
export function declareLocally(c: Checker, declarations: readonly LocalDeclaration[]): void {
  for (const declaration of declarations) {
    switch (declaration.kind) {
      case 'constant':
        declareConstants(c, declaration);
        break;
      case 'variable':
        declareVariables(c, declaration);
        break;
      case 'type':
        declareLocalType(c, declaration);
    }
  }
}

function declareConstants(c: Checker, spec: ConstantSpec): void {
  const { scope, file } = c.environment;
  const objects = spec.names.map((name, index): ConstantObject => {
    const object: ConstantObject = {
      ...{ kind: 'constant', name: name.name, span: name.span, file, package: c.package },
      ...{ type: unknownType, value: unknownValue, syntax: spec },
    };
    declareConstant(c, object, spec, index);
    return object;
  });
  checkArity(c, spec);
  spec.names.forEach((name, index) => declareName(c, scope, name, objects[index]!, spec.span.end));
}

function declareVariables(c: Checker, spec: VariableSpec): void {
  const { scope, file } = c.environment;
  const type = spec.type === null ? null : variableType(c, spec.type);
  const variables = spec.names.map((name) => {
    const place = { span: name.span, file, package: c.package };
    return newVariable('local', name.name, type ?? unknownType, place);
  });
  c.info.variables.set(spec, variables);
  const isOneEach = spec.values.length === variables.length;
  if (isOneEach)
    spec.values.forEach((one, index) => {
      initializeOne(c, variables[index]!, value(c, one, type), type !== null);
    });
  else if (spec.values.length === 1)
    initializeAll(c, variables, spec.values, type !== null, spec.names[0]?.span ?? null);
  else useAll(c, spec.values);
  checkArity(c, spec);
  spec.names.forEach((name, index) =>
    declareName(c, scope, name, variables[index]!, spec.span.end),
  );
}

/** A local type is known from its own name on. */
function declareLocalType(c: Checker, spec: TypeSpec): void {
  const { scope, file } = c.environment;
  const { name, isAlias } = spec;
  const object: TypeNameObject = {
    ...{ kind: 'type-name', name: name.name, span: name.span, file, package: c.package },
    ...{ type: unknownType, isAlias, aliasParameters: [], syntax: spec },
  };
  declareName(c, scope, name, object, name.span.end);
  if (spec.typeParameters.length > 0) {
    fail(c, spec.name.span, 'go-local-generic-type', {});
  }
  c.path.push(object);
  const waiting = c.delayed.length;
  within(c, {}, () => declareType(c, object, spec));
  runDelayed(c, waiting);
  c.path.pop();
}
