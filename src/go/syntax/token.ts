const keywords = [
  'break',
  'case',
  'chan',
  'const',
  'continue',
  'default',
  'defer',
  'else',
  'fallthrough',
  'for',
  'func',
  'go',
  'goto',
  'if',
  'import',
  'interface',
  'map',
  'package',
  'range',
  'return',
  'select',
  'struct',
  'switch',
  'type',
  'var',
] as const;

type Keyword = (typeof keywords)[number];

export type LiteralKind = 'integer' | 'float' | 'imaginary' | 'rune' | 'string';

/** A keyword, an operator's text, a kind of literal, 'name', 'newline', 'end' or 'unknown'. */
export type TokenKind = string;

/** An operator's kind is its text; a line's end that counts as a semicolon is 'newline'. */
export interface Token {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
}

/** As Go's compiler names it in its messages. */
export function describeToken(token: Token, text: string): string {
  const own = text.slice(token.start, token.end);
  switch (token.kind) {
    case 'name':
      return `name ${own}`;
    case 'newline':
      return 'newline';
    case 'end':
      return 'EOF';
    case 'integer':
    case 'float':
    case 'imaginary':
    case 'rune':
    case 'string':
      return `literal ${own.length > 60 ? `${own.slice(0, 60)}...` : own}`;
    case ',':
      return 'comma';
    case ';':
      return 'semicolon';
    default:
      return isKeyword(token.kind) ? `keyword ${own}` : own;
  }
}

const keywordSet: ReadonlySet<string> = new Set(keywords);

export function isKeyword(word: string): word is Keyword {
  return keywordSet.has(word);
}
