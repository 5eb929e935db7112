import type { GoFile, GoStatement } from '../../../src/go/syntax.ts';
import { visitStatement } from '../../../src/go/visit.ts';

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
  const inBody = (body: GoStatement): void => {
    insert(body.span.start + 1, ' defer catchFault(isRoot()); ');
  };
  for (const { body } of file.functions) {
    if (body === null) continue;
    inBody(body);
    visitStatement(body, {
      statement: (statement) => {
        if (statement.kind === 'block') yieldsBefore(statement.statements);
      },
      expression: (expression) => {
        if (expression.kind === 'function-literal') inBody(expression.body);
      },
    });
  }
  let text = file.text;
  for (const [at, inserted] of [...insertions].sort(([a], [b]) => b - a))
    text = `${text.slice(0, at)}${inserted}${text.slice(at)}`;
  return text;
}
