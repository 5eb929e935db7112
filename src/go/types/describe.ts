import { decodeUtf8 } from '../syntax/escape.ts';
import type { ConstantValue } from './constant-value.ts';
import { underlyingOf } from './named.ts';
import type { Operand } from './operand.ts';
import { isGeneric, isUntyped } from './predicates.ts';
import { printType, type Qualifier } from './print-type.ts';
import { isInteger, toNumber, type Rational } from './rational.ts';
import type { Type } from './type.ts';

/** As Go's compiler shows a constant. */
export function printConstant(value: ConstantValue): string {
  switch (value.kind) {
    case 'boolean':
      return String(value.value);
    case 'string': {
      const shown = JSON.stringify(decodeUtf8(value.bytes));
      return shown.length > 72 ? `${shown.slice(0, 69)}...` : shown;
    }
    case 'integer':
      return String(value.value);
    case 'float':
      return printRational(value.value);
    case 'complex':
      return `(${printRational(value.real)} + ${printRational(value.imaginary)}i)`;
    case 'unknown':
      return 'unknown';
  }
}

function printRational(value: Rational): string {
  if (isInteger(value) && value.numerator < 10n ** 21n && value.numerator > -(10n ** 21n))
    return String(value.numerator);
  const shown = toNumber(value).toPrecision(6);
  return shown.includes('e')
    ? shown.replace(/\.?0+e/, 'e').replace(/e([+-])([0-9])$/, 'e$10$2')
    : shown.replace(/\.?0+$/, '');
}

const modeWords: Readonly<Record<Operand['mode'], string>> = {
  value: 'value',
  variable: 'variable',
  'map-index': 'map index expression',
  'comma-ok': 'comma, ok expression',
  constant: 'constant',
  nil: 'nil',
  type: 'type',
  builtin: 'built-in',
  'no-value': 'no value',
  unknown: 'invalid operand',
};

/** `x (variable of type int)`, as Go's compiler introduces an operand. */
export function describeOperand(x: Operand, text: string, qualify: Qualifier): string {
  const { mode, type } = x;
  if (mode === 'nil') return isUntyped(type) ? 'nil' : `nil (of type ${printType(type, qualify)})`;
  const words: string[] = [];
  if (isUntyped(type)) words.push(printType(type, qualify));
  words.push(modeWords[mode]);
  if (mode === 'constant' && x.value !== null) {
    const shown = printConstant(x.value);
    if (shown !== text) words.push(shown);
  }
  const hasType = !isUntyped(type) && !['unknown', 'no-value', 'builtin', 'type'].includes(mode);
  if (hasType) words.push(typeWords(type, qualify));
  return `${text} (${words.join(' ')})`;
}

function typeWords(type: Type, qualify: Qualifier): string {
  if (type.kind === 'unknown') return 'with invalid type';
  const shown = printType(type, qualify);
  if (type.kind === 'type-parameter')
    return `of type ${shown} constrained by ${printType(type.constraint, qualify)}`;
  const generic = isGeneric(type) || (type.kind === 'signature' && type.typeParameters.length > 0);
  const structure = type.kind === 'named' ? structureWord(underlyingOf(type)) : '';
  return `of ${generic ? 'generic ' : ''}${structure}type ${shown}`;
}

function structureWord(under: Type): string {
  const word = structureOf(under);
  return word === '' ? '' : `${word} `;
}

/** What sort of type it is, as messages call it. */
export function structureOf(under: Type): string {
  switch (under.kind) {
    case 'basic':
      return under.name;
    case 'signature':
      return 'func';
    case 'channel':
      return 'chan';
    case 'array':
    case 'slice':
    case 'struct':
    case 'pointer':
    case 'interface':
    case 'map':
    case 'tuple':
      return under.kind;
    case 'named':
    case 'type-parameter':
    case 'union':
    case 'unknown':
      return '';
  }
}
