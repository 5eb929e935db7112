import type { GoExpression, Name, Parameter } from '../syntax/node.ts';
import { unknownType } from './basic.ts';
import { declareTypeParameter } from './declare-type-parameter.ts';
import { later, type Checker, type OpenScope } from './checker.ts';
import { underlyingOf } from './named.ts';
import { newVariable } from './objects.ts';
import { isBasic } from './predicates.ts';
import { recordType } from './record.ts';
import { fail, typeText } from './report.ts';
import { declareName } from './scopes.ts';
import { instance, substitute, substitution } from './substitute.ts';
import { genericOrType, typeOf } from './type-expression.ts';
import type { NamedType, Type, TypeParameter, VariableObject } from './type.ts';
import { noteInstance } from './instantiate-for.ts';

interface Receiver {
  readonly variable: VariableObject;
  readonly typeParameters: readonly TypeParameter[];
}

/** (r *T[A]): the names in brackets are declared here, with the constraints of the type. */
export function readReceiver(
  c: Checker,
  parameter: Parameter,
  scope: OpenScope,
  from: number,
): Receiver {
  const { name, type: syntax } = parameter;
  const parts = receiverParts(syntax);
  const generic = parts.base === null ? null : instantiated(c, parts, scope);
  const own = generic?.type ?? typeOf(c, syntax);
  const type: Type = generic !== null && parts.isPointer ? { kind: 'pointer', element: own } : own;
  if (generic !== null) recordParts(c, syntax, type);
  const place = { span: name?.span ?? syntax.span, file: c.environment.file, package: c.package };
  const variable = newVariable('receiver', name?.name ?? '', type, place);
  if (name !== null) declareName(c, scope, name, variable, from);
  else c.info.implicits.set(parameter, variable);
  later(c, () => checkReceiver(c, syntax, type));
  return { variable, typeParameters: generic?.typeParameters ?? [] };
}

function recordParts(c: Checker, e: GoExpression, type: Type): void {
  recordType(c, e, 'type', type);
  if (e.kind === 'parentheses') recordParts(c, e.inner, type);
  if (e.kind === 'star' && type.kind === 'pointer') recordParts(c, e.operand, type.element);
}

interface ReceiverParts {
  readonly isPointer: boolean;
  /** null where the receiver has no brackets. */
  readonly base: GoExpression | null;
  readonly names: readonly Name[];
  readonly whole: GoExpression;
}

function receiverParts(e: GoExpression, isPointer = false): ReceiverParts {
  if (e.kind === 'parentheses') return receiverParts(e.inner, isPointer);
  if (e.kind === 'star') return receiverParts(e.operand, true);
  if (e.kind === 'index') {
    const names = e.indices.filter((index) => index.kind === 'name');
    return { isPointer, base: e.operand, names, whole: e };
  }
  return { isPointer, base: null, names: [], whole: e };
}

interface GenericReceiver {
  readonly type: Type;
  readonly typeParameters: readonly TypeParameter[];
}

function instantiated(c: Checker, parts: ReceiverParts, scope: OpenScope): GenericReceiver {
  const base = genericOrType(c, parts.base!);
  const parameters = parts.names.map((name, index) => declareTypeParameter(c, scope, name, index));
  if (base.kind !== 'named') return { type: unknownType, typeParameters: parameters };
  const wanted = base.typeParameters;
  if (wanted.length !== parameters.length) {
    const given = { have: parameters.length, want: wanted.length };
    fail(c, parts.whole.span, 'go-receiver-parameters', given);
    return { type: unknownType, typeParameters: parameters };
  }
  const map = substitution(wanted, parameters);
  parameters.forEach((own, index) => {
    own.constraint = substitute(wanted[index]!.constraint, map);
  });
  const type: NamedType = instance(base, parameters);
  noteInstance(c, parts.base!, parameters, type);
  recordType(c, parts.whole, 'type', type);
  parts.names.forEach((name, index) => recordType(c, name, 'type', parameters[index]!));
  return { type, typeParameters: parameters };
}

function checkReceiver(c: Checker, e: GoExpression, type: Type): void {
  const base = type.kind === 'pointer' ? type.element : type;
  if (base.kind === 'unknown') return;
  const text = typeText(c, type);
  if (
    base.kind === 'basic' ||
    (base.kind === 'named' && base.object.package?.path !== c.package.path)
  ) {
    fail(c, e.span, 'go-foreign-receiver', { type: typeText(c, base) });
    return;
  }
  if (base.kind !== 'named') {
    fail(c, e.span, 'go-receiver-type', { type: text, why: '' });
    return;
  }
  const under = underlyingOf(base);
  if (under.kind === 'pointer' || under.kind === 'interface')
    fail(c, e.span, 'go-receiver-type', { type: text, why: ' (pointer or interface type)' });
  else if (isBasic(base, 'unsafe-pointer'))
    fail(c, e.span, 'go-receiver-type', { type: text, why: ' (unsafe.Pointer)' });
}
