import type { Language } from '../../base/language.ts';
import type { LoopMode } from '../../base/loop-mode.ts';
import type { ReportedStrategy, StrategyNumber } from '../../base/strategy.ts';
import type { ValueView } from '../../protocol/run-view.ts';

/** All that a link holds. A trace is a list of choices, so it replays without asking Z3 again. */
export interface SharedProgram {
  readonly language: Language;
  readonly source: string;
  /** The name of the fragment on show; empty: the first. */
  readonly fragment: string;
  /** Whose details are open. */
  readonly strategy: ReportedStrategy | null;
  /** Which of the two encodings the panes show; null: the program's own. */
  readonly loops: LoopMode | null;
  /** The strategy whose CoreDafny is on show; null: the usual one. */
  readonly dafny: StrategyNumber | null;
  /** What is supposed of the parameters; empty: nothing. */
  readonly supposed: string;
  readonly run: SharedRun | null;
}

interface SharedRun {
  readonly values: readonly ValueView[];
  readonly trace: string;
  readonly step: number;
}

/** Short names, for they stand in every link; and they stay, since links live long. */
interface Written {
  readonly l: 'g' | 'v';
  readonly s: string;
  readonly f?: string;
  readonly p?: number;
  readonly m?: LoopMode;
  readonly d?: number;
  readonly q?: string;
  readonly v?: readonly (readonly [string, string])[];
  readonly t?: string;
  readonly k?: number;
}

export function writeShared(shared: SharedProgram): string {
  const { language, source, fragment, strategy, loops, dafny, supposed, run } = shared;
  const written: Written = {
    l: language === 'go' ? 'g' : 'v',
    s: source,
    ...(fragment !== '' && { f: fragment }),
    ...(strategy !== null && { p: strategy }),
    ...(loops !== null && { m: loops }),
    ...(dafny !== null && { d: dafny }),
    ...(supposed !== '' && { q: supposed }),
    ...(run && {
      v: run.values.map(({ name, value }) => [name, value] as const),
      t: run.trace,
      k: run.step,
    }),
  };
  return JSON.stringify(written);
}

/** Null for what we have not written: anybody can make a link. */
export function readShared(text: string): SharedProgram | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof read !== 'object' || read === null) return null;
  const { l, s, f = '', p, m, d, q, v, t, k } = read as Record<string, unknown>;
  if ((l !== 'g' && l !== 'v') || typeof s !== 'string' || typeof f !== 'string') return null;
  const strategy = ([1, 2, 3, 4] as const).find((one) => one === p) ?? null;
  const loops = (['counted', 'commuted'] as const).find((one) => one === m) ?? null;
  const dafny = ([1, 2, 3] as const).find((one) => one === d) ?? null;
  const run = readRun(v, t, k);
  const language = l === 'g' ? 'go' : 'virgo';
  const supposed = typeof q === 'string' ? q : '';
  return { language, source: s, fragment: f, strategy, loops, dafny, supposed, run };
}

function readRun(v: unknown, t: unknown, k: unknown): SharedRun | null {
  if (!Array.isArray(v) || typeof t !== 'string' || !Number.isSafeInteger(k)) return null;
  const pairs = v as readonly unknown[];
  if (!pairs.every(isPair)) return null;
  const values = pairs.map(([name, value]) => ({ name: nameToday(name), value }));
  return { values, trace: t, step: k as number };
}

/** How a parameter is called by now: links stored before say `turns` of the iterations of a loop. */
function nameToday(name: string): string {
  return name
    .replace(/^(full )?turns\b/, '$1iterations')
    .replace(/^(some|the) turn\b/, '$1 iteration');
}

function isPair(value: unknown): value is readonly [string, string] {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((one: unknown) => typeof one === 'string')
  );
}
