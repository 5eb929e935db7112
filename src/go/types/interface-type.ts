import type { GoExpression, MethodElement, TypeElement } from '../syntax/node.ts';
import { later, type Checker } from './checker.ts';
import { identical } from './identical.ts';
import type { Named } from './named.ts';
import { underlyingOf } from './named.ts';
import { isExported, LazyFunction, newVariable, sameName } from './objects.ts';
import { recordDefinition } from './record.ts';
import { fail } from './report.ts';
import { openScope } from './scopes.ts';
import { typeSetOf } from './type-set.ts';
import type { FunctionObject, InterfaceType, Type } from './type.ts';
import { unionOf } from './union-type.ts';
import { emptyInterface } from './universe.ts';

type Read = (c: Checker, e: GoExpression) => Type;

export function interfaceType(
  c: Checker,
  elements: readonly (MethodElement | TypeElement)[],
  definition: Named | null,
  read: Read,
): InterfaceType {
  if (elements.length === 0) return emptyInterface;
  const methods: FunctionObject[] = [];
  const embedded: Type[] = [];
  const type: InterfaceType = { kind: 'interface', methods, embedded, isImplicit: false };
  const receiver: Type = definition ?? type;
  const places: TypeElement[] = [];
  for (const element of elements) {
    if (element.kind === 'type-element') {
      embedded.push(unionOf(c, element, read));
      places.push(element);
    } else addMethod(c, element, methods, receiver, definition);
  }
  methods.sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  later(c, () => checkEmbedded(c, type, places));
  return type;
}

/** Methods are in the same order however the interface was written. */
function sortKey({ name, package: own }: FunctionObject): string {
  return isExported(name) ? name : `${own?.path ?? '_'}.${name}`;
}

function addMethod(
  c: Checker,
  element: MethodElement,
  methods: FunctionObject[],
  receiverType: Type,
  definition: Named | null,
): void {
  const { name } = element;
  if (name.name === '_') {
    fail(c, name.span, 'go-blank-method', {});
    return;
  }
  const place = { span: name.span, file: c.environment.file, package: c.package };
  const receiver = newVariable('receiver', '', receiverType, place);
  const scope = openScope(c.environment.scope);
  const signature = c.rules.signature(c, element.signature, null, scope, []);
  const parts = { name: name.name, syntax: element, hasPointerReceiver: false, origin: null };
  const method = new LazyFunction({ ...place, ...parts, receiverBase: definition }, () => null);
  method.settle({ ...signature, receiver });
  recordDefinition(c, name, method);
  if (methods.some((other) => other.name === name.name))
    fail(c, name.span, 'go-duplicate-method', { name: name.name });
  else methods.push(method);
}

/** One name has one signature, wherever it comes from. */
function checkEmbedded(c: Checker, type: InterfaceType, places: readonly TypeElement[]): void {
  const known: FunctionObject[] = [...type.methods];
  for (const [index, embedded] of type.embedded.entries()) {
    const under = underlyingOf(embedded);
    if (under.kind !== 'interface' || embedded.kind === 'type-parameter') continue;
    for (const method of typeSetOf(under).methods) {
      const other = known.find((one) => sameName(one, method.name, method.package));
      if (other === undefined) known.push(method);
      else if (other !== method && !identical(other.type, method.type))
        fail(c, places[index]!.span, 'go-duplicate-method', { name: method.name });
    }
  }
}
