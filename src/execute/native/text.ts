import type { NativeRule, NativeRules } from './rule.ts';
import { Boxed, Slice, Unknown, type Value } from '../value/value.ts';

function pure(compute: (...operands: never[]) => Value): NativeRule {
  return {
    kind: 'compute',
    compute: (machine, operands, { name, resultTypes, site }) => {
      if (operands.some((operand) => operand instanceof Unknown))
        return [machine.computed(name, operands, resultTypes[0] ?? null, site)];
      return [compute(...(operands as never[]))];
    },
  };
}

/** By the name of a category, a script or a property in the Unicode standard. */
function isOf(name: string, rune: number): boolean {
  if (rune < 0 || rune > 0x10ffff) return false;
  const character = String.fromCodePoint(rune);
  const isGeneral = /^[A-Z][a-z]?$/.test(name) || name === 'White_Space';
  return new RegExp(isGeneral ? `^\\p{${name}}$` : `^\\p{Script=${name}}$`, 'u').test(character);
}

/** 0, 1 and 2 ask for upper, lower and title case. */
function mappedTo(to: number, rune: number): number {
  if (rune < 0 || rune > 0x10ffff) return rune;
  const character = String.fromCodePoint(rune);
  const mapped = to === 1 ? character.toLowerCase() : character.toUpperCase();
  const [first, ...rest] = [...mapped];
  return first === undefined || rest.length > 0 ? rune : first.codePointAt(0)!;
}

/** Formatting is done by the library's own text, unless something is unknown: then so is what comes of it. */
const refused: NativeRule = {
  kind: 'compute',
  compute: (machine, operands, { site }) => {
    const parts = operands.flatMap((one) =>
      one instanceof Slice ? machine.sliceElements(one) : [one],
    );
    const isKnown = !parts.some(
      (one) => one instanceof Unknown || (one instanceof Boxed && one.value instanceof Unknown),
    );
    return isKnown ? ['', false] : [machine.computed('a text', parts, null, site), true];
  },
};

export const textNatives: NativeRules<'text' | 'unicode' | 'format'> = {
  'text.index': pure((text: string, part: string) => text.indexOf(part)),
  'text.lastIndex': pure((text: string, part: string) => text.lastIndexOf(part)),
  'unicode.is': pure(isOf),
  'unicode.mapped': pure(mappedTo),
  'format.quick': refused,
  'format.quickLine': refused,
  'format.quickText': refused,
  'text.line': pure((text: string) => (text.endsWith('\n') ? text : `${text}\n`)),
};
