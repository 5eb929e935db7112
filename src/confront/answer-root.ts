import type { Span } from '../base/span.ts';
import type { Program } from '../execute/compile/program.ts';
import { valuationsOf } from '../execute/environment.ts';
import { reportProperties, type PropertyReport, type RunReport } from '../execute/report.ts';
import { check, type CheckOptions, type Checked } from '../execute/search/check.ts';
import { propertyNames, type PropertyName } from '../execute/search/properties.ts';
import { usualLimits } from '../execute/system.ts';
import type { Entry } from '../go/plain/program.ts';
import type { Values } from './confront.ts';
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
  /** Why less was seen than there is. */
  readonly bounds: readonly string[];
  readonly properties: readonly PropertyAnswer[];
  readonly broken: BrokenProperty | null;
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
const faults: readonly PropertyName[] = [
  'no-deadlock',
  'no-leak',
  'channel-safety',
  'waitgroup-safety',
  'lock-safety',
  'no-panic',
  'race-free',
];

interface AnswerOptions {
  readonly states?: number;
  readonly isCancelled?: () => boolean;
}

const usualStates = 40_000;
const statesOfOne = 12_000;
const schedulesOfOne = 150;

/** Runs a function on small values of its parameters under every schedule, as far as the budget goes. */
export function answerRoot(
  program: Program,
  entry: Entry,
  { states = usualStates, isCancelled = () => false }: AnswerOptions = {},
): RootAnswer {
  const { plain } = program;
  const root = plain.functions[entry.function]!;
  const asked: Asked[] = [];
  let left = states;
  const valuations = valuationsOf(program, root, new Map());
  const bounds = new Set<string>();
  for (const { shown, make } of valuations) {
    if (left <= 0 || isCancelled()) {
      bounds.add(`only ${asked.length} of ${valuations.length} choices of values were tried`);
      break;
    }
    const one = askOne(program, entry, shown, {
      values: make,
      states: Math.min(left, statesOfOne),
      isCancelled,
    });
    left -= one.checked.states;
    asked.push(one);
    one.bounds.forEach((words) => bounds.add(words));
  }
  const properties = mergeProperties(asked);
  const broken = worst(program, asked);
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
    states: states - left,
    schedules: asked.reduce((sum, { checked }) => sum + (checked.guided?.schedules ?? 0), 0),
    bounds: [...bounds],
    properties,
    broken,
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
  own: Pick<CheckOptions, 'values' | 'states' | 'isCancelled'>,
): Asked {
  const options: CheckOptions = {
    ...own,
    entry: entry.function,
    kind: entry.kind,
    time: 'any',
    schedules: schedulesOfOne,
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

function isFree(properties: readonly PropertyAnswer[]): boolean {
  return properties.every(({ name, outcome }) => !faults.includes(name) || outcome === 'holds');
}

/** The gravest fault; a run that supposes nothing, and overtakes no Sleep, comes before others. */
function worst(program: Program, asked: readonly Asked[]): BrokenProperty | null {
  const found = asked.flatMap(({ values, options, checked, properties }) =>
    properties.flatMap(({ name, run, words }) => {
      const known = checked.found.get(name);
      if (run === null || known === undefined || !faults.includes(name)) return [];
      const cost = (run.supposed.length > 0 ? 2 : 0) + (run.timing.length > 0 ? 1 : 0);
      const rank = cost * faults.length + faults.indexOf(name);
      return [{ rank, name, values, run, words, options, known }];
    }),
  );
  const first = found.toSorted((one, other) => one.rank - other.rank)[0];
  if (first === undefined) return null;
  const { name, values, run, words, options, known } = first;
  const { actions } = replay(program, options, known);
  return { name, values, run, words, actions };
}
