import { unreachable } from '../../base/unreachable.ts';
import type { Name } from '../syntax/node.ts';
import { basics } from './basic.ts';
import type { Checker, OpenScope } from './checker.ts';
import { integerValue } from './constants.ts';
import { isValidCycle } from './cycles.ts';
import { constantOperand, unknownOperand, valueOperand, type Operand } from './operand.ts';
import { recordUse } from './record.ts';
import { fail } from './report.ts';
import { findName } from './scopes.ts';
import type { GoObject, GoPackage, Scope } from './type.ts';
import { iotaObject } from './universe.ts';

/** What a name stands for, declared by then; null where nothing does, which is said. */
export function resolveName(c: Checker, name: Name, wantsType: boolean): GoObject | null {
  const entry = findName(c.environment.scope, name.name, name.span.start);
  if (entry === null) {
    if (name.name === '_') fail(c, name.span, 'go-blank-value', {});
    else if (!mayBeImported(c, name)) fail(c, name.span, 'go-undefined', { name: name.name });
    return null;
  }
  const { object } = entry;
  recordUse(c, name, object);
  if (object.package !== null && object.package !== c.package) useDotImport(c, object.package);
  if (object.kind === 'package-name') {
    c.used.add(object);
    fail(c, name.span, 'go-package-value', { name: name.name });
    return null;
  }
  noteUse(c, object);
  if (wantsType && isLocalAlias(c, object) && c.path.includes(object)) isValidCycle(c, object);
  const isDeclared = c.finished.has(object) || !c.declarations.has(object);
  if (!isDeclared && (wantsType || object.kind !== 'type-name' || !c.path.includes(object)))
    c.rules.declare(c, object);
  return object;
}

/** Nobody but its own definition sees it before it is declared. */
function isLocalAlias(c: Checker, object: GoObject): boolean {
  return object.kind === 'type-name' && object.isAlias && !c.declarations.has(object);
}

/** From a package without text that is imported with a dot. */
function mayBeImported(c: Checker, name: Name): boolean {
  for (let scope: Scope | null = c.environment.scope; scope !== null; scope = scope.parent)
    if (c.hasUnknownNames.has(scope as OpenScope)) return true;
  return name.name === '';
}

function useDotImport(c: Checker, owner: GoPackage): void {
  for (let scope: Scope | null = c.environment.scope; scope !== null; scope = scope.parent)
    for (const object of c.dotScopes.get(scope as OpenScope) ?? [])
      if (object.imported === owner) c.used.add(object);
}

/** Remembers who uses what, for the order of initialisation. */
export function noteUse(c: Checker, object: GoObject): void {
  if (c.declarations.has(object)) c.environment.declaration?.uses.add(object);
  if (object.kind === 'variable') c.used.add(object);
}

export function nameExpression(c: Checker, name: Name): Operand {
  const object = resolveName(c, name, false);
  return object === null ? unknownOperand(name) : objectOperand(c, name, object);
}

function objectOperand(c: Checker, name: Name, object: GoObject): Operand {
  switch (object.kind) {
    case 'constant':
      if (object === iotaObject) return iota(c, name);
      if (object.type.kind === 'unknown') return unknownOperand(name);
      return constantOperand(name, object.type, object.value);
    case 'variable':
      return valueOperand(name, object.type, 'variable');
    case 'type-name':
      return object.type.kind === 'unknown'
        ? valueOperand(name, object.type, 'unknown')
        : valueOperand(name, object.type, 'type');
    case 'function':
      return valueOperand(name, object.type);
    case 'builtin':
      return { ...valueOperand(name, object.type, 'builtin'), builtin: object.builtin };
    case 'nil':
      return valueOperand(name, basics.untypedNil, 'nil');
    case 'package-name':
    case 'label':
      return unknownOperand(name);
    default:
      return unreachable(object);
  }
}

function iota(c: Checker, name: Name): Operand {
  const { iota: own } = c.environment;
  if (own !== null) return constantOperand(name, basics.untypedInt, integerValue(own));
  fail(c, name.span, 'go-iota-outside', {});
  return unknownOperand(name);
}
