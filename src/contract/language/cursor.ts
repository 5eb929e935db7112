import type { Span } from '../../base/span.ts';
import type { Block, Clause, Expression, Name, Statement } from './node.ts';
import { SyntaxFault } from './syntax-fault.ts';
import type { Token, TokenKind } from './token.ts';

/** The rules need each other: an expression may hold a function, and that holds statements. */
interface Rules {
  readonly block: (p: Parser) => Block;
  readonly clauses: (p: Parser) => readonly Clause[];
  readonly expression: (p: Parser) => Expression;
  readonly operand: (p: Parser) => Expression;
  /** An expression without comparisons, so that `in` ends it. */
  readonly sum: (p: Parser) => Expression;
  readonly simple: (p: Parser) => Statement;
}

export interface Parser {
  readonly tokens: readonly Token[];
  readonly rules: Rules;
  at: number;
  /** Negative in the head of a statement, where a brace opens a block and no literal. */
  level: number;
  depth: number;
}

export function peek(p: Parser, by = 0): Token {
  return p.tokens[Math.min(p.at + by, p.tokens.length - 1)]!;
}

export function at(p: Parser, kind: TokenKind): boolean {
  return peek(p).kind === kind;
}

/** A word of the specification language, which Go does not reserve. */
export function atWord(p: Parser, ...words: readonly string[]): boolean {
  const { kind, text, isSpec } = peek(p);
  return kind === 'name' && isSpec && words.includes(text);
}

export function next(p: Parser): Token {
  const token = peek(p);
  if (token.kind !== 'end') p.at += 1;
  return token;
}

export function got(p: Parser, kind: TokenKind): boolean {
  if (!at(p, kind)) return false;
  next(p);
  return true;
}

export function gotWord(p: Parser, word: string): boolean {
  if (!atWord(p, word)) return false;
  next(p);
  return true;
}

export function fail(p: Parser, expected: string): never {
  const token = peek(p);
  const found = token.kind === 'newline' ? 'newline' : token.kind === 'end' ? 'EOF' : token.text;
  throw new SyntaxFault(`unexpected ${found}, expected ${expected}`, {
    start: token.start,
    end: token.end,
  });
}

export function want(p: Parser, kind: TokenKind): Token {
  if (!at(p, kind)) fail(p, kind);
  return next(p);
}

/** Inside brackets and braces, a line may end before the closing one. */
export function wantClosing(p: Parser, kind: TokenKind): void {
  while (at(p, 'newline')) next(p);
  want(p, kind);
}

export function atEnd(p: Parser): boolean {
  return at(p, ';') || at(p, 'newline') || at(p, 'end');
}

export function skipEnds(p: Parser): void {
  while (at(p, ';') || at(p, 'newline')) next(p);
}

/** A statement ends at a semicolon or a line's end, or before a closing brace. */
export function wantEnd(p: Parser): void {
  if (at(p, '}') || at(p, ')') || at(p, 'end')) return;
  if (!atEnd(p)) fail(p, 'the end of the statement');
  next(p);
}

export function spanFrom(p: Parser, start: number): Span {
  return { start, end: p.tokens[p.at - 1]?.end ?? start };
}

export function parseName(p: Parser): Name {
  const { text, start, end } = want(p, 'name');
  const isShared = got(p, '@');
  return { kind: 'name', name: text, isShared, span: { start, end } };
}

/** Runs a rule where braces open literals again, or (`-1`) where they do not. */
export function atLevel<T>(p: Parser, level: number, rule: () => T): T {
  const before = p.level;
  p.level = level;
  const result = rule();
  p.level = before;
  return result;
}

const deepest = 400;

export function nested<T>(p: Parser, rule: () => T): T {
  if (p.depth > deepest) fail(p, 'less nesting');
  p.depth += 1;
  const result = rule();
  p.depth -= 1;
  return result;
}

export function parseList<T>(p: Parser, closing: TokenKind, item: () => T): readonly T[] {
  return atLevel(p, 1, () => {
    const items: T[] = [];
    while (at(p, 'newline')) next(p);
    while (!at(p, closing) && !at(p, 'end')) {
      items.push(item());
      if (!got(p, ',')) break;
      while (at(p, 'newline')) next(p);
    }
    wantClosing(p, closing);
    return items;
  });
}
