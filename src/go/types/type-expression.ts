import type { GoExpression } from '../syntax/node.ts';
import { arrayLength } from './array-length.ts';
import { unknownType } from './basic.ts';
import { later, type Checker } from './checker.ts';
import { instantiatedType } from './instantiated-type.ts';
import { interfaceType } from './interface-type.ts';
import { resolveName } from './name.ts';
import type { Named } from './named.ts';
import { underlyingOf } from './named.ts';
import { isComparable, isGeneric } from './predicates.ts';
import { qualifiedName } from './qualified.ts';
import { recordType } from './record.ts';
import { expressionText, fail, typeText } from './report.ts';
import { openScope } from './scopes.ts';
import { packageOf } from './selector.ts';
import { structType } from './struct-type.ts';
import { isConstraintOnly, typeSetOf } from './type-set.ts';
import { unionOf } from './union-type.ts';
import type { Type } from './type.ts';

/** The type of a variable: no interface that may only stand in a constraint. */
export function variableType(c: Checker, e: GoExpression): Type {
  const type = typeOf(c, e);
  if (type.kind === 'basic' || type.kind === 'unknown' || type.kind === 'pointer') return type;
  later(c, () => {
    const under = underlyingOf(type);
    if (type.kind === 'type-parameter' || under.kind !== 'interface') return;
    if (!isConstraintOnly(under)) return;
    const isTypes = typeSetOf(under).terms !== null;
    fail(c, e.span, 'go-constraint-as-type', { type: typeText(c, type), isTypes });
  });
  return type;
}

/** Any type but a generic one without arguments. */
export function typeOf(c: Checker, e: GoExpression, definition: Named | null = null): Type {
  const type = genericOrType(c, e, definition);
  if (!isGeneric(type)) return type;
  fail(c, e.span, 'go-not-instantiated', { what: 'type', text: expressionText(c, e) });
  recordType(c, e, 'type', unknownType);
  return unknownType;
}

export function genericOrType(c: Checker, e: GoExpression, definition: Named | null = null): Type {
  const type = readType(c, e, definition);
  recordType(c, e, type.kind === 'unknown' ? 'unknown' : 'type', type);
  return type;
}

function readType(c: Checker, e: GoExpression, definition: Named | null): Type {
  switch (e.kind) {
    case 'bad':
      return unknownType;
    case 'name':
      return namedType(c, e);
    case 'selector':
      return qualifiedType(c, e);
    case 'index':
      return instantiatedType(c, e, { generic: genericOrType, argument: typeOf });
    case 'parentheses':
      return genericOrType(c, e.inner, definition);
    case 'star':
      return { kind: 'pointer', element: variableType(c, e.operand) };
    case 'array-type': {
      if (e.length === 'counted') {
        fail(c, e.span, 'go-counted-array', {});
        variableType(c, e.element);
        return unknownType;
      }
      const length = arrayLength(c, e.length);
      const element = variableType(c, e.element);
      return length === null
        ? { kind: 'array', length, element }
        : { kind: 'array', length, element };
    }
    case 'slice-type':
      return { kind: 'slice', element: variableType(c, e.element) };
    case 'map-type':
      return mapType(c, e.key, e.value);
    case 'channel-type':
      return { kind: 'channel', direction: e.direction, element: variableType(c, e.element) };
    case 'function-type': {
      const scope = openScope(c.environment.scope);
      return c.rules.signature(c, e.signature, null, scope, []);
    }
    case 'struct-type':
      return structType(c, e.fields, variableType);
    case 'interface-type':
      return interfaceType(c, e.elements, definition, typeOf);
    case 'union-type':
      return {
        ...{ kind: 'interface', methods: [], isImplicit: true },
        embedded: [unionOf(c, e.element, typeOf)],
      };
    case 'string':
    case 'slice':
    case 'integer':
    case 'float':
    case 'imaginary':
    case 'rune':
    case 'function-literal':
    case 'call':
    case 'composite':
    case 'unary':
    case 'binary':
    case 'assertion': {
      const x = c.rules.raw(c, e, null);
      if (x.mode === 'type') return x.type;
      if (x.mode !== 'unknown') fail(c, e.span, 'go-not-a-type', { text: expressionText(c, e) });
      return unknownType;
    }
  }
}

function namedType(c: Checker, e: GoExpression & { kind: 'name' }): Type {
  const object = resolveName(c, e, true);
  if (object === null) return unknownType;
  if (object.kind === 'type-name') {
    if (object.aliasParameters.length === 0) return object.type;
    fail(c, e.span, 'go-not-instantiated', { what: 'type', text: e.name });
    return unknownType;
  }
  fail(c, e.span, 'go-not-a-type', { text: e.name });
  return unknownType;
}

function qualifiedType(c: Checker, e: GoExpression & { kind: 'selector' }): Type {
  const owner = packageOf(c, e);
  const x = owner === null ? c.rules.raw(c, e, null) : qualifiedName(c, e, owner);
  if (x.mode === 'type') return x.type;
  if (x.mode !== 'unknown') fail(c, e.span, 'go-not-a-type', { text: expressionText(c, e) });
  return unknownType;
}

function mapType(c: Checker, keySyntax: GoExpression, valueSyntax: GoExpression): Type {
  const key = variableType(c, keySyntax);
  const value = variableType(c, valueSyntax);
  later(c, () => {
    if (isComparable(key, true)) return;
    const why = key.kind === 'type-parameter' ? ' (missing comparable constraint)' : '';
    fail(c, keySyntax.span, 'go-map-key', { type: typeText(c, key), why });
  });
  return { kind: 'map', key, value };
}
