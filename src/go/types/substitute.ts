import { unreachable } from '../../base/unreachable.ts';
import { unknownType } from './basic.ts';
import { identical } from './identical.ts';
import { Named } from './named.ts';
import { LazyFunction, newVariable, retyped } from './objects.ts';
import { printType } from './print-type.ts';
import type {
  FunctionObject,
  InterfaceType,
  NamedType,
  SignatureType,
  Type,
  TypeParameter,
  VariableObject,
} from './type.ts';

export type Substitution = ReadonlyMap<TypeParameter, Type>;

export function substitution(
  parameters: readonly TypeParameter[],
  typeArguments: readonly Type[],
): Substitution {
  return new Map(parameters.map((own, index) => [own, typeArguments[index] ?? unknownType]));
}

/** A type with the arguments in the place of parameters; the very same object where there are none. */
export function substitute(type: Type, map: Substitution): Type {
  if (map.size === 0) return type;
  switch (type.kind) {
    case 'basic':
    case 'unknown':
      return type;
    case 'type-parameter':
      return map.get(type) ?? type;
    case 'named': {
      const typeArguments = mapList(type.typeArguments, (argument) => substitute(argument, map));
      return typeArguments === type.typeArguments ? type : instance(type.origin, typeArguments);
    }
    case 'pointer':
    case 'slice':
    case 'array':
    case 'channel': {
      const element = substitute(type.element, map);
      return element === type.element ? type : { ...type, element };
    }
    case 'map': {
      const [key, value] = [substitute(type.key, map), substitute(type.value, map)];
      return key === type.key && value === type.value ? type : { kind: 'map', key, value };
    }
    case 'signature':
      return substituteSignature(type, map);
    case 'struct': {
      const fields = substituteVariables(type.fields, map);
      return fields === type.fields ? type : { ...type, fields };
    }
    case 'interface':
      return substituteInterface(type, map);
    case 'union': {
      const terms = mapList(type.terms, (term) => {
        const own = substitute(term.type, map);
        return own === term.type ? term : { tilde: term.tilde, type: own };
      });
      return terms === type.terms ? type : { kind: 'union', terms };
    }
    case 'tuple': {
      const elements = substituteVariables(type.elements, map);
      return elements === type.elements ? type : { kind: 'tuple', elements };
    }
    default:
      return unreachable(type);
  }
}

function mapList<T>(list: readonly T[], change: (one: T) => T): readonly T[] {
  const changed = list.map(change);
  return changed.every((one, index) => one === list[index]) ? list : changed;
}

function substituteVariables(
  variables: readonly VariableObject[],
  map: Substitution,
): readonly VariableObject[] {
  return mapList(variables, (variable) => {
    const type = substitute(variable.type, map);
    return type === variable.type ? variable : retyped(variable, type);
  });
}

export function substituteSignature(type: SignatureType, map: Substitution): SignatureType {
  const parameters = substituteVariables(type.parameters, map);
  const results = substituteVariables(type.results, map);
  if (parameters === type.parameters && results === type.results) return type;
  return { ...type, parameters, results };
}

function substituteInterface(type: InterfaceType, map: Substitution): InterfaceType {
  const embedded = mapList(type.embedded, (one) => substitute(one, map));
  const methods = mapList(type.methods, (method) => {
    const signature = substituteSignature(method.type, map);
    return signature === method.type ? method : withSignature(method, signature);
  });
  if (embedded === type.embedded && methods === type.methods) return type;
  return { kind: 'interface', methods, embedded, isImplicit: type.isImplicit };
}

function withSignature(method: FunctionObject, signature: SignatureType): FunctionObject {
  const { name, syntax, span, file, package: own, receiverBase, hasPointerReceiver } = method;
  const place = { span, file, package: own };
  const parts = { name, syntax, receiverBase, hasPointerReceiver, origin: method.origin };
  return new LazyFunction({ ...place, ...parts }, () => signature);
}

/** A generic type with these arguments; equal ones give the same object. */
export function instance(origin: NamedType, typeArguments: readonly Type[]): NamedType {
  if (!(origin instanceof Named)) return origin;
  const key = typeArguments.map((one) => printType(one, ({ path }) => path)).join(',');
  const known = origin.instances.get(key) ?? [];
  const found = known.find((other) =>
    other.typeArguments.every((own, index) => isExactly(own, typeArguments[index]!)),
  );
  if (found !== undefined) return found;
  const expand = (type: Type): Type =>
    substitute(type, substitution(origin.typeParameters, typeArguments));
  const made = new Named(origin.object, { origin, typeArguments, expand, expandMethod });
  origin.instances.set(key, [...known, made]);
  return made;
}

/** Identity, where what is unknown equals only itself. */
function isExactly(a: Type, b: Type): boolean {
  if (a === b) return true;
  return a.kind !== 'unknown' && b.kind !== 'unknown' && identical(a, b);
}

function expandMethod(method: FunctionObject, own: NamedType): FunctionObject {
  const { name, syntax, span, file, package: home, hasPointerReceiver } = method;
  const parts = { name, syntax, span, file, package: home, hasPointerReceiver };
  return new LazyFunction({ ...parts, receiverBase: own, origin: method.origin }, () => {
    const { type } = method;
    const map = substitution(type.receiverTypeParameters, own.typeArguments);
    const signature = substituteSignature(type, map);
    const receiverType: Type = hasPointerReceiver ? { kind: 'pointer', element: own } : own;
    const name = type.receiver?.name ?? '';
    const receiver = newVariable('receiver', name, receiverType, { span, file, package: home });
    return { ...signature, receiver, receiverTypeParameters: [] };
  });
}
