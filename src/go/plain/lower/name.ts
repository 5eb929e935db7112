import type { Name } from '../../syntax/node.ts';
import type { GoObject, VariableObject } from '../../types/type.ts';
import { internType, typeOf, unknownValue, type Context } from './context.ts';
import { functionValue } from './callable.ts';
import { ready, type Late } from './late.ts';
import { atPlace, ofValue, type Access } from './operand.ts';

export function lowerName(context: Context, name: Name): Late<Access> {
  const object = context.info.uses.get(name) ?? context.info.definitions.get(name);
  return objectAccess(context, object ?? null, name);
}

/** A variable, or a function as a value. */
export function objectAccess(context: Context, object: GoObject | null, name: Name): Late<Access> {
  const { span } = name;
  switch (object?.kind) {
    case 'variable':
      return variableAccess(context, object, name);
    case 'function': {
      const given = context.info.instances.get(name)?.typeArguments ?? [];
      const types = given.map((type) => internType(context, type));
      const type = typeOf(context, name);
      const value = functionValue(context, object, types, type, span);
      return ready(ofValue(value ?? unknownValue(context, span, type)));
    }
    case 'nil':
      return ready(ofValue({ kind: 'zero', type: typeOf(context, name) }));
    case undefined:
    case 'constant':
    case 'builtin':
    case 'type-name':
    case 'package-name':
    case 'label':
      return ready(ofValue(unknownValue(context, span, typeOf(context, name))));
  }
}

function variableAccess(context: Context, object: VariableObject, name: Name): Late<Access> {
  if (object.role === 'package') {
    const type = packageVariableType(context, object);
    return ready(atPlace({ kind: 'global', global: context.program.globalFor(object, type) }));
  }
  const id = context.fn.find(object);
  if (id === null)
    return ready(ofValue(unknownValue(context, name.span, internType(context, object.type))));
  const isBoxed = context.fn.local(id).boxed;
  return ready(atPlace({ kind: isBoxed ? 'cell' : 'local', local: id }));
}

/** Package variables have no type parameters in scope. */
const packageVariableType = (context: Context, { type }: VariableObject): number =>
  context.program.types.intern(type, { arguments: new Map(), key: '' });
