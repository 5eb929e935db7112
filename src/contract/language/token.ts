export interface Token {
  /** 'name', a literal's kind, 'newline', 'end', or the keyword or operator itself. */
  readonly kind: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Stands where specifications are read: in a `//@` comment, or anywhere in a .gobra file. */
  readonly isSpec: boolean;
}

export const keywords: ReadonlySet<string> = new Set([
  ...['break', 'case', 'chan', 'const', 'continue', 'default', 'defer', 'else', 'fallthrough'],
  ...['for', 'func', 'go', 'goto', 'if', 'import', 'interface', 'map', 'package', 'range'],
  ...['return', 'select', 'struct', 'switch', 'type', 'var'],
]);

/** Longest first, so that the first that fits is the one. */
export const operators: readonly string[] = [
  ...['<==>', '...', '==>', '<<=', '>>=', '&^='],
  ...['&&', '||', '<-', '++', '--', '==', '!=', '<=', '>=', ':=', '+=', '-=', '*=', '/=', '%='],
  ...['&=', '|=', '^=', '<<', '>>', '&^', '::', '!<', '!>', '..'],
  ...['+', '-', '*', '/', '%', '&', '|', '^', '<', '>', '=', '!', '(', ')', '[', ']', '{', '}'],
  ...[',', ';', '.', ':', '?', '@', '#', '~'],
];

/** Only in specifications; elsewhere these are two of Go's operators side by side. */
export const specOperators: ReadonlySet<string> = new Set(['<==>', '==>', '::', '!<', '!>', '..']);

/** The mathematical signs of the paper, and how they are typed. */
export const signs: ReadonlyMap<string, string> = new Map([
  ['∀', 'forall'],
  ['∃', 'exists'],
  ['⇒', '==>'],
  ['⟹', '==>'],
  ['≤', '<='],
  ['≥', '>='],
  ['≠', '!='],
  ['∧', '&&'],
  ['∨', '||'],
  ['¬', '!'],
]);
