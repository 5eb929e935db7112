import type { Span } from '../base/span.ts';

export interface Comment extends Span {
  readonly text: string;
  /** Something stands in front of it in its line. */
  readonly isTrailing: boolean;
}

/** A name between back-quotes may hold anything, but no comment. */
const pattern = /`[^`\n]+`|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/g;

export function commentsIn(source: string): readonly Comment[] {
  return [...source.matchAll(pattern)]
    .filter(([text]) => text.startsWith('/'))
    .map(({ 0: text, index: start }) => {
      const line = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
      const isTrailing = line.replaceAll(/\/\*.*?\*\//g, '').trim() !== '';
      return { text: text.trimEnd(), start, end: start + text.length, isTrailing };
    });
}
