import type { FunctionDeclaration, GoFile } from '../go/syntax.ts';
import { visitStatement } from '../go/visit.ts';

/** Longer helpers are not looked into: what they return is a value of its own. */
const longest = 30;

const never: ReadonlySet<string> = new Set([
  'for',
  'range',
  'go',
  'send',
  'select',
  'labeled',
  'goto',
  'bad',
]);

/** Short and straight, and without anything that communicates. */
export function isPlain(
  { text: whole }: GoFile,
  { body, broken, signature }: FunctionDeclaration,
): boolean {
  if (body === null || broken) return false;
  const text = whole.slice(body.span.start, body.span.end);
  if (text.length > 2000 || /\bchan\b|\bsync\s*\.|\berrgroup\b/.test(text)) return false;
  if (signature.parameters.some(({ variadic }) => variadic)) return false;
  let size = 0;
  let isStraight = true;
  visitStatement(body, {
    statement: ({ kind }) => {
      size++;
      if (never.has(kind)) isStraight = false;
    },
    expression: (inner) => {
      if (inner.kind === 'function-literal' || inner.kind === 'bad') isStraight = false;
      if (inner.kind === 'unary' && inner.operator === '<-') isStraight = false;
    },
  });
  return isStraight && size <= longest;
}
