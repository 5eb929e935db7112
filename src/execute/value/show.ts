import { type Types } from './types.ts';
import { toText } from './text.ts';
import { Boxed, Closure, Complex, Pointer, Slice, Unknown, type Value } from './value.ts';

/** A value for people, short. */
export function showValue(value: Value, types: Types, depth = 0): string {
  if (value === null) return 'nil';
  if (typeof value === 'string') return JSON.stringify(toText(value).slice(0, 40));
  if (typeof value !== 'object') return String(value);
  if (depth > 3) return '...';
  if (value instanceof Boxed) return showValue(value.value, types, depth + 1);
  if (value instanceof Pointer) return `&${String(value.object)}`;
  if (value instanceof Slice) return `slice of ${String(value.length)}`;
  if (Array.isArray(value)) return showList(value as Value[], types, depth);
  if (value instanceof Closure) return 'func';
  if (value instanceof Complex) return `(${String(value.real)}+${String(value.imaginary)}i)`;
  if (value instanceof Unknown) return value.term.replace(/#\d+\.\d+/g, '');
  return 'state';
}

function showList(list: readonly Value[], types: Types, depth: number): string {
  const shown = list.slice(0, 6).map((element) => showValue(element, types, depth + 1));
  return `{${shown.join(' ')}${list.length > 6 ? ' ...' : ''}}`;
}

/** A panicked value as Go's runtime prints it, if no method does. */
export function showPanicked(value: Value, types: Types): string {
  if (!(value instanceof Boxed)) return showValue(value, types);
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
