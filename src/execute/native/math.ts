import type { OperationOf } from '../../go/std/natives.ts';
import type { NativeRule, NativeRules } from './rule.ts';
import { toInteger } from '../value/integer.ts';
import { Unknown, type Value } from '../value/value.ts';
import { formatFloat, parseFloat } from '../value/float.ts';

function pure(compute: (...operands: never[]) => Value | readonly Value[]): NativeRule {
  return {
    kind: 'compute',
    compute: (machine, operands, { name, resultTypes, site }) => {
      if (operands.some((operand) => operand instanceof Unknown))
        return resultTypes.map((type, at) =>
          machine.computed(name, operands, type, site, resultTypes.length === 1 ? null : at + 1),
        );
      const found = compute(...(operands as never[]));
      return resultTypes.length === 1 ? [found] : (found as readonly Value[]);
    },
  };
}

const view = new DataView(new ArrayBuffer(8));

function bits64(value: number): Value {
  view.setFloat64(0, value);
  return toInteger(view.getBigUint64(0));
}

function fromBits64(bits: number | bigint): Value {
  view.setBigUint64(0, BigInt(bits));
  return view.getFloat64(0);
}

function bits32(value: number): Value {
  view.setFloat32(0, value);
  return view.getUint32(0);
}

function fromBits32(bits: number): Value {
  view.setUint32(0, bits);
  return view.getFloat32(0);
}

/** Go's Mod keeps the sign of the first operand, as % does here. */
function mod(value: number, by: number): number {
  return value % by;
}

/** What of Go's functions gives a number for numbers. */
type Computed = Exclude<
  OperationOf<'math'>,
  'math.formatFloat' | 'math.parseFloat' | `math.Float${string}`
>;

const computed: Readonly<Record<Computed, (first: number, second: number) => number>> = {
  'math.Sqrt': Math.sqrt,
  'math.Floor': Math.floor,
  'math.Ceil': Math.ceil,
  'math.Trunc': Math.trunc,
  'math.Exp': Math.exp,
  'math.Exp2': (value) => 2 ** value,
  'math.Expm1': Math.expm1,
  'math.Log': Math.log,
  'math.Log2': Math.log2,
  'math.Log10': Math.log10,
  'math.Log1p': Math.log1p,
  'math.Sin': Math.sin,
  'math.Cos': Math.cos,
  'math.Tan': Math.tan,
  'math.Asin': Math.asin,
  'math.Acos': Math.acos,
  'math.Atan': Math.atan,
  'math.Sinh': Math.sinh,
  'math.Cosh': Math.cosh,
  'math.Tanh': Math.tanh,
  'math.Asinh': Math.asinh,
  'math.Acosh': Math.acosh,
  'math.Atanh': Math.atanh,
  'math.Cbrt': Math.cbrt,
  // Go has 1 where either 1 is the base or the exponent is 0, NaN or not; -1 to an infinity is 1, too.
  'math.Pow': (base, exponent) =>
    base === 1 || (base === -1 && !Number.isFinite(exponent) && !Number.isNaN(exponent))
      ? 1
      : base ** exponent,
  'math.Atan2': Math.atan2,
  'math.Hypot': Math.hypot,
  'math.Mod': mod,
};

const ofNumbers = Object.fromEntries(
  Object.entries(computed).map(([name, compute]) => [name, pure(compute)]),
) as Readonly<Record<Computed, NativeRule>>;

export const mathNatives: NativeRules<'math'> = {
  ...ofNumbers,
  'math.Float64bits': pure(bits64),
  'math.Float64frombits': pure(fromBits64),
  'math.Float32bits': pure(bits32),
  'math.Float32frombits': pure(fromBits32),
  'math.formatFloat': pure(formatFloat),
  'math.parseFloat': pure(parseFloat),
};
