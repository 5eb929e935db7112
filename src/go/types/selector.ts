import type { SelectorExpression } from '../syntax/node.ts';
import type { Checker } from './checker.ts';
import { anything } from './evaluate.ts';
import { importOfName } from './guessed-import.ts';
import type { Selection } from './info.ts';
import { lookUp, type Lookup } from './lookup.ts';
import { underlyingOf } from './named.ts';
import { noteUse } from './name.ts';
import { isExported, newVariable } from './objects.ts';
import { isVague, unknownOperand, valueOperand, type Operand } from './operand.ts';
import { isGeneric, isInterface } from './predicates.ts';
import { qualifiedName } from './qualified.ts';
import { recordUse } from './record.ts';
import { expressionText, fail, operandText, typeText } from './report.ts';
import { findName } from './scopes.ts';
import type { FunctionObject, PackageNameObject, SignatureType, Type } from './type.ts';

/** x.name: a field, a method, a method of a type as a function, a member of a package. */
export function selectorExpression(c: Checker, e: SelectorExpression): Operand {
  const owner = packageOf(c, e);
  if (owner !== null) return qualifiedName(c, e, owner);
  const x = anything(c, e.operand);
  if (x.mode === 'unknown') return unknownOperand(e);
  if (x.mode === 'builtin') {
    fail(c, e.operand.span, 'go-select-builtin', { operand: operandText(c, x) });
    return unknownOperand(e);
  }
  if (x.mode === 'nil') {
    fail(c, e.name.span, 'go-no-member', {
      text: `nil.${e.name.name}`,
      why: `type untyped nil has no field or method ${e.name.name}`,
    });
    return unknownOperand(e);
  }
  if (x.mode === 'type' && isGeneric(x.type)) {
    const text = expressionText(c, e.operand);
    fail(c, e.operand.span, 'go-not-instantiated', { what: 'type', text });
    return unknownOperand(e);
  }
  if (isVague(x)) return unknownOperand(e);
  return selected(c, e, x);
}

/** The package that the name before the dot stands for. */
export function packageOf(c: Checker, e: SelectorExpression): PackageNameObject | null {
  if (e.operand.kind !== 'name') return null;
  const entry = findName(c.environment.scope, e.operand.name, e.operand.span.start);
  const object = entry === null ? importOfName(c, e.operand) : entry.object;
  if (object?.kind !== 'package-name') return null;
  recordUse(c, e.operand, object);
  c.used.add(object);
  return object;
}

function selected(c: Checker, e: SelectorExpression, x: Operand): Operand {
  const found = lookUp(x.type, x.mode === 'variable', c.package, e.name.name);
  if (found.kind === 'unknown') return unknownOperand(e);
  if (found.kind === 'missing' && isIncomplete(x.type) && isExported(e.name.name))
    return unknownOperand(e);
  if (found.kind !== 'found') {
    notFound(c, e, x, found);
    return unknownOperand(e);
  }
  const { object } = found;
  recordUse(c, e.name, object);
  if (object.kind === 'function') noteUse(c, object.origin);
  if (x.mode === 'type') {
    if (object.kind === 'function') return methodExpression(c, e, x, object, found);
    const why = `type ${typeText(c, x.type)} has no method ${e.name.name}`;
    fail(c, e.name.span, 'go-no-member', { text: expressionText(c, e), why });
    return unknownOperand(e);
  }
  if (object.kind === 'function') return methodValue(c, e, x, object, found);
  const isVariable = x.mode === 'variable' || found.isIndirect;
  note(c, e, x, found, 'field', 'none', object.type);
  return valueOperand(e, object.type, isVariable ? 'variable' : 'value');
}

/** The library's text of an interface may leave methods out, which it has all the same. */
const isIncomplete = (type: Type): boolean =>
  type.kind === 'named' && type.object.package?.isComplete === false;

type Found = Extract<Lookup, { kind: 'found' }>;

function note(
  c: Checker,
  e: SelectorExpression,
  x: Operand,
  found: Found,
  kind: Selection['kind'],
  adjustment: Selection['adjustment'],
  type: Type,
): void {
  const under = underlyingOf(x.type);
  const needsStep = kind === 'field' || found.path.length > 0;
  c.info.selections.set(e, {
    kind,
    receiver: x.type,
    path: found.path,
    object: found.object,
    dereferences: needsStep && under.kind === 'pointer',
    adjustment,
    type,
  });
}

function methodValue(
  c: Checker,
  e: SelectorExpression,
  x: Operand,
  method: FunctionObject,
  found: Found,
): Operand {
  const type: SignatureType = { ...method.type, receiver: null, receiverTypeParameters: [] };
  note(c, e, x, found, 'method', adjustmentOf(x.type, method, found), type);
  return valueOperand(e, type);
}

/** What is done with the last operand to make it the receiver. */
function adjustmentOf(type: Type, method: FunctionObject, found: Found): Selection['adjustment'] {
  const last = found.path.at(-1);
  const isPointer = last === undefined ? underlyingOf(type).kind === 'pointer' : last.dereferences;
  if (method.hasPointerReceiver) return isPointer ? 'none' : 'address';
  return isPointer ? 'dereference' : 'none';
}

/** T.Method as a function that takes the receiver first. */
function methodExpression(
  c: Checker,
  e: SelectorExpression,
  x: Operand,
  method: FunctionObject,
  found: Found,
): Operand {
  const own = method.type;
  const name = own.receiver?.name ?? '';
  const areNamed = own.parameters.length > 0 && own.parameters[0]!.name !== '';
  const place = { span: e.span, file: c.environment.file, package: c.package };
  const receiver = newVariable('parameter', areNamed ? name || '_' : '', x.type, place);
  const type: SignatureType = {
    ...{ ...own, receiver: null, receiverTypeParameters: [] },
    parameters: [receiver, ...own.parameters],
  };
  note(c, e, x, found, 'method-expression', adjustmentOf(x.type, method, found), type);
  return valueOperand(e, type);
}

function notFound(
  c: Checker,
  e: SelectorExpression,
  x: Operand,
  found: Exclude<Lookup, { kind: 'found' | 'unknown' }>,
): void {
  const text = expressionText(c, e);
  const own = typeText(c, x.type);
  const { name } = e.name;
  const at = e.name.span;
  if (found.kind === 'ambiguous') return fail(c, at, 'go-ambiguous', { text });
  if (found.kind === 'needs-pointer') {
    if (x.mode === 'type') return fail(c, at, 'go-needs-pointer', { text, type: own, name });
    return fail(c, at, 'go-pointer-method', { name, type: own });
  }
  const isPointerTo = (test: (type: Type) => boolean): boolean =>
    x.type.kind === 'pointer' && test(x.type.element);
  if (isPointerTo(isInterface))
    return fail(c, at, 'go-no-member', {
      text,
      why: `type ${own} is pointer to interface, not interface`,
    });
  if (isPointerTo((type) => type.kind === 'type-parameter'))
    return fail(c, at, 'go-no-member', {
      text,
      why: `type ${own} is pointer to type parameter, not type parameter`,
    });
  fail(c, at, 'go-no-member', { text, why: whyMissing(c, x, own, name) });
}

function whyMissing(c: Checker, x: Operand, own: string, name: string): string {
  const other = /^\p{Lu}/u.test(name)
    ? name[0]!.toLowerCase() + name.slice(1)
    : name[0]!.toUpperCase() + name.slice(1);
  const similar = lookUp(x.type, x.mode === 'variable', c.package, other);
  const plain = `type ${own} has no field or method ${name}`;
  if (similar.kind !== 'found') return plain;
  const what = similar.object.kind === 'function' ? 'method' : 'field';
  return `${plain}, but does have ${what} ${other}`;
}
