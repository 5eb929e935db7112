import { contractMark } from '../../base/contract-mark.ts';
import { SyntaxFault } from './syntax-fault.ts';
import {
  isKeyword,
  operators,
  operatorSigns,
  specOperators,
  wordSigns,
  type Operator,
  type Token,
  type TokenKind,
} from './token.ts';

/** Where the scanner stands. */
interface Scanner {
  readonly text: string;
  readonly tokens: Token[];
  readonly isGobra: boolean;
  at: number;
  /** Inside of `//@` up to the end of the line, or of a comment with `@` up to its end. */
  mark: 'none' | 'line' | 'block';
}

/** Behind these a line's end ends a statement. */
const enders: ReadonlySet<TokenKind> = new Set<TokenKind>([
  ...(['name', 'integer', 'float', 'imaginary', 'rune', 'string', 'break', 'continue'] as const),
  ...(['fallthrough', 'return', '++', '--', ')', ']', '}', '!>', '@'] as const),
]);

const afterMark = new RegExp(`^\\s*(${contractMark})?\\s*`);

/** A line that starts with one of these goes on with the one before, in specifications. */
const continuations = /^(&&|\|\||==>|==|<==>|\?|:[^=:]|\+\+ |in\b)/;

/** Go's text with specifications in comments, or (`isGobra`) without comment marks. */
export function scan(text: string, isGobra: boolean): readonly Token[] {
  const s: Scanner = { text, tokens: [], isGobra, at: 0, mark: 'none' };
  while (s.at < text.length) {
    if (!skipBlank(s)) scanToken(s);
  }
  endLine(s);
  push(s, 'end', text.length);
  return s.tokens;
}

function push(s: Scanner, kind: TokenKind, end: number, text = s.text.slice(s.at, end)): void {
  s.tokens.push({ kind, text, start: s.at, end, isSpec: s.isGobra || s.mark !== 'none' });
  s.at = end;
}

function endLine(s: Scanner): void {
  const last = s.tokens.at(-1);
  if (last === undefined || !enders.has(last.kind)) return;
  if (last.isSpec && continuations.test(nextText(s))) return;
  push(s, 'newline', s.at);
}

/** What follows behind blanks and the marks of the next line's comment. */
function nextText(s: Scanner): string {
  const rest = s.text.slice(s.at, s.at + 400);
  const marked = s.isGobra ? /^(\s|\/\/[^\n]*\n)+/ : afterMark;
  return rest.replace(marked, '');
}

function skipBlank(s: Scanner): boolean {
  const { text, at } = s;
  const character = text[at]!;
  if (character === '\n') {
    endLine(s);
    if (s.mark === 'line') s.mark = 'none';
    s.at = at + 1;
    return true;
  }
  if (/\s/.test(character)) {
    s.at += 1;
    return true;
  }
  if (s.mark === 'block' && text.startsWith('@*/', at)) {
    endLine(s);
    s.mark = 'none';
    s.at += 3;
    return true;
  }
  if (text.startsWith('//', at)) return lineComment(s);
  return text.startsWith('/*', at) && blockComment(s);
}

const lineMark = new RegExp(contractMark, 'y');

function lineComment(s: Scanner): boolean {
  const mark = s.isGobra || s.mark !== 'none' ? null : matched(lineMark, s);
  if (mark !== null) {
    s.mark = 'line';
    s.at += mark.length;
    return true;
  }
  const end = s.text.indexOf('\n', s.at);
  s.at = end < 0 ? s.text.length : end;
  return true;
}

function blockComment(s: Scanner): boolean {
  if (!s.isGobra && s.mark === 'none' && s.text[s.at + 2] === '@') {
    s.mark = 'block';
    s.at += 3;
    return true;
  }
  const end = s.text.indexOf('*/', s.at + 2);
  if (end < 0) throw new SyntaxFault('comment not terminated', { start: s.at, end: s.text.length });
  if (s.text.slice(s.at, end).includes('\n')) endLine(s);
  s.at = end + 2;
  return true;
}

const name = /[\p{L}_][\p{L}\p{Nd}_]*/uy;
const number = /0[xX][0-9a-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|\d[\d_]*(\.(?!\.)\d*)?([eE][+-]?\d+)?/y;

function matched(pattern: RegExp, s: Scanner): string | null {
  pattern.lastIndex = s.at;
  return pattern.exec(s.text)?.[0] ?? null;
}

function scanToken(s: Scanner): void {
  const character = s.text[s.at]!;
  const spelled = wordSigns.get(character);
  if (spelled !== undefined) return push(s, 'name', s.at + 1, spelled);
  const sign = operatorSigns.get(character);
  if (sign !== undefined) return push(s, sign, s.at + 1, sign);
  const word = matched(name, s);
  if (word !== null) return push(s, isKeyword(word) ? word : 'name', s.at + word.length);
  const digits = matched(number, s);
  if (digits !== null) {
    const isFloat = /[.eE]/.test(digits) && !/^0[xX]/.test(digits);
    return push(s, isFloat ? 'float' : 'integer', s.at + digits.length);
  }
  if (character === '"' || character === '`' || character === "'") return scanQuoted(s, character);
  const operator = operators.find((one) => fits(s, one));
  if (operator === undefined)
    throw new SyntaxFault(`unexpected character ${character}`, { start: s.at, end: s.at + 1 });
  push(s, operator, s.at + operator.length);
}

function fits(s: Scanner, operator: Operator): boolean {
  if (!s.text.startsWith(operator, s.at)) return false;
  return !specOperators.has(operator) || s.isGobra || s.mark !== 'none';
}

function scanQuoted(s: Scanner, quote: string): void {
  let at = s.at + 1;
  while (at < s.text.length && s.text[at] !== quote) {
    if (s.text[at] === '\\' && quote !== '`') at += 1;
    at += 1;
  }
  push(s, quote === "'" ? 'rune' : 'string', at + 1);
}
