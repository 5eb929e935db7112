import { wordsOf } from '../term/spell.ts';
import { type Types } from './types.ts';
import { toText } from './text.ts';
import { Boxed, Unknown, type Value } from './value.ts';

/** A panicked value as Go's runtime prints it, if no method does. */
export function showPanicked(value: Value, types: Types): string {
  if (value instanceof Unknown) return wordsOf(value.term);
  if (!(value instanceof Boxed)) return 'nil';
  const { named, shape, text } = types.get(value.type);
  if (shape.kind === 'string') {
    const shown = toText(value.value as string);
    return named === null || named.package === '' ? shown : `${text}("${shown}")`;
  }
  if (shape.kind === 'integer' || shape.kind === 'boolean') {
    const shown = typeof value.value === 'object' ? '' : String(value.value);
    return `${text}(${shown})`;
  }
  if (shape.kind === 'float') return `${text}(${floatText(value.value as number)})`;
  return `(${text}) ${value.value === null ? 'nil' : '0xc000012345'}`;
}

/** As print writes floats: seven digits and an exponent of three. */
function floatText(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? '+Inf' : '-Inf';
  const [digits, exponent] = value.toExponential(6).split('e') as [string, string];
  const number = Math.abs(Number(exponent));
  const sign = exponent.startsWith('-') ? '-' : '+';
  return `${value < 0 || Object.is(value, -0) ? '' : '+'}${digits}e${sign}${String(number).padStart(3, '0')}`;
}
