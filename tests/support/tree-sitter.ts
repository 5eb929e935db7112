import { Language, Parser, type Node } from 'web-tree-sitter';
import { LineMap } from '../../src/base/span.ts';
import type { GoFile } from '../../src/go/syntax/node.ts';

/** A construct of Go as either parser names it, with the place where it stands. */
type Construct = string;

export interface Constructs {
  readonly constructs: ReadonlySet<Construct>;
  readonly hasError: boolean;
}

/** The constructs that both name; what is a type in one and an expression in the other is left out. */
const nameInTree: Readonly<Record<string, string>> = {
  function_declaration: 'function',
  method_declaration: 'function',
  func_literal: 'function-literal',
  go_statement: 'go',
  defer_statement: 'defer',
  send_statement: 'send',
  return_statement: 'return',
  if_statement: 'if',
  for_statement: 'loop',
  expression_switch_statement: 'switch',
  type_switch_statement: 'type-switch',
  select_statement: 'select',
  labeled_statement: 'labeled',
  goto_statement: 'goto',
  binary_expression: 'binary',
  composite_literal: 'composite',
  slice_expression: 'slice',
  type_assertion_expression: 'assertion',
  communication_case: 'communication',
};

const ownNames: Readonly<Record<string, string>> = { for: 'loop', range: 'loop' };
const shared = new Set(Object.values(nameInTree));

export async function treeSitterGo(): Promise<(text: string) => Constructs> {
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load('node_modules/tree-sitter-go/tree-sitter-go.wasm'));
  return (text) => {
    const tree = parser.parse(text)!;
    const lines = new LineMap(text);
    const constructs = new Set<Construct>();
    const left: Node[] = [tree.rootNode];
    for (let node = left.pop(); node !== undefined; node = left.pop()) {
      const name = isElided(node) ? 'composite' : nameInTree[node.type];
      if (name !== undefined) constructs.add(construct(name, node.startIndex, lines));
      left.push(...node.children);
    }
    const { hasError } = tree.rootNode;
    tree.delete();
    return { constructs, hasError };
  };
}

/** The `{1, 2}` of `[]point{{1, 2}}`: its type is said by the literal around it. */
const isElided = ({ type, parent }: Node): boolean =>
  type === 'literal_value' && parent?.type === 'literal_element';

/** The same of our own syntax tree, whatever its nodes are: anything with a kind and a span. */
export function ownConstructs(file: GoFile): Constructs {
  const lines = new LineMap(file.text);
  const constructs = new Set<Construct>();
  const seen = new Set<object>();
  const left: unknown[] = [file.declarations];
  while (left.length > 0) {
    const node = left.pop();
    if (typeof node !== 'object' || node === null || seen.has(node)) continue;
    seen.add(node);
    const { kind, span } = node as { kind?: string; span?: { start: number } };
    if (kind !== undefined && span !== undefined) {
      const name = nameOf(kind, node);
      if (name !== null) constructs.add(construct(name, span.start, lines));
    }
    left.push(...(Object.values(node) as unknown[]));
  }
  return { constructs, hasError: file.errors.length > 0 };
}

function nameOf(kind: string, node: object): string | null {
  if (kind === 'select-case')
    return (node as { communication: unknown }).communication === null ? null : 'communication';
  const name = ownNames[kind] ?? kind;
  return shared.has(name) ? name : null;
}

/** By line, so that a difference can be read; a construct's end is where the two count comments differently. */
function construct(name: string, start: number, lines: LineMap): Construct {
  const { line, column } = lines.position(start);
  return `${line}:${column} ${name}`;
}
