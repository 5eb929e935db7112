const keywordList = [
  ...(['break', 'case', 'chan', 'const', 'continue', 'default', 'defer', 'else'] as const),
  ...(['fallthrough', 'for', 'func', 'go', 'goto', 'if', 'import', 'interface', 'map'] as const),
  ...(['package', 'range', 'return', 'select', 'struct', 'switch', 'type', 'var'] as const),
] as const;

type Keyword = (typeof keywordList)[number];

const keywords: ReadonlySet<string> = new Set(keywordList);

export const isKeyword = (word: string): word is Keyword => keywords.has(word);

/** Longest first, so that the first that fits is the one. */
export const operators = [
  ...(['<==>', '...', '==>', '===', '!==', '<<=', '>>=', '&^='] as const),
  ...(['&&', '||', '<-', '++', '--', '==', '!=', '<=', '>=', ':='] as const),
  ...(['+=', '-=', '*=', '/=', '%=', '&=', '|=', '^='] as const),
  ...(['<<', '>>', '&^', '::', '!<', '!>', '..'] as const),
  ...(['+', '-', '*', '/', '%', '&', '|', '^', '<', '>', '=', '!'] as const),
  ...(['(', ')', '[', ']', '{', '}'] as const),
  ...([',', ';', '.', ':', '?', '@', '#', '~'] as const),
] as const;

export type Operator = (typeof operators)[number];

/** A literal's kind, or the keyword or operator itself. */
export type TokenKind =
  | 'name'
  | 'integer'
  | 'float'
  | 'imaginary'
  | 'rune'
  | 'string'
  | 'newline'
  | 'end'
  | Keyword
  | Operator;

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Stands where specifications are read: in a `//@` comment, or anywhere in a .gobra file. */
  readonly isSpec: boolean;
}

/** Only in specifications; elsewhere these are two of Go's operators side by side. */
export const specOperators: ReadonlySet<Operator> = new Set<Operator>([
  ...(['<==>', '==>', '===', '!==', '::', '!<', '!>', '..'] as const),
]);

/** The mathematical signs of the paper: words, and operators, as they are typed. */
export const wordSigns: ReadonlyMap<string, string> = new Map([
  ['∀', 'forall'],
  ['∃', 'exists'],
]);

export const operatorSigns: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['⇒', '==>'],
  ['⟹', '==>'],
  ['≤', '<='],
  ['≥', '>='],
  ['≠', '!='],
  ['∧', '&&'],
  ['∨', '||'],
  ['¬', '!'],
]);
