import type { Span } from '../../base/span.ts';
import type {
  Block,
  GoExpression,
  LocalDeclaration,
  Name,
  Signature,
  SyntaxFault,
} from './node.ts';
import { describeToken, type Token, type TokenKind } from './token.ts';

/** The rules need each other: a function literal is an expression that holds statements. */
interface Rules {
  readonly expression: (parser: Parser) => GoExpression;
  readonly type: (parser: Parser) => GoExpression;
  readonly signature: (parser: Parser) => Signature;
  readonly block: (parser: Parser) => Block;
  readonly declarations: (parser: Parser) => readonly LocalDeclaration[];
}

/** Where a parser stands in its text. */
export interface Parser {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly faults: SyntaxFault[];
  readonly rules: Rules;
  /** x.(type), until the head of a type switch takes it. */
  readonly guards: Map<GoExpression, Span>;
  at: number;
  /** Negative in the head of a statement, where a brace opens a block and no literal. */
  level: number;
  depth: number;
  /** Inside how many functions. */
  functions: number;
}

/** Deeper than any person nests; the later stages walk the tree recursively. */
const deepest = 500;

export function current(parser: Parser): Token {
  return parser.tokens[parser.at]!;
}

export function kindOf(parser: Parser): TokenKind {
  return parser.tokens[parser.at]!.kind;
}

export function kindAfter(parser: Parser, count: number): TokenKind {
  return parser.tokens[Math.min(parser.at + count, parser.tokens.length - 1)]!.kind;
}

export function advance(parser: Parser): Token {
  const token = parser.tokens[parser.at]!;
  if (token.kind !== 'end') parser.at++;
  return token;
}

export function got(parser: Parser, kind: TokenKind): boolean {
  if (kindOf(parser) !== kind) return false;
  advance(parser);
  return true;
}

/** Takes the token, or says that it is expected. */
export function want(parser: Parser, kind: TokenKind, context = ''): void {
  if (got(parser, kind)) return;
  const shown = kind === ',' ? 'comma' : kind;
  unexpected(parser, context === '' ? `, expected ${shown}` : context);
  skipTo(parser, []);
}

export function atSemicolon(parser: Parser): boolean {
  const kind = kindOf(parser);
  return kind === ';' || kind === 'newline';
}

export function gotSemicolon(parser: Parser): boolean {
  if (!atSemicolon(parser)) return false;
  advance(parser);
  return true;
}

export function unexpected(parser: Parser, rest: string): void {
  const token = current(parser);
  report(parser, token, `unexpected ${describeToken(token, parser.text)}${rest}`);
}

/** One fault per line: what follows on it is mostly a consequence. */
export function report(parser: Parser, at: Span, message: string): void {
  const last = parser.faults.at(-1);
  const isSameLine =
    last !== undefined &&
    !parser.text.slice(last.span.start, Math.max(at.start, last.span.start)).includes('\n') &&
    at.start >= last.span.start;
  if (!isSameLine) parser.faults.push({ span: { start: at.start, end: at.end }, message });
}

const statementStarts: ReadonlySet<string> = new Set([
  ...['break', 'const', 'continue', 'defer', 'fallthrough', 'for', 'go', 'goto', 'if', 'return'],
  ...['select', 'switch', 'type', 'var'],
]);

/** Leaves out what cannot be read, up to one of these or to where a statement starts. */
export function skipTo(parser: Parser, stops: readonly TokenKind[]): void {
  for (;;) {
    const kind = kindOf(parser);
    if (kind === 'end' || stops.includes(kind)) return;
    if (parser.functions > 0 && (statementStarts.has(kind) || startsFunction(parser))) return;
    advance(parser);
  }
}

/** `func name` at the start of a line: the function before it was not closed. */
export function startsFunction(parser: Parser): boolean {
  if (kindOf(parser) !== 'func' || kindAfter(parser, 1) !== 'name') return false;
  const { start } = current(parser);
  return start === 0 || parser.text[start - 1] === '\n';
}

export function spanFrom(parser: Parser, start: number): Span {
  const last = parser.tokens[parser.at - 1];
  return { start, end: Math.max(start, last === undefined ? start : last.end) };
}

export function parseName(parser: Parser): Name {
  const token = current(parser);
  if (token.kind === 'name') {
    advance(parser);
    const span = { start: token.start, end: token.end };
    return { kind: 'name', name: parser.text.slice(token.start, token.end), span };
  }
  unexpected(parser, ', expected name');
  skipTo(parser, [')', ']', '}', ',', ';', 'newline', '(', '{']);
  return { kind: 'name', name: '_', span: { start: token.start, end: token.start } };
}

/** Runs a rule one level deeper; null where the text nests too deep, which ends the reading of it. */
export function nested<T>(parser: Parser, rule: () => T): T | null {
  if (parser.depth >= deepest) {
    if (kindOf(parser) !== 'end')
      report(parser, current(parser), `nested more than ${deepest} levels deep`);
    parser.at = parser.tokens.length - 1;
    return null;
  }
  parser.depth++;
  const result = rule();
  parser.depth--;
  return result;
}

/** Tries a rule; on null, everything is as it was before. */
export function attempt<T>(parser: Parser, rule: () => T | null): T | null {
  const { at, level, depth } = parser;
  const faults = parser.faults.length;
  const result = rule();
  if (result !== null && parser.faults.length === faults) return result;
  parser.at = at;
  parser.level = level;
  parser.depth = depth;
  parser.faults.length = faults;
  return null;
}

/** Elements up to `close`, which is taken, separated by commas; the last may have one. */
export function parseList<T>(
  parser: Parser,
  close: TokenKind,
  context: string,
  element: () => T,
): readonly T[] {
  const elements: T[] = [];
  while (kindOf(parser) !== close && kindOf(parser) !== 'end') {
    const before = parser.at;
    elements.push(element());
    if (got(parser, ',')) continue;
    if (kindOf(parser) === close) break;
    unexpected(parser, ` in ${context}; possibly missing comma or ${close}`);
    skipTo(parser, [')', ']', '}']);
    if (kindOf(parser) !== close || parser.at === before) break;
  }
  want(parser, close);
  return elements;
}
