import { childByField, childrenByField, namedChildren, type Concrete } from '../concrete.ts';
import type {
  ConstantDeclaration,
  GoExpression,
  GoType,
  Name,
  TypeDeclaration,
  VariableDeclaration,
} from '../syntax.ts';
import { spanOf, textOf, type Converter } from './context.ts';

function namesOf(converter: Converter, spec: Concrete): readonly Name[] {
  return childrenByField(spec, 'name').map((name) => ({
    kind: 'name',
    name: textOf(converter, name),
    span: spanOf(name),
  }));
}

function valuesOf(converter: Converter, spec: Concrete): readonly GoExpression[] {
  const list = childByField(spec, 'value');
  return list === null ? [] : namedChildren(list).map(converter.expression);
}

function typeOf(converter: Converter, spec: Concrete): GoType | null {
  const type = childByField(spec, 'type');
  return type === null ? null : converter.type(type);
}

export function variablesOf(converter: Converter, node: Concrete): readonly VariableDeclaration[] {
  const specs = namedChildren(node).flatMap((child) =>
    child.type === 'var_spec_list' ? namedChildren(child) : [child],
  );
  return specs
    .filter((spec) => spec.type === 'var_spec')
    .map((spec) => ({
      names: namesOf(converter, spec),
      type: typeOf(converter, spec),
      values: valuesOf(converter, spec),
      span: spanOf(spec),
    }));
}

/** A line without values repeats those of the line before it, with iota one further. */
export function constantsOf(converter: Converter, node: Concrete): readonly ConstantDeclaration[] {
  const lines: ConstantDeclaration[] = [];
  for (const spec of namedChildren(node).filter((child) => child.type === 'const_spec')) {
    const before = lines.at(-1);
    const values = valuesOf(converter, spec);
    const repeats = values.length === 0 && before !== undefined;
    lines.push({
      names: namesOf(converter, spec),
      type: repeats ? before.type : typeOf(converter, spec),
      values: repeats ? before.values : values,
      iota: lines.length,
      span: spanOf(spec),
    });
  }
  return lines;
}

export function typesOf(converter: Converter, node: Concrete): readonly TypeDeclaration[] {
  return namedChildren(node).flatMap((spec): readonly TypeDeclaration[] => {
    const name = childByField(spec, 'name');
    const type = childByField(spec, 'type');
    if (name === null || type === null) return [];
    return [{ name: textOf(converter, name), type: converter.type(type), span: spanOf(spec) }];
  });
}
