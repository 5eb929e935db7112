import type { SyntaxFault } from './node.ts';
import { scanNumber } from './scan-number.ts';
import { isKeyword, type Token, type TokenKind } from './token.ts';

/** A text in pieces: comments are gone, line ends that count as semicolons are there. */
interface Scanned {
  readonly tokens: readonly Token[];
  readonly faults: readonly SyntaxFault[];
}

/** After these a line's end is a semicolon. */
const enders: ReadonlySet<string> = new Set([
  'name',
  'integer',
  'float',
  'imaginary',
  'rune',
  'string',
  'break',
  'continue',
  'fallthrough',
  'return',
  '++',
  '--',
  ')',
  ']',
  '}',
]);

/** Longest first, by first character. */
const operators: ReadonlyMap<string, readonly string[]> = groupByFirst([
  ...['<<=', '>>=', '&^=', '...'],
  ...['+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=', '<<', '>>', '&^', '&&', '||', '<-', '++'],
  ...['--', '==', '!=', '<=', '>=', ':='],
  ...['+', '-', '*', '/', '%', '&', '|', '^', '<', '>', '=', '!', '(', ')', '[', ']', '{', '}'],
  ...[',', ';', '.', ':', '~'],
]);

function groupByFirst(all: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const one of all) groups.set(one[0]!, [...(groups.get(one[0]!) ?? []), one]);
  return groups;
}

interface Scanner {
  readonly text: string;
  readonly tokens: Token[];
  readonly faults: SyntaxFault[];
  at: number;
}

export function scan(text: string, start = 0): Scanned {
  const scanner: Scanner = { text, tokens: [], faults: [], at: start };
  if (text.charCodeAt(start) === 0xfeff) scanner.at++;
  while (scanner.at < text.length) scanToken(scanner);
  if (endsStatement(scanner)) push(scanner, 'newline', text.length);
  push(scanner, 'end', text.length);
  return { tokens: scanner.tokens, faults: scanner.faults };
}

function push(scanner: Scanner, kind: TokenKind, end: number): void {
  scanner.tokens.push({ kind, start: scanner.at, end });
  scanner.at = end;
}

function fault(scanner: Scanner, start: number, end: number, message: string): void {
  scanner.faults.push({ span: { start, end }, message });
}

function endsStatement({ tokens }: Scanner): boolean {
  const last = tokens.at(-1);
  return last !== undefined && enders.has(last.kind);
}

function scanToken(scanner: Scanner): void {
  const { text, at } = scanner;
  const code = text.charCodeAt(at);
  if (code === 10) {
    if (endsStatement(scanner)) push(scanner, 'newline', at + 1);
    else scanner.at++;
  } else if (code === 32 || code === 9 || code === 13) scanner.at++;
  else if (isLetter(text, at)) scanName(scanner);
  else if (isDigit(code) || (code === 46 && isDigit(text.charCodeAt(at + 1)))) number(scanner);
  else if (code === 34) scanQuoted(scanner, '"', 'string');
  else if (code === 39) scanQuoted(scanner, "'", 'rune');
  else if (code === 96) scanRaw(scanner);
  else if (code === 47 && text[at + 1] === '/') skipLine(scanner);
  else if (code === 47 && text[at + 1] === '*') skipComment(scanner);
  else scanOperator(scanner);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

const letter = /^[\p{L}_]/u;
const letterOrDigit = /^[\p{L}\p{Nd}_]/u;

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return isAsciiLetter(code);
  return letter.test(String.fromCodePoint(text.codePointAt(at)!));
}

function isAsciiLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95;
}

function scanName(scanner: Scanner): void {
  const { text } = scanner;
  let end = scanner.at;
  while (end < text.length) {
    const code = text.charCodeAt(end);
    if (isAsciiLetter(code) || isDigit(code)) end++;
    else if (code < 128) break;
    else {
      const character = String.fromCodePoint(text.codePointAt(end)!);
      if (!letterOrDigit.test(character)) break;
      end += character.length;
    }
  }
  const word = text.slice(scanner.at, end);
  push(scanner, isKeyword(word) ? word : 'name', end);
}

function number(scanner: Scanner): void {
  const { kind, end, message } = scanNumber(scanner.text, scanner.at);
  if (message !== null) fault(scanner, scanner.at, end, message);
  push(scanner, kind, end);
}

function scanQuoted(scanner: Scanner, quote: string, kind: 'string' | 'rune'): void {
  const { text, at } = scanner;
  let end = at + 1;
  for (; end < text.length && text[end] !== quote; end++) {
    if (text[end] === '\n') break;
    if (text[end] === '\\' && text[end + 1] !== '\n') end++;
  }
  if (text[end] === quote) return push(scanner, kind, end + 1);
  end = Math.min(end, text.length);
  const message =
    end >= text.length
      ? `${kind === 'rune' ? 'rune literal' : 'string'} not terminated`
      : `newline in ${kind === 'rune' ? 'rune literal' : 'string'}`;
  fault(scanner, at, end, message);
  push(scanner, kind, end);
}

function scanRaw(scanner: Scanner): void {
  const close = scanner.text.indexOf('`', scanner.at + 1);
  if (close < 0) fault(scanner, scanner.at, scanner.text.length, 'string not terminated');
  push(scanner, 'string', close < 0 ? scanner.text.length : close + 1);
}

function skipLine(scanner: Scanner): void {
  const end = scanner.text.indexOf('\n', scanner.at);
  scanner.at = end < 0 ? scanner.text.length : end;
}

/** A comment over several lines counts as a line's end. */
function skipComment(scanner: Scanner): void {
  const { text, at } = scanner;
  const close = text.indexOf('*/', at + 2);
  const end = close < 0 ? text.length : close + 2;
  if (close < 0) fault(scanner, at, end, 'comment not terminated');
  const newline = text.indexOf('\n', at);
  if (newline >= 0 && newline < end && endsStatement(scanner)) push(scanner, 'newline', end);
  else scanner.at = end;
}

function scanOperator(scanner: Scanner): void {
  const { text, at } = scanner;
  const found = operators.get(text[at]!)?.find((operator) => text.startsWith(operator, at));
  if (found !== undefined) return push(scanner, found, at + found.length);
  const character = String.fromCodePoint(text.codePointAt(at)!);
  const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  const shown = /^[\p{Cc}\p{Cs}]/u.test(character) ? '' : ` '${character}'`;
  fault(scanner, at, at + character.length, `invalid character U+${code}${shown}`);
  push(scanner, 'unknown', at + character.length);
}
