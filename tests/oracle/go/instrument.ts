import type { Block, FunctionLiteral, GoFile, GoStatement } from '../../../src/go/syntax/node.ts';

interface Node {
  readonly kind: string;
}

/** Every node of the syntax, in the order of the text. */
function visitNodes(node: unknown, visit: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if ('kind' in node && typeof node.kind === 'string') visit(node as Node);
  for (const inner of Object.values(node)) visitNodes(inner, visit);
}

export const functionsOf = ({ declarations }: GoFile) =>
  declarations.filter((one) => one.kind === 'function');

/**
 * The text with a chance to be interrupted before every statement, and with a word to the harness
 * where a goroutine would panic.
 */
export function withYields(file: GoFile): string {
  const insertions = new Map<number, string>();
  const insert = (at: number, text: string): void => {
    insertions.set(at, `${insertions.get(at) ?? ''}${text}`);
  };
  let places = 0;
  const yieldsBefore = (statements: readonly GoStatement[]): void => {
    for (const { span } of statements) insert(span.start, `yieldPoint(${places++}); `);
  };
  const inBody = (body: Block): void => {
    insert(body.span.start + 1, ' defer catchFault(isRoot()); ');
  };
  for (const { body } of functionsOf(file)) {
    if (body === null) continue;
    inBody(body);
    visitNodes(body, (node) => {
      if (node.kind === 'block') yieldsBefore((node as Block).statements);
      if (node.kind === 'function-literal') inBody((node as FunctionLiteral).body);
    });
  }
  let text = file.text;
  for (const [at, inserted] of [...insertions].sort(([a], [b]) => b - a))
    text = `${text.slice(0, at)}${inserted}${text.slice(at)}`;
  return text;
}
