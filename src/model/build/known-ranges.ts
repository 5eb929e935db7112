import type { ValueRange } from '../quantity.ts';
import { knownLength } from './length.ts';
import type { Here } from './context.ts';
import { settle } from './settle.ts';
import type { PreparedCall, Value } from './value.ts';

/** Between which numbers lies what a library function returns that is not followed, or its length. */
type Known = (here: Here, given: readonly Value[]) => ValueRange | null;

const between =
  (least: number, most: number | null = null): Known =>
  () => ({ least: BigInt(least), most: most === null ? null : BigInt(most) });

/** A text that is cut at something is at least one piece; at nothing, each letter is one. */
const pieces: Known = (here, [, separator]) =>
  separator !== undefined && isSome(here, separator) ? { least: 1n, most: null } : null;

/** At most so many pieces; no limit where that is negative. */
const limitedPieces: Known = (here, given) => {
  const count = integerOf(here, given[2]);
  if (count === null) return null;
  if (count < 0n) return pieces(here, given);
  const least = count > 0n && pieces(here, given) !== null ? 1n : 0n;
  return { least, most: count };
};

/** Below the argument, which is above zero. */
const below: Known = (here, given) => {
  const most = integerOf(here, given.at(-1));
  return { least: 0n, most: most === null || most <= 0n ? null : most - 1n };
};

function isSome(here: Here, value: Value): boolean {
  const length = knownLength(here, settle(here, value));
  return length?.kind === 'integer' && length.value > 0n;
}

function integerOf(here: Here, given: Value | undefined): bigint | null {
  const value = given === undefined ? undefined : settle(here, given);
  return value?.kind === 'quantity' && value.quantity.kind === 'integer'
    ? value.quantity.value
    : null;
}

/** Of strings and bytes alike. */
const ofTexts: readonly (readonly [string, Known])[] = [
  ...['Index', 'IndexAny', 'IndexByte', 'IndexFunc', 'IndexRune'].map(
    (name) => [name, between(-1)] as const,
  ),
  ...['LastIndex', 'LastIndexAny', 'LastIndexByte', 'LastIndexFunc'].map(
    (name) => [name, between(-1)] as const,
  ),
  ['Count', between(0)],
  ['Compare', between(-1, 1)],
  ['Split', pieces],
  ['SplitAfter', pieces],
  ['SplitN', limitedPieces],
  ['SplitAfterN', limitedPieces],
];

const ofBits = ['Len', 'OnesCount', 'LeadingZeros', 'TrailingZeros'].flatMap((name) =>
  [8, 16, 32, 64].map((bits) => [`math/bits.${name}${String(bits)}`, between(0, bits)] as const),
);

const ranges: ReadonlyMap<string, Known> = new Map([
  ...['strings', 'bytes'].flatMap((home) =>
    ofTexts.map(([name, known]) => [`${home}.${name}`, known] as const),
  ),
  ...ofBits,
  ['cmp.Compare', between(-1, 1)],
  ['sort.Search', between(0)],
  ['sort.SearchInts', between(0)],
  ['sort.SearchStrings', between(0)],
  ['unicode/utf8.RuneCount', between(0)],
  ['unicode/utf8.RuneCountInString', between(0)],
  ['unicode/utf8.RuneLen', between(-1, 4)],
  ['strconv.Itoa', between(1, 20)],
  ...['Int', 'Int31', 'Int63', '(*Rand).Int', '(*Rand).Int31', '(*Rand).Int63'].map(
    (name) => [`math/rand.${name}`, between(0)] as const,
  ),
  ...['Intn', 'Int31n', 'Int63n'].flatMap((name) => [
    [`math/rand.${name}`, below] as const,
    [`math/rand.(*Rand).${name}`, below] as const,
  ]),
  ['runtime.NumGoroutine', between(1)],
  ['runtime.GOMAXPROCS', between(1)],
  ['time.Time.Hour', between(0, 23)],
  ['time.Time.Minute', between(0, 59)],
  ['time.Time.Second', between(0, 59)],
  ['time.Time.Nanosecond', between(0, 999_999_999)],
  ['time.Time.Month', between(1, 12)],
  ['time.Time.Day', between(1, 31)],
  ['time.Time.YearDay', between(1, 366)],
  ['time.Time.Weekday', between(0, 6)],
]);

/** Null where nothing is known. */
export function rangeOfResult(
  here: Here,
  { target, arguments: given }: PreparedCall,
): ValueRange | null {
  if (target.kind !== 'function') return null;
  const { qualified, origin } = here.builder.program.functions[target.function]!;
  if (qualified === null || origin !== 'library') return null;
  return ranges.get(qualified)?.(here, given) ?? null;
}
