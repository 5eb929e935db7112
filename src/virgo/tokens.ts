import type { Span } from '../base/span.ts';
import { virgoCatalogue } from '../diagnostics/catalogue.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

export const keywords = [
  'chan',
  'else',
  'false',
  'for',
  'go',
  'if',
  'return',
  'skip',
  'true',
  'WaitGroup',
] as const;
export type Keyword = (typeof keywords)[number];

const symbols = [
  '..',
  '==',
  '!=',
  '/=',
  '<=',
  '>=',
  '&&',
  '||',
  '!',
  '?',
  '=',
  '<',
  '>',
  '+',
  '-',
  '*',
  '/',
  '&',
  '|',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  ';',
  ':',
  '.',
] as const;
export type TokenSymbol = (typeof symbols)[number];

export type Token =
  | { readonly kind: 'number'; readonly value: bigint; readonly span: Span }
  /** `quoted`: the name stood between back-quotes and may contain anything. */
  | {
      readonly kind: 'name';
      readonly name: string;
      readonly quoted: boolean;
      readonly span: Span;
    }
  | { readonly kind: 'keyword'; readonly keyword: Keyword; readonly span: Span }
  | { readonly kind: 'symbol'; readonly symbol: TokenSymbol; readonly span: Span }
  | { readonly kind: 'end'; readonly span: Span };

const largest = 2n ** 63n - 1n;
const keywordSet: ReadonlySet<string> = new Set(keywords);
const symbolSet: ReadonlySet<string> = new Set(symbols);

const space = /[\s\uFEFF]+|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/y;
const number = /[0-9]+/y;
/** Files in the wild have primes in their names (PAPER-NOTES 28). */
const name = /[\p{L}_][\p{L}\p{N}_']*/uy;
const quotedName = /`([^`\n]+)`/y;

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

interface Tokens {
  readonly tokens: readonly Token[];
  readonly diagnostics: readonly Diagnostic[];
}

export function toTokens(text: string): Tokens {
  const tokens: Token[] = [];
  const diagnostics: Diagnostic[] = [];
  let at = 0;
  while (at < text.length) {
    const gap = match(space, text, at);
    if (gap !== null) {
      at += gap[0].length;
      continue;
    }
    const token = tokenAt(text, at, diagnostics);
    if (token === null) {
      at += reportUnknown(text, at, diagnostics);
    } else {
      tokens.push(token);
      at = token.span.end;
    }
  }
  tokens.push({ kind: 'end', span: { start: text.length, end: text.length } });
  return { tokens, diagnostics };
}

function tokenAt(text: string, at: number, diagnostics: Diagnostic[]): Token | null {
  const digits = match(number, text, at);
  if (digits !== null) return numberToken(digits[0], at, diagnostics);
  const word = match(name, text, at);
  if (word !== null) {
    const span = { start: at, end: at + word[0].length };
    return keywordSet.has(word[0])
      ? { kind: 'keyword', keyword: word[0] as Keyword, span }
      : { kind: 'name', name: word[0], quoted: false, span };
  }
  const quoted = match(quotedName, text, at);
  if (quoted !== null) {
    const span = { start: at, end: at + quoted[0].length };
    return { kind: 'name', name: quoted[1]!, quoted: true, span };
  }
  for (const length of [2, 1]) {
    const symbol = text.slice(at, at + length);
    if (symbol.length === length && symbolSet.has(symbol)) {
      const span = { start: at, end: at + length };
      return { kind: 'symbol', symbol: symbol as TokenSymbol, span };
    }
  }
  return null;
}

function numberToken(digits: string, at: number, diagnostics: Diagnostic[]): Token {
  const span = { start: at, end: at + digits.length };
  // The length is looked at first: turning a million digits into a bigint takes seconds.
  const significant = digits.replace(/^0+(?=.)/, '');
  const value = significant.length > 19 ? largest + 1n : BigInt(significant);
  if (value > largest)
    diagnostics.push(diagnose(virgoCatalogue, 'virgo-number-too-large', span, {}));
  return { kind: 'number', value: value > largest ? largest : value, span };
}

/** A run of the same stray characters is one mistake. */
function reportUnknown(text: string, at: number, diagnostics: Diagnostic[]): number {
  const character = String.fromCodePoint(text.codePointAt(at)!);
  let length = character.length;
  while (text.startsWith(character, at + length)) length += character.length;
  diagnostics.push(
    diagnose(
      virgoCatalogue,
      'virgo-unknown-character',
      { start: at, end: at + length },
      { character: JSON.stringify(character) },
      {
        fix: { title: 'Take it out', edits: [{ span: { start: at, end: at + length }, text: '' }] },
      },
    ),
  );
  return length;
}

/** How a person would name this token in a sentence. */
export function describeToken(token: Token): string {
  switch (token.kind) {
    case 'number':
      return `the number ${token.value}`;
    case 'name':
      return `the name ${token.name}`;
    case 'keyword':
      return token.keyword;
    case 'symbol':
      return token.symbol;
    case 'end':
      return 'the end of the text';
  }
}
