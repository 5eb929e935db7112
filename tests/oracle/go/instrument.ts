import { visitStatement } from '../../../src/go/visit.ts';
import type { GoFile, GoStatement } from '../../../src/go/syntax.ts';

/** The text with a chance to be interrupted before every statement. */
export function withYields(file: GoFile): string {
  const places = new Set<number>();
  const inBlock = (statement: GoStatement): void => {
    if (statement.kind === 'block')
      for (const child of statement.statements) places.add(child.span.start);
    if (
      statement.kind === 'select' ||
      statement.kind === 'switch' ||
      statement.kind === 'type-switch'
    )
      for (const { body } of statement.cases)
        for (const child of body.statements) places.add(child.span.start);
  };
  for (const { body } of file.functions)
    if (body !== null) visitStatement(body, { statement: inBlock, expression: () => undefined });
  let text = file.text;
  for (const at of [...places].sort((a, b) => b - a))
    text = `${text.slice(0, at)}yieldPoint(); ${text.slice(at)}`;
  return text;
}
