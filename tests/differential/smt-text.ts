import type { Valuation, Value } from './evaluate.ts';

/**
 * Reads SMT-LIB text over parameters and computes its value, by SMT-LIB's own rules: `div` leaves a
 * remainder that is not negative, and dividing by zero may come to anything, so that only a formula
 * whose value does not depend on it has one.
 */
export type SmtValue = Value | 'anything';

type Sexp = string | readonly Sexp[];

export function evaluateSmt(
  text: string,
  valuation: Valuation,
  /** Names that may be anything. */
  open: ReadonlySet<string> = new Set(),
): SmtValue {
  const tokens = text.match(/\(|\)|\|[^|]*\||[^\s()|]+/g) ?? [];
  let at = 0;
  const read = (): Sexp => {
    const token = tokens[at++];
    if (token === undefined || token === ')') throw new Error(`not an S-expression: ${text}`);
    if (token !== '(') return token;
    const list: Sexp[] = [];
    while (tokens[at] !== ')') list.push(read());
    at++;
    return list;
  };
  const expression = read();
  if (at !== tokens.length) throw new Error(`more than one S-expression: ${text}`);
  const unknown = [...open].map((name) => [name, 'anything'] as const);
  return valueOf(expression, new Map<string, SmtValue>([...unknown, ...valuation]));
}

type Names = ReadonlyMap<string, SmtValue>;

function valueOf(expression: Sexp, names: Names): SmtValue {
  if (typeof expression === 'string') return atom(expression, names);
  const [head, ...rest] = expression;
  if (head === 'let') {
    const inner = new Map(names);
    for (const [name, value] of rest[0] as readonly (readonly [string, Sexp])[]) {
      inner.set(unquoted(name), valueOf(value, names));
    }
    return valueOf(rest[1]!, inner);
  }
  const values = rest.map((argument) => valueOf(argument, names));
  return apply(String(head), values);
}

function atom(text: string, names: Names): SmtValue {
  if (/^[0-9]+$/.test(text)) return BigInt(text);
  if (text === 'true' || text === 'false') return text === 'true';
  const value = names.get(unquoted(text));
  if (value === undefined) throw new Error(`the name ${text} is no parameter`);
  return value;
}

function unquoted(name: string): string {
  return name.startsWith('|') ? name.slice(1, -1) : name;
}

function apply(operator: string, values: readonly SmtValue[]): SmtValue {
  switch (operator) {
    case 'and':
      return connective(values, false);
    case 'or':
      return connective(values, true);
    case '=>': {
      const premises = values.slice(0, -1).map((value) => apply('not', [value]));
      return connective([...premises, values.at(-1)!], true);
    }
    case 'ite': {
      const [condition, then, otherwise] = values;
      if (condition === 'anything') return then === otherwise ? then! : 'anything';
      return condition === true ? then! : otherwise!;
    }
  }
  const known = values.filter((value) => value !== 'anything');
  return known.length === values.length ? strict(operator, known) : 'anything';
}

/** `and` is decided by one false, `or` by one true, whatever the others are. */
function connective(values: readonly SmtValue[], decisive: boolean): SmtValue {
  if (values.includes(decisive)) return decisive;
  return values.includes('anything') ? 'anything' : !decisive;
}

function strict(operator: string, values: readonly Value[]): SmtValue {
  const pairs = values.slice(1).map((value, index) => [values[index]!, value] as const);
  const numbers = values.map((value) => value as bigint);
  switch (operator) {
    case 'not':
      return !(values[0] as boolean);
    case 'xor':
      return values.reduce((a, b) => a !== b);
    case '=':
      return pairs.every(([a, b]) => a === b);
    case 'distinct':
      return new Set(values).size === values.length;
    case '<':
      return pairs.every(([a, b]) => a < b);
    case '<=':
      return pairs.every(([a, b]) => a <= b);
    case '>':
      return pairs.every(([a, b]) => a > b);
    case '>=':
      return pairs.every(([a, b]) => a >= b);
    case '+':
      return numbers.reduce((a, b) => a + b);
    case '*':
      return numbers.reduce((a, b) => a * b);
    case '-':
      return numbers.length === 1 ? -numbers[0]! : numbers.reduce((a, b) => a - b);
    case 'div':
      return numbers[1] === 0n ? 'anything' : quotient(numbers[0]!, numbers[1]!);
    case 'mod':
      return numbers[1] === 0n
        ? 'anything'
        : numbers[0]! - numbers[1]! * quotient(numbers[0]!, numbers[1]!);
    case 'abs':
      return numbers[0]! < 0n ? -numbers[0]! : numbers[0]!;
    default:
      throw new Error(`${operator} is not known here`);
  }
}

function quotient(dividend: bigint, divisor: bigint): bigint {
  const truncated = dividend / divisor;
  if (dividend - divisor * truncated >= 0n) return truncated;
  return divisor > 0n ? truncated - 1n : truncated + 1n;
}
