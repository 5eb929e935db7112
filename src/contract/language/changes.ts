import type { Token, TokenKind } from './token.ts';

type Tokens = readonly Token[];

const changing: ReadonlySet<TokenKind> = new Set<TokenKind>([
  ...(['=', '+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=', '&^=', '<<=', '>>='] as const),
  ...(['++', '--'] as const),
]);

/** Behind these `&` is no sign of an address. */
const operandEnds: ReadonlySet<TokenKind> = new Set<TokenKind>([
  ...(['name', 'integer', 'float', 'imaginary', 'rune', 'string', ')', ']', '}'] as const),
]);

/**
 * Some statement of the text may assign to a variable of this name, or takes its address. Tokens are looked at, since
 * what cannot be read may do so, too.
 */
export function mayChange(tokens: Tokens, name: string, declared: number): boolean {
  return tokens.some(
    (one, at) =>
      one.kind === 'name' &&
      one.text === name &&
      one.start !== declared &&
      tokens[at - 1]?.kind !== '.' &&
      (hasItsAddressTaken(tokens, at) || isAssigned(tokens, at)),
  );
}

/** `&x` and `&(x)`, but not `y & x`. */
function hasItsAddressTaken(tokens: Tokens, name: number): boolean {
  let at = name - 1;
  while (tokens[at]?.kind === '(') at -= 1;
  const before = tokens[at - 1]?.kind;
  return tokens[at]?.kind === '&' && (before === undefined || !operandEnds.has(before));
}

/** Something in the same statement behind it assigns to what stands before. */
function isAssigned(tokens: Tokens, name: number): boolean {
  const before = tokens[name - 1]?.kind;
  // A declaration of its own.
  if (before === 'var' || before === 'const') return false;
  let depth = 0;
  for (const { kind } of tokens.slice(name + 1)) {
    if (kind === '(' || kind === '[' || kind === '{') depth += 1;
    else if (kind === ')') depth = Math.max(depth - 1, 0);
    else if (kind === ']' || kind === '}') {
      if (depth === 0) return false;
      depth -= 1;
    } else if (depth > 0) continue;
    else if (changing.has(kind)) return true;
    else if (ends.has(kind)) return false;
  }
  return false;
}

const ends: ReadonlySet<TokenKind> = new Set<TokenKind>(['newline', ';', ':', ':=', 'end']);

/** Go's own `close` is called, in parentheses or not. */
export function closesSome(tokens: Tokens): boolean {
  return tokens.some(
    ({ kind, text }, at) => kind === 'name' && text === 'close' && tokens[at - 1]?.kind !== '.',
  );
}
