import type { LiteralKind } from './token.ts';

interface ScannedNumber {
  readonly kind: LiteralKind;
  readonly end: number;
  /** What is wrong with it, in the words of Go's compiler. */
  readonly message: string | null;
}

const names: Readonly<Record<string, string>> = {
  x: 'hexadecimal',
  o: 'octal',
  b: 'binary',
  '': 'decimal',
};

/** Takes all that can belong to the number, and says what is wrong with it afterwards. */
export function scanNumber(text: string, start: number): ScannedNumber {
  const prefix = /^0[xXoObB]/.test(text.slice(start, start + 2)) ? text[start + 1]! : '';
  const base = prefix.toLowerCase();
  let end = start + (base === '' ? 0 : 2);
  const digits = base === 'x' ? /[0-9a-fA-F_]/ : /[0-9_]/;
  const run = (): void => {
    while (end < text.length && digits.test(text[end]!)) end++;
  };
  const digitsStart = end;
  run();
  const isFraction = text[end] === '.';
  if (isFraction) {
    end++;
    run();
  }
  const mantissa = text.slice(digitsStart, end);
  const exponentMark = text[end]?.toLowerCase() ?? '';
  const hasExponent = exponentMark === 'p' || (exponentMark === 'e' && base !== 'x');
  let exponent: string | null = null;
  if (hasExponent) {
    end++;
    if (text[end] === '+' || text[end] === '-') end++;
    const exponentStart = end;
    while (end < text.length && /[0-9_]/.test(text[end]!)) end++;
    exponent = text.slice(exponentStart, end);
  }
  const isImaginary = text[end] === 'i';
  if (isImaginary) end++;
  const kind = isImaginary ? 'imaginary' : isFraction || hasExponent ? 'float' : 'integer';
  const message =
    wrongMantissa(mantissa, base, isFraction, kind) ??
    wrongExponent(base, exponentMark, exponent, isFraction) ??
    wrongSeparators(text.slice(start, isImaginary ? end - 1 : end));
  return { kind, end, message };
}

function wrongMantissa(
  mantissa: string,
  base: string,
  isFraction: boolean,
  kind: LiteralKind,
): string | null {
  const name = names[base]!;
  if (isFraction && (base === 'o' || base === 'b')) return `invalid radix point in ${name} literal`;
  if (!/[0-9a-fA-F]/.test(mantissa)) return `${name} literal has no digits`;
  const wrong =
    base === 'b'
      ? /[2-9]/
      : base === 'o' || (kind === 'integer' && /^0[0-9_]/.test(mantissa) && base === '')
        ? /[89]/
        : null;
  const found = wrong?.exec(mantissa)?.[0];
  if (found === undefined) return null;
  return `invalid digit '${found}' in ${base === '' ? 'octal' : name} literal`;
}

function wrongExponent(
  base: string,
  mark: string,
  exponent: string | null,
  isFraction: boolean,
): string | null {
  if (exponent === null)
    return base === 'x' && isFraction ? "hexadecimal mantissa requires a 'p' exponent" : null;
  if (mark === 'e' && base !== '') return `'e' exponent requires decimal mantissa`;
  if (mark === 'p' && base !== 'x') return `'p' exponent requires hexadecimal mantissa`;
  return /[0-9]/.test(exponent) ? null : 'exponent has no digits';
}

function wrongSeparators(number: string): string | null {
  if (!number.includes('_')) return null;
  const isSeparated = /^(0[xXoObB])?_|^_/.test(number)
    ? /^0[xXoObB]_/.test(number) && separates(number.slice(2).replace(/^_/, ''))
    : separates(number.replace(/^0[xXoObB]/, ''));
  return isSeparated ? null : "'_' must separate successive digits";
}

function separates(digits: string): boolean {
  return !/__|_$|^_|_[^0-9a-fA-F]|[^0-9a-fA-F]_|_\.|\._/.test(digits);
}
