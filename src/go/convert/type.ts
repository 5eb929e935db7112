import { childByField, childrenByField, namedChildren, type Concrete } from '../concrete.ts';
import type { Field, GoType, Parameter, Signature } from '../syntax.ts';
import { spanOf, textOf, type Converter } from './context.ts';

export function convertType(converter: Converter, node: Concrete): GoType {
  const span = spanOf(node);
  switch (node.type) {
    case 'type_identifier':
    case 'identifier':
      return { kind: 'named', package: null, name: textOf(converter, node), span };
    case 'qualified_type': {
      const [packageName, name] = namedChildren(node);
      if (packageName === undefined || name === undefined) return { kind: 'unknown-type', span };
      return {
        kind: 'named',
        package: textOf(converter, packageName),
        name: textOf(converter, name),
        span,
      };
    }
    case 'generic_type':
      return typeOf(converter, childByField(node, 'type'), node);
    case 'parenthesized_type':
    case 'type_elem':
      return namedChildren(node).length === 1
        ? typeOf(converter, namedChildren(node)[0], node)
        : { kind: 'unknown-type', span };
    case 'pointer_type':
      return { kind: 'pointer', element: typeOf(converter, namedChildren(node)[0], node), span };
    case 'slice_type':
      return {
        kind: 'slice',
        element: typeOf(converter, childByField(node, 'element'), node),
        span,
      };
    case 'array_type': {
      const length = childByField(node, 'length');
      const element = typeOf(converter, childByField(node, 'element'), node);
      return {
        kind: 'array',
        length: length === null ? null : converter.expression(length),
        element,
        span,
      };
    }
    case 'implicit_length_array_type':
      return {
        kind: 'array',
        length: null,
        element: typeOf(converter, childByField(node, 'element'), node),
        span,
      };
    case 'map_type': {
      const key = typeOf(converter, childByField(node, 'key'), node);
      return {
        kind: 'map',
        key,
        value: typeOf(converter, childByField(node, 'value'), node),
        span,
      };
    }
    case 'channel_type':
      return channelType(converter, node);
    case 'function_type':
      return { kind: 'function-type', signature: convertSignature(converter, node), span };
    case 'struct_type':
      return { kind: 'struct', fields: fieldsOf(converter, node), span };
    case 'interface_type':
      return { kind: 'interface', span };
    default:
      return { kind: 'unknown-type', span };
  }
}

function typeOf(converter: Converter, node: Concrete | null | undefined, parent: Concrete): GoType {
  return node ? converter.type(node) : { kind: 'unknown-type', span: spanOf(parent) };
}

function channelType(converter: Converter, node: Concrete): GoType {
  const tokens = node.children.filter((child) => !child.named).map((child) => child.type);
  const direction = tokens[0] === '<-' ? 'receive' : tokens.includes('<-') ? 'send' : 'both';
  const element = typeOf(converter, childByField(node, 'value'), node);
  return { kind: 'channel', direction, element, span: spanOf(node) };
}

function fieldsOf(converter: Converter, node: Concrete): readonly Field[] {
  const list = namedChildren(node)[0];
  if (list === undefined) return [];
  return namedChildren(list).flatMap((field): readonly Field[] => {
    const typeNode = childByField(field, 'type');
    if (field.type !== 'field_declaration' || typeNode === null) return [];
    const type = converter.type(typeNode);
    const names = childrenByField(field, 'name');
    if (names.length > 0)
      return names.map((name) => ({
        name: textOf(converter, name),
        embedded: false,
        type,
        span: spanOf(field),
      }));
    const pointer = field.children.some((child) => child.type === '*');
    const embedded: GoType = pointer
      ? { kind: 'pointer', element: type, span: spanOf(field) }
      : type;
    const name = type.kind === 'named' ? type.name : '_';
    return [{ name, embedded: true, type: embedded, span: spanOf(field) }];
  });
}

export function convertSignature(converter: Converter, node: Concrete): Signature {
  const parameters = childByField(node, 'parameters');
  const result = childByField(node, 'result');
  const results =
    result === null
      ? []
      : result.type === 'parameter_list'
        ? convertParameters(converter, result)
        : [{ name: null, type: converter.type(result), variadic: false, span: spanOf(result) }];
  return {
    parameters: parameters === null ? [] : convertParameters(converter, parameters),
    results,
  };
}

export function convertParameters(converter: Converter, node: Concrete): readonly Parameter[] {
  return namedChildren(node).flatMap((child): readonly Parameter[] => {
    const typeNode = childByField(child, 'type');
    if (typeNode === null) return [];
    const type = converter.type(typeNode);
    const variadic = child.type === 'variadic_parameter_declaration';
    const names = childrenByField(child, 'name');
    if (names.length === 0) return [{ name: null, type, variadic, span: spanOf(child) }];
    return names.map((name) => ({
      name: { kind: 'name', name: textOf(converter, name), span: spanOf(name) },
      type,
      variadic,
      span: spanOf(child),
    }));
  });
}
