import type { Span } from '../../base/span.ts';

export type FormulaToken =
  | { readonly kind: 'number'; readonly value: bigint; readonly span: Span }
  | { readonly kind: 'name'; readonly name: string; readonly span: Span }
  | { readonly kind: 'symbol'; readonly symbol: string; readonly span: Span }
  | { readonly kind: 'end'; readonly span: Span };

/** What people also write, and what it means. */
const spellings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '≤': '<=',
    '⩽': '<=',
    '≥': '>=',
    '⩾': '>=',
    '===': '==',
    '!==': '!=',
    '≠': '!=',
    '/=': '!=',
    '=': '==',
    '⇒': '==>',
    '⇔': '<==>',
    '∧': '&&',
    '∨': '||',
    '¬': '!',
    '·': '*',
    '×': '*',
    '⋅': '*',
    '−': '-',
    '–': '-',
    '→': '==>',
    '⟹': '==>',
    '↔': '<==>',
    '⟺': '<==>',
    '&': '&&',
    '|': '||',
    and: '&&',
    or: '||',
    not: 'not',
    AND: '&&',
    OR: '||',
    NOT: 'not',
  }),
);

const token =
  /\s+|\/\/.*|;\s*$|(?<number>0[xX][\da-fA-F]+|0[bB][01]+|0[oO][0-7]+|\d+(?:_\d+)*)|`(?<quoted>[^`]*)`|(?<name>(?:len|cap)\([\p{L}_][\p{L}\p{N}_.]*\)|[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*)|(?<symbol><==>|==>|=>|&&|\|\||[=!]==|[<>!=/]=|[-+*/%<>!()[\],=≤⩽≥⩾≠⇒⇔→⟹↔⟺∧∨¬·⋅×−–&|])/uy;

/** The tokens, or the place of a character that begins none. */
export function readTokens(text: string): readonly FormulaToken[] | Span {
  const tokens: FormulaToken[] = [];
  let at = 0;
  while (at < text.length) {
    token.lastIndex = at;
    const found = token.exec(text);
    if (found === null) return { start: at, end: at + 1 };
    const span = { start: at, end: at + found[0].length };
    at = span.end;
    const { number, quoted, name, symbol } = found.groups!;
    if (number !== undefined)
      tokens.push({ kind: 'number', value: BigInt(number.replaceAll('_', '')), span });
    else if (quoted !== undefined) tokens.push({ kind: 'name', name: quoted, span });
    else {
      const word = name ?? symbol;
      if (word === undefined) continue;
      const meant = spellings.get(word);
      if (name !== undefined && meant === undefined)
        tokens.push({ kind: 'name', name: word, span });
      else tokens.push({ kind: 'symbol', symbol: meant ?? word, span });
    }
  }
  const end = { start: text.length, end: text.length };
  return [...tokens, { kind: 'end', span: end }];
}
