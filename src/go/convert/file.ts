import { childByField, namedChildren, type Concrete } from '../concrete.ts';
import type { FunctionDeclaration, GoFile, Import, SyntaxFault } from '../syntax.ts';
import { spanOf, textOf, type Converter } from './context.ts';
import { constantsOf, typesOf, variablesOf } from './declaration.ts';
import { convertExpression } from './expression.ts';
import { convertBlock, convertStatement } from './statement.ts';
import { convertParameters, convertSignature, convertType } from './type.ts';

export function toGoFile(text: string, root: Concrete): GoFile {
  const converter: Converter = {
    text,
    type: (node) => convertType(converter, node),
    expression: (node) => convertExpression(converter, node),
    statement: (node) => convertStatement(converter, node),
    block: (node) => convertBlock(converter, node),
  };
  const top = topLevel(root);
  const ofType = (type: string): readonly Concrete[] => top.filter((node) => node.type === type);
  const functions = top.filter(
    (node) => node.type === 'function_declaration' || node.type === 'method_declaration',
  );
  return {
    text,
    imports: ofType('import_declaration').flatMap((node) => importsOf(converter, node)),
    functions: functions.flatMap((node) => functionOf(converter, node)),
    types: ofType('type_declaration').flatMap((node) => typesOf(converter, node)),
    variables: ofType('var_declaration').flatMap((node) => variablesOf(converter, node)),
    constants: ofType('const_declaration').flatMap((node) => constantsOf(converter, node)),
    errors: faultsOf(root),
  };
}

/** What the parser put aside as an error may still hold whole functions. */
function topLevel(root: Concrete): readonly Concrete[] {
  return namedChildren(root).flatMap((node) => (node.type === 'ERROR' ? topLevel(node) : [node]));
}

function importsOf(converter: Converter, node: Concrete): readonly Import[] {
  const specs = namedChildren(node).flatMap((child) =>
    child.type === 'import_spec_list' ? namedChildren(child) : [child],
  );
  return specs.flatMap((spec): readonly Import[] => {
    const path = childByField(spec, 'path');
    if (path === null) return [];
    const name = childByField(spec, 'name');
    const pathText = textOf(converter, path).slice(1, -1);
    return [
      {
        name: name === null ? packageName(pathText) : textOf(converter, name),
        path: pathText,
        span: spanOf(spec),
      },
    ];
  });
}

/** The name by convention: the last part, or the one before a version. */
function packageName(path: string): string {
  const parts = path.split('/').filter((part) => !/^v[0-9]+$/.test(part));
  return (parts.at(-1) ?? path).replace(/^go-/, '').replace(/[.-]go$/, '');
}

function functionOf(converter: Converter, node: Concrete): readonly FunctionDeclaration[] {
  const name = childByField(node, 'name');
  if (name === null) return [];
  const body = childByField(node, 'body');
  const receiver = childByField(node, 'receiver');
  const declaration: FunctionDeclaration = {
    kind: 'function',
    name: textOf(converter, name),
    nameSpan: spanOf(name),
    receiver: receiver === null ? null : (convertParameters(converter, receiver)[0] ?? null),
    signature: convertSignature(converter, node),
    body: body === null ? null : converter.block(body),
    span: spanOf(node),
    broken: node.broken,
  };
  return [declaration];
}

function faultsOf(node: Concrete): readonly SyntaxFault[] {
  const faults: SyntaxFault[] = [];
  const open: Concrete[] = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!next.broken) continue;
    if (next.missing) faults.push({ span: spanOf(next), missing: next.type });
    else if (next.type === 'ERROR') faults.push({ span: spanOf(next), missing: null });
    else if (next.children.every((child) => !child.broken))
      faults.push({ span: spanOf(next), missing: null });
    else open.push(...next.children.toReversed());
  }
  return faults;
}
