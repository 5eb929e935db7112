import { unreachable } from '../../base/unreachable.ts';
import type { ConstantSpec, GoExpression, TypeSpec } from '../syntax/node.ts';
import { assignValue } from './assign-value.ts';
import { initializeAll, initializeOne } from './initialize.ts';
import { unknownType } from './basic.ts';
import { within, type Checker, type DeclarationInfo, type OpenScope } from './checker.ts';
import { isConstantType } from './conversion.ts';
import { unknownValue } from './constants.ts';
import { isValidCycle } from './cycles.ts';
import { value } from './evaluate.ts';
import type { Mutable } from './mutable.ts';
import { Named, underlyingOf } from './named.ts';
import { LazyFunction, sameName, setType } from './objects.ts';
import { isVague } from './operand.ts';
import { fail, failIn, operandText, typeText } from './report.ts';
import { openScope } from './scopes.ts';
import { typeOf, variableType } from './type-expression.ts';
import { checkFinite } from './valid-type.ts';
import type { ConstantObject, GoObject, TypeNameObject, VariableObject } from './type.ts';

/** So many declarations that each need the next one are read into each other, and no more. */
const longestPath = 400;

/** From here on, types that only name each other wait until those before them were read. */
const longPath = 100;

/** Reads the declaration of an object of the package, unless that was done. */
export function declareObject(c: Checker, object: GoObject): void {
  const info = c.declarations.get(object);
  if (info === undefined || c.finished.has(object)) return;
  if (c.path.includes(object)) {
    if (!isValidCycle(c, object) && object.kind !== 'function') setType(object, unknownType);
    return;
  }
  if (waits(c, object, info)) return;
  c.path.push(object);
  const environment = {
    ...{ file: info.file, scope: info.scope, declaration: info },
    ...{ iota: null, repeatedAt: null, signature: null },
  };
  const { hasCallOrReceive } = c;
  within(c, environment, () => declareAs(c, object, info));
  c.hasCallOrReceive = hasCallOrReceive;
  c.path.pop();
  c.finished.add(object);
}

/** Whether the declaration is read later, since too many are being read: each of them is read from the start again. */
function waits(c: Checker, object: GoObject, { syntax, file }: DeclarationInfo): boolean {
  if (c.path.length >= longestPath) {
    if (object.span !== null)
      failIn(c, file, object.span, 'go-deep-declaration', { name: object.name });
    return true;
  }
  if (c.path.length < longPath || syntax.kind !== 'type') return false;
  const { isAlias, typeParameters } = syntax.spec;
  if (isAlias || typeParameters.length > 0 || object.kind !== 'type-name') return false;
  if (!(object.type instanceof Named)) (object as Mutable<TypeNameObject>).type = new Named(object);
  return true;
}

function declareAs(c: Checker, object: GoObject, info: DeclarationInfo): void {
  const { syntax } = info;
  switch (syntax.kind) {
    case 'constant':
      return declareConstant(c, object as ConstantObject, syntax.spec, syntax.index);
    case 'variable':
      return declareVariable(c, object as VariableObject, syntax);
    case 'type':
      return declareType(c, object as TypeNameObject, syntax.spec);
    case 'function':
      return declareFunction(c, object as LazyFunction, syntax.declaration);
    default:
      return unreachable(syntax);
  }
}

export function declareConstant(
  c: Checker,
  object: ConstantObject,
  spec: ConstantSpec,
  index: number,
): void {
  const settled = object as Mutable<ConstantObject>;
  const syntax = spec.values[index];
  const repeatedAt = spec.repeats ? (object.span ?? spec.span) : null;
  within(c, { iota: BigInt(spec.iota), repeatedAt }, () => {
    settled.value = unknownValue;
    const type = spec.type === null ? null : typeOf(c, spec.type);
    if (type !== null && type.kind !== 'unknown' && !isConstantType(type)) {
      if (underlyingOf(type).kind !== 'unknown')
        fail(c, spec.type!.span, 'go-constant-type', { type: typeText(c, type) });
      settled.type = unknownType;
      return;
    }
    if (type !== null) settled.type = type;
    if (syntax === undefined) return;
    const x = value(c, syntax);
    if (isVague(x)) {
      settled.type = unknownType;
      return;
    }
    if (x.mode !== 'constant') {
      if (!isOpen(c, syntax))
        fail(c, syntax.span, 'go-not-constant', { operand: operandText(c, x) });
      settled.type = type ?? unknownType;
      return;
    }
    const own = assignValue(c, x, type ?? x.type, 'constant declaration');
    settled.type = type ?? x.type;
    settled.value = own.mode === 'unknown' ? unknownValue : (own.value ?? unknownValue);
  });
}

/** It is made of something unknown, which may be a constant. */
function isOpen(c: Checker, e: GoExpression): boolean {
  const noted = c.info.types.get(e);
  if (noted?.mode === 'unknown' || noted?.type.kind === 'unknown') return true;
  if (e.kind === 'parentheses') return isOpen(c, e.inner);
  if (e.kind === 'unary') return isOpen(c, e.operand);
  if (e.kind === 'binary') return isOpen(c, e.left) || isOpen(c, e.right);
  return e.kind === 'call' && e.arguments.some((one) => isOpen(c, one));
}

type VariableSyntax = Extract<DeclarationInfo['syntax'], { kind: 'variable' }>;

function declareVariable(c: Checker, object: VariableObject, syntax: VariableSyntax): void {
  const { spec, together } = syntax;
  const type = spec.type === null ? null : variableType(c, spec.type);
  if (type !== null) {
    setType(object, type);
    if (together !== null) together.forEach((one) => setType(one, type));
  }
  if (together !== null) {
    together.forEach((one) => c.finished.add(one));
    initializeAll(c, together, spec.values, type !== null, null);
    return;
  }
  const own = c.declarations.get(object)?.syntax;
  const index = own?.kind === 'variable' ? own.index : 0;
  const initial = spec.values[index];
  if (initial === undefined) {
    if (type === null) setType(object, unknownType);
    return;
  }
  initializeOne(c, object, value(c, initial, type), type !== null);
}

/** A defined type or an alias, of the package or of a block. */
export function declareType(c: Checker, object: TypeNameObject, spec: TypeSpec): void {
  const settled = object as Mutable<TypeNameObject>;
  const scope =
    spec.typeParameters.length === 0 ? c.environment.scope : openScope(c.environment.scope);
  if (scope !== c.environment.scope) c.info.scopes.set(spec, scope);
  if (spec.isAlias) {
    within(c, { scope }, () => {
      settled.aliasParameters = c.rules.typeParameters(c, spec.typeParameters);
      const type = typeOf(c, spec.type);
      settled.type = type;
    });
    return;
  }
  const named = object.type instanceof Named ? object.type : new Named(object);
  settled.type = named;
  for (const method of c.methods.get(object) ?? []) addMethod(c, named, method);
  within(c, { scope }, () => {
    readDefinition(c, named, spec, scope);
  });
  c.delayed.push(() => {
    checkFinite(c, named);
    checkMembers(c, named);
  });
}

function readDefinition(c: Checker, named: Named, spec: TypeSpec, scope: OpenScope): void {
  void scope;
  named.typeParameters = c.rules.typeParameters(c, spec.typeParameters, (parameters) => {
    named.typeParameters = parameters;
  });
  const definition = typeOf(c, spec.type, named);
  if (definition.kind === 'type-parameter') {
    fail(c, spec.type.span, 'go-defined-as-parameter', {});
    named.definition = unknownType;
  } else named.definition = definition;
}

function addMethod(c: Checker, named: Named, method: GoObject): void {
  if (!(method instanceof LazyFunction)) return;
  method.receiverBase = named;
  if (method.name === '_') return;
  const other = named.methods.find((one) => sameName(one, method.name, method.package));
  if (other === undefined) return named.addMethod(method);
  if (method.file === null || method.span === null) return;
  const isSameFile = other.file === method.file && other.span !== null;
  const related = isSameFile
    ? [{ span: other.span, message: `other declaration of method ${other.name}` }]
    : [];
  const given = { type: named.object.name, name: method.name };
  failIn(c, method.file, method.span, 'go-method-redeclared', given, related);
}

/** A field and a method have different names. */
function checkMembers(c: Checker, named: Named): void {
  const under = named.underlying;
  if (under.kind !== 'struct') return;
  for (const method of named.methods) {
    const field = under.fields.find((one) => sameName(one, method.name, method.package));
    if (field === undefined || method.file === null || method.span === null) continue;
    const isSameFile = field.span !== null && field.file === method.file;
    const related = isSameFile
      ? [{ span: field.span, message: `other declaration of ${field.name}` }]
      : [];
    failIn(c, method.file, method.span, 'go-field-and-method', { name: method.name }, related);
  }
}

function declareFunction(
  c: Checker,
  object: LazyFunction,
  declaration: Extract<DeclarationInfo['syntax'], { kind: 'function' }>['declaration'],
): void {
  const scope = openScope(c.environment.scope);
  const signature = within(c, { scope }, () => {
    const typeParameters = c.rules.typeParameters(c, declaration.typeParameters);
    const { receiver } = declaration;
    return c.rules.signature(c, declaration.signature, receiver, scope, typeParameters);
  });
  object.settle(signature);
  const { body } = declaration;
  if (body === null) return;
  const { environment } = c;
  c.delayed.push(() =>
    within(c, environment, () => c.rules.body(c, declaration, body, signature, scope)),
  );
}
