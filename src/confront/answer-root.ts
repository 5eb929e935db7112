import { shareOf, withoutEnd, type Allowance } from '../base/allowance.ts';
import type { Span } from '../base/span.ts';
import type { Program } from '../execute/compile/program.ts';
import { valuationsOf, type Given } from '../execute/environment.ts';
import { reportProperties, type PropertyReport, type RunReport } from '../execute/report.ts';
import {
  check,
  withoutImplied,
  type CheckOptions,
  type Checked,
  type Found,
} from '../execute/search/check.ts';
import { propertyNames, type PropertyName } from '../run/property.ts';
import { badProperties } from './question.ts';
import type { ChannelOrigin } from '../execute/state/heap.ts';
import { usualLimits } from '../execute/system.ts';
import type { Entry } from '../go/plain/program.ts';
import { withValues, type Values } from './confront.ts';
import { furtherValues } from './further-numbers.ts';
import { largeValues } from './large-numbers.ts';
import { furtherTexts } from './further-texts.ts';
import { replay } from './replayed.ts';
import { supposesNumbers } from './supposes-numbers.ts';

/** What runs alone say of a function that the proof does not reach. */
export interface RootAnswer {
  readonly name: string;
  readonly nameSpan: Span;
  /** `checked`: all runs with the values were seen. `searched`: some were. `refuted`: one goes wrong. */
  readonly grade: 'checked' | 'searched' | 'refuted';
  readonly values: readonly Values[];
  readonly states: number;
  readonly schedules: number;
  /** Of the operations on one primitive that could come next to each other, how many did in these schedules. */
  readonly pairs: Pairs | null;
  /** Why less was seen than there is. */
  readonly bounds: readonly string[];
  /** What all runs take for granted of those whose text we do not have. */
  readonly granted: readonly string[];
  readonly properties: readonly PropertyAnswer[];
  /** Who goes on for ever in some run although that is no fault: a server. */
  readonly serving: string | null;
  readonly broken: BrokenProperty | null;
  /** For each property that is broken the run that supposes least. */
  readonly runs: readonly FoundRun[];
}

interface Pairs {
  readonly seen: number;
  readonly possible: number;
}

/** A run as it was found, with all that it takes to make it again. */
export interface FoundRun {
  readonly name: PropertyName;
  readonly words: string;
  readonly values: Values;
  readonly run: RunReport;
  readonly options: CheckOptions;
  readonly found: Found;
}

type PropertyAnswer = Omit<PropertyReport, 'run'>;

export interface BrokenProperty {
  readonly name: PropertyName;
  readonly words: string;
  readonly values: Values;
  readonly run: RunReport;
  /** What each of its steps did. */
  readonly actions: readonly string[];
}

/** What makes an answer a refutation; a value that nobody receives, or a server that never ends, is no fault. */
const faults: readonly PropertyName[] = [...badProperties, 'race-free'];

export interface AnswerOptions {
  /** In all, and for one choice of values. */
  readonly states?: number;
  readonly statesOfOne?: number;
  readonly schedulesOfOne?: number;
  /** The arguments that are given, each time; nothing: small ones. */
  readonly given?: readonly ReadonlyMap<string, Given>[];
  readonly isCancelled?: () => boolean;
  /** How much time all of it may take; nothing: any. */
  readonly allowance?: Allowance;
  /** Told before each choice of values. */
  readonly onValues?: (values: Values, at: number, of: number) => void;
}

interface AskOptions extends AnswerOptions {
  readonly closings: Set<ChannelOrigin>;
}

const usualStates = 40_000;
const statesOfOne = 12_000;
const schedulesOfOne = 150;
/** How much of the time goes to the usual values; what they leave goes to further ones. */
const firstShare = 0.9;

/** Runs a function on small values of its parameters under every schedule, as far as the budget goes. */
export function answerRoot(
  program: Program,
  entry: Entry,
  options: AnswerOptions = {},
): RootAnswer {
  const root = program.plain.functions[entry.function]!;
  const { allowance = withoutEnd } = options;
  const closings = new Set<ChannelOrigin>();
  const usual = { ...options, closings, allowance: shareOf(allowance, firstShare) };
  const known = closings.size;
  let first = askAll(program, entry, usual);
  // What is closed here with some values nobody else is to close with others.
  if (closings.size > known && first.asked.some(grantsClosing))
    first = askAll(program, entry, usual);
  const more = askFurther(program, entry, { ...options, closings }, first);
  const { bounds, states } = first;
  const asked = [...first.asked, ...more];
  const properties = mergeProperties(asked);
  const runs = bestRuns(asked);
  const broken = worst(program, runs);
  return {
    name: entry.name,
    nameSpan: root.nameSpan,
    grade:
      broken !== null
        ? 'refuted'
        : bounds.size === 0 && isFree(properties)
          ? 'checked'
          : 'searched',
    values: asked.map(({ values }) => values),
    states,
    schedules: asked.reduce((sum, { checked }) => sum + (checked.guided?.schedules ?? 0), 0),
    pairs: pairsOf(asked),
    bounds: [...bounds],
    granted: withoutImplied(asked.flatMap(({ checked }) => checked.granted)),
    properties,
    serving: servingIn(asked),
    broken,
    runs,
  };
}

interface AskedAll {
  readonly asked: readonly Asked[];
  readonly bounds: Set<string>;
  readonly states: number;
}

const grantsClosing = ({ checked }: Asked): boolean =>
  checked.granted.some((words) => /^somebody (closes|.* or closes) /.test(words));

const isFaulty = ({ properties }: Asked): boolean =>
  properties.some(({ name, outcome }) => faults.includes(name) && outcome === 'broken');

const isBroken = ({ properties }: Asked): boolean =>
  properties.some(({ outcome }) => outcome === 'broken');

/** Nothing is found, and nothing left open. */
const isWhole = ({ bounds, properties }: Asked): boolean =>
  bounds.length === 0 && isFree(properties.map(({ run: _, ...rest }) => rest));

const isSettled = ({ asked, bounds }: AskedAll): boolean =>
  bounds.size === 0 && asked.every(isWhole);

/** Values beyond the usual ones, with what is left of the states: only what was seen whole says something. */
function askFurther(
  program: Program,
  entry: Entry,
  { states = usualStates, given, ...options }: AskOptions,
  first: AskedAll,
): readonly Asked[] {
  if (given !== undefined && given.some((one) => one.size > 0)) return [];
  if (first.asked.some(isFaulty)) return [];
  const root = program.plain.functions[entry.function]!;
  // Where all was seen, texts that nobody knows were any text.
  const further = isSettled(first) ? furtherValues(program, root) : furtherTexts(program, root);
  const { states: spent } = first;
  const large = isSettled(first) ? largeValues(program, root) : [];
  const ask = (more: AskOptions): readonly Asked[] =>
    more.given?.length === 0 ? [] : askAll(program, entry, more).asked;
  const small = ask({ ...options, states: states - spent, given: further });
  return [
    ...small.filter((one) => one.bounds.length === 0 || isBroken(one)),
    ...ask({ ...options, ...ofLarge, given: large }).filter((one) => isWhole(one) || isBroken(one)),
  ];
}

/** What is not over soon counts to the large number, and would take long. */
const ofLarge = { states: 2_000, statesOfOne: 200, schedulesOfOne: 2 };

function askAll(
  program: Program,
  entry: Entry,
  {
    states = usualStates,
    statesOfOne: mostOfOne = statesOfOne,
    schedulesOfOne: schedules = schedulesOfOne,
    given = [new Map()],
    isCancelled = () => false,
    allowance = withoutEnd,
    closings,
    onValues,
  }: AskOptions,
): AskedAll {
  const root = program.plain.functions[entry.function]!;
  const asked: Asked[] = [];
  let left = states;
  const valuations = given.flatMap((one) => valuationsOf(program, root, one));
  const bounds = new Set<string>();
  for (const [at, { shown, make }] of valuations.entries()) {
    if (left <= 0 || isCancelled()) {
      bounds.add(`only ${asked.length} of ${valuations.length} choices of values were tried`);
      break;
    }
    onValues?.(shown, at, valuations.length);
    const one = askOne(program, entry, shown, {
      values: make,
      states: Math.min(left, mostOfOne),
      schedules,
      isCancelled,
      closings,
      allowance: shareOf(allowance, 1 / (valuations.length - at)),
    });
    left -= one.checked.states;
    asked.push(one);
    one.bounds.forEach((words) => bounds.add(words));
  }
  return { asked, bounds, states: states - left };
}

function pairsOf(asked: readonly Asked[]): Pairs | null {
  const guided = asked.flatMap(({ checked }) => checked.guided ?? []);
  if (guided.length === 0) return null;
  return {
    seen: guided.reduce((sum, { pairs }) => sum + pairs, 0),
    possible: guided.reduce((sum, { possible }) => sum + possible, 0),
  };
}

interface Asked {
  readonly values: Values;
  readonly options: CheckOptions;
  readonly checked: Checked;
  readonly properties: readonly PropertyReport[];
  readonly bounds: readonly string[];
}

function askOne(
  program: Program,
  entry: Entry,
  values: Values,
  own: Pick<
    CheckOptions,
    'values' | 'states' | 'schedules' | 'isCancelled' | 'allowance' | 'closings'
  >,
): Asked {
  const options: CheckOptions = {
    ...own,
    entry: entry.function,
    kind: entry.kind,
    time: 'any',
    seed: 1,
    limits: usualLimits,
    reduce: true,
    output: false,
  };
  const checked = check(program, options);
  const bounds = [...checked.bounds];
  if (!checked.closed && bounds.length === 0)
    bounds.push(`there are more than ${options.states} states`);
  if (checked.closed && supposesNumbers(program, options, checked))
    bounds.push('of numbers that nobody knows 0, 1 and 2 were tried');
  return {
    values,
    options,
    checked,
    bounds,
    properties: reportProperties(program, options, checked),
  };
}

function mergeProperties(asked: readonly Asked[]): readonly PropertyAnswer[] {
  return propertyNames.map((name) => {
    const all = asked.map(({ properties }) => properties.find((one) => one.name === name)!);
    const found =
      all.find(({ outcome }) => outcome === 'broken') ??
      all.find(({ outcome }) => outcome === 'open') ??
      all[0]!;
    const { outcome, words } = found;
    return { name, outcome, words };
  });
}

/** With the values with which it does. */
function servingIn(asked: readonly Asked[]): string | null {
  const one = asked.find(({ checked }) => checked.serving !== null);
  return one === undefined ? null : `${withValues(one.values)}${one.checked.serving!.fault.words}`;
}

/** Whether a data race is left hidden is another question than who waits for whom. */
function isFree(properties: readonly PropertyAnswer[]): boolean {
  return properties.every(
    ({ name, outcome }) =>
      !faults.includes(name) || outcome === 'holds' || (name === 'race-free' && outcome === 'open'),
  );
}

/** What a run asks of whoever believes it: one that supposes nothing and overtakes no Sleep asks least. */
const costOf = ({ supposed, timing }: RunReport): number =>
  (supposed.length > 0 ? 2 : 0) + (timing.length > 0 ? 1 : 0);

function bestRuns(asked: readonly Asked[]): readonly FoundRun[] {
  return propertyNames.flatMap((name) => {
    const all = asked.flatMap(({ values, options, checked, properties }) => {
      const { run, words } = properties.find((one) => one.name === name)!;
      const found = checked.found.get(name);
      if (run === null || found === undefined) return [];
      return [{ name, words, values, run, options, found }];
    });
    return all.toSorted((one, other) => costOf(one.run) - costOf(other.run)).slice(0, 1);
  });
}

/** The gravest fault; a run that supposes nothing, and overtakes no Sleep, comes before others. */
function worst(program: Program, runs: readonly FoundRun[]): BrokenProperty | null {
  const rank = ({ name, run }: FoundRun): number =>
    costOf(run) * faults.length + faults.indexOf(name);
  const [first] = runs
    .filter(({ name }) => faults.includes(name))
    .toSorted((one, other) => rank(one) - rank(other));
  if (first === undefined) return null;
  const { name, values, run, words, options, found } = first;
  const { actions } = replay(program, options, found);
  return { name, values, run, words, actions };
}
