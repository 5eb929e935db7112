/** A term of an unknown, taken apart as far as it is known what computes it. */
export type TermTree =
  | { readonly kind: 'literal'; readonly value: bigint | string | boolean | null }
  /** Anything: an argument, what an unread call returned. */
  | { readonly kind: 'atom'; readonly text: string }
  | {
      readonly kind: 'computed';
      readonly operator: string;
      readonly operands: readonly TermTree[];
      readonly text: string;
    }
  /** Bounds that are not written are null. */
  | {
      readonly kind: 'slice';
      readonly of: TermTree;
      readonly low: TermTree | null;
      readonly high: TermTree | null;
      readonly text: string;
    }
  /** Computed of these, nobody here knows how. */
  | {
      readonly kind: 'opaque';
      readonly text: string;
      readonly parts: readonly TermTree[];
    };

const arithmetic = /^(?:[-+*/%&|^]|<<|>>|&\^)$/;
const conversion = /^(?:u?int(?:8|16|32|64)?|uintptr|float32|float64)$/;
const calls: ReadonlySet<string> = new Set(['len', 'append', 'text.index', 'text.lastIndex']);

export function parseTerm(text: string): TermTree {
  const literal = literalOf(text);
  if (literal !== null) return literal;
  const rune = /^rune (\d+) of (.*)$/.exec(text);
  if (rune !== null) {
    const operands = [parseTerm(rune[2]!), parseTerm(rune[1]!)];
    return { kind: 'computed', operator: 'element', operands, text };
  }
  if (text.endsWith(')')) return parseCall(text);
  if (text.endsWith(']')) return parseIndexed(text);
  if (text.startsWith('-') && text.length > 1) {
    const operands: TermTree[] = [{ kind: 'literal', value: 0n }, parseTerm(text.slice(1))];
    return { kind: 'computed', operator: '-', operands, text };
  }
  return { kind: 'atom', text };
}

function literalOf(text: string): TermTree | null {
  if (/^-?\d+$/.test(text)) return { kind: 'literal', value: BigInt(text) };
  if (/^"(?:[^"\\]|\\.)*"$/.test(text))
    return { kind: 'literal', value: JSON.parse(text) as string };
  if (text === 'true' || text === 'false') return { kind: 'literal', value: text === 'true' };
  return text === 'nil' ? { kind: 'literal', value: null } : null;
}

function parseCall(text: string): TermTree {
  const open = openingOf(text);
  if (open < 0) return { kind: 'atom', text };
  const [name, inner] = [text.slice(0, open), text.slice(open + 1, -1)];
  if (name === '') {
    const [left, operator, right, more] = splitAt(inner, ' ');
    if (right === undefined || more !== undefined || !arithmetic.test(operator!))
      return { kind: 'opaque', text, parts: [parseTerm(inner)] };
    const operands = [parseTerm(left!), parseTerm(right)];
    return { kind: 'computed', operator: operator!, operands, text };
  }
  if (inner === '') return { kind: 'atom', text };
  const operands = splitAt(inner, ', ').map(parseTerm);
  return calls.has(name) || conversion.test(name)
    ? { kind: 'computed', operator: name, operands, text }
    : { kind: 'opaque', text, parts: operands };
}

const sliced = 'slice of ';

function parseIndexed(text: string): TermTree {
  const open = openingOf(text);
  if (open <= 0) return { kind: 'atom', text };
  const inner = text.slice(open + 1, -1);
  if (!text.startsWith(sliced)) {
    const operands = [parseTerm(text.slice(0, open)), parseTerm(inner)];
    return { kind: 'computed', operator: 'element', operands, text };
  }
  const of = parseTerm(text.slice(sliced.length, open));
  const [low, high] = splitAt(inner, ':').map((one) => (one === '' ? null : parseTerm(one)));
  return { kind: 'slice', of, low: low ?? null, high: high ?? null, text };
}

/** Where the bracket opens that the text ends with closing; -1 where it does not come out even. */
function openingOf(text: string): number {
  const depths: number[] = [];
  for (const [at, letter] of bare(text)) {
    if ('([{'.includes(letter)) depths.push(at);
    if (!')]}'.includes(letter)) continue;
    const open = depths.pop();
    if (open === undefined) return -1;
    if (at === text.length - 1) return open;
  }
  return -1;
}

/** The parts between separators that stand in no brackets. */
export function splitAt(text: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const [at, letter] of bare(text)) {
    if ('([{'.includes(letter)) depth++;
    if (')]}'.includes(letter)) depth--;
    if (depth > 0 || at < from || !text.startsWith(separator, at)) continue;
    parts.push(text.slice(from, at));
    from = at + separator.length;
  }
  return [...parts, text.slice(from)];
}

/** The letters outside of quotes. */
function* bare(text: string): Generator<readonly [number, string]> {
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    if (letter === '\\' && isQuoted) at++;
    else if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted) yield [at, letter];
  }
}
