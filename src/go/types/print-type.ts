import { unreachable } from '../../base/unreachable.ts';
import { anyType, emptyInterface } from './universe.ts';
import type {
  FunctionObject,
  GoPackage,
  InterfaceType,
  SignatureType,
  Type,
  TypeParameter,
  VariableObject,
} from './type.ts';

/** How the package of a named type is written before it. */
export type Qualifier = (owner: GoPackage) => string;

export function relativeTo(own: GoPackage | null): Qualifier {
  return (owner) => (owner === own || owner.path === own?.path ? '' : owner.name);
}

/** Deeper types are cut off; only generated ones are. */
const deepest = 30;

/** As Go's compiler prints it. */
export function printType(type: Type, qualify: Qualifier, depth = 0): string {
  const inner = (part: Type): string => printType(part, qualify, depth + 1);
  if (depth > deepest) return '...';
  switch (type.kind) {
    case 'basic':
      return type.name;
    case 'unknown':
      return 'invalid type';
    case 'named': {
      const { object } = type;
      const owner = object.package === null ? '' : qualify(object.package);
      const args = type.typeArguments.map(inner).join(',');
      const parameters = printParameters(type.typeParameters, inner);
      const suffix = args === '' ? parameters : `[${args}]`;
      return `${owner === '' ? '' : `${owner}.`}${object.name}${suffix}`;
    }
    case 'type-parameter':
      return type.object.name;
    case 'pointer':
      return `*${inner(type.element)}`;
    case 'slice':
      return `[]${inner(type.element)}`;
    case 'array':
      return `[${type.length ?? '?'}]${inner(type.element)}`;
    case 'map':
      return `map[${inner(type.key)}]${inner(type.value)}`;
    case 'channel':
      return printChannel(type.direction, type.element, inner);
    case 'signature':
      return `func${printSignature(type, qualify, depth)}`;
    case 'struct':
      return printStruct(type.fields, type.tags, inner);
    case 'interface':
      return printInterface(type, qualify, depth);
    case 'union':
      return type.terms.map((term) => `${term.tilde ? '~' : ''}${inner(term.type)}`).join(' | ');
    case 'tuple':
      return printTuple(type.elements, false, inner);
    default:
      return unreachable(type);
  }
}

function printParameters(
  parameters: readonly TypeParameter[],
  inner: (type: Type) => string,
): string {
  if (parameters.length === 0) return '';
  const groups: string[] = [];
  parameters.forEach((own, index) => {
    const next = parameters[index + 1];
    const isShared = next !== undefined && next.constraint === own.constraint;
    groups.push(isShared ? own.object.name : `${own.object.name} ${inner(own.constraint)}`);
  });
  return `[${groups.join(', ')}]`;
}

function printChannel(
  direction: 'both' | 'send' | 'receive',
  element: Type,
  inner: (type: Type) => string,
): string {
  const own = inner(element);
  if (direction === 'send') return `chan<- ${own}`;
  if (direction === 'receive') return `<-chan ${own}`;
  const needsParentheses = element.kind === 'channel' && element.direction === 'receive';
  return needsParentheses ? `chan (${own})` : `chan ${own}`;
}

function printStruct(
  fields: readonly VariableObject[],
  tags: readonly string[],
  inner: (type: Type) => string,
): string {
  const shown = fields.map((field, index) => {
    const tag = tags[index] ?? '';
    const own = field.isEmbedded ? inner(field.type) : `${field.name} ${inner(field.type)}`;
    return tag === '' ? own : `${own} ${JSON.stringify(tag)}`;
  });
  return `struct{${shown.join('; ')}}`;
}

function printInterface(type: InterfaceType, qualify: Qualifier, depth: number): string {
  const inner = (part: Type): string => printType(part, qualify, depth + 1);
  if (type === anyType) return 'any';
  if (type === emptyInterface) return 'interface{}';
  const [first] = type.embedded;
  if (type.isImplicit && type.methods.length === 0 && first !== undefined) return inner(first);
  const methods = type.methods.map((method) => printMethod(method, qualify, depth));
  return `interface{${[...methods, ...type.embedded.map(inner)].join('; ')}}`;
}

function printMethod(method: FunctionObject, qualify: Qualifier, depth: number): string {
  return `${method.name}${printSignature(method.type, qualify, depth)}`;
}

/** Without the word func. */
export function printSignature(type: SignatureType, qualify: Qualifier, depth = 0): string {
  const inner = (part: Type): string => printType(part, qualify, depth + 1);
  const parameters = printTuple(type.parameters, type.variadic, inner);
  const head = `${printParameters(type.typeParameters, inner)}${parameters}`;
  const [first] = type.results;
  if (first === undefined) return head;
  if (type.results.length === 1 && first.name === '') return `${head} ${inner(first.type)}`;
  return `${head} ${printTuple(type.results, false, inner)}`;
}

function printTuple(
  elements: readonly VariableObject[],
  variadic: boolean,
  inner: (type: Type) => string,
): string {
  const shown = elements.map(({ name, type }, index) => {
    const prefix = name === '' ? '' : `${name} `;
    if (!variadic || index < elements.length - 1) return `${prefix}${inner(type)}`;
    return type.kind === 'slice'
      ? `${prefix}...${inner(type.element)}`
      : `${prefix}${inner(type)}...`;
  });
  return `(${shown.join(', ')})`;
}
