import type { Program } from '../execute/compile/program.ts';
import { valuationsOf, type Literal } from '../execute/environment.ts';
import {
  firstOutput,
  reportProperties,
  type PropertyReport,
  type RunReport,
} from '../execute/report.ts';
import { check, type CheckOptions } from '../execute/search/check.ts';
import { usualLimits } from '../execute/system.ts';
import type { Entry } from '../go/plain/program.ts';
import { shareOf, type Allowance } from '../base/allowance.ts';
import type { RunOptions } from './run-options.ts';

type Values = Readonly<Record<string, string>>;

/** A run, and with which values. */
interface ValuedRun extends RunReport {
  readonly values: Values;
}

interface ValuedProperty extends Omit<PropertyReport, 'run'> {
  readonly run: ValuedRun | null;
}

/** All that is said of an entry, over all the values that it was run with. */
export interface EntryReport {
  readonly entry: string;
  /** Those of the runs shown; of all where none is. */
  readonly values: Values;
  readonly closed: boolean;
  readonly states: number;
  readonly transitions: number;
  readonly schedules: number;
  readonly properties: readonly ValuedProperty[];
  /** By the runs shown; where none is, by all runs. */
  readonly supposed: readonly string[];
  readonly output: string;
}

/** Runs an entry with the given values, and with small ones for all that is not given. */
export function runEntry(
  program: Program,
  entry: Entry,
  given: ReadonlyMap<string, Literal>,
  options: RunOptions,
  allowance: Allowance,
): EntryReport {
  const valuations = valuationsOf(program, program.plain.functions[entry.function]!, given);
  const reports = valuations.map((one, at) => {
    const own = shareOf(allowance, 1 / (valuations.length - at));
    return runWith(program, entry, one, options, own);
  });
  const whole = reports.reduce(join);
  return brokenIn(whole) > 0 ? whole : { ...whole, values: valuesTried(reports) };
}

function runWith(
  program: Program,
  entry: Entry,
  { shown, make }: ReturnType<typeof valuationsOf>[number],
  { properties: wanted, time, states, schedules, seed }: RunOptions,
  allowance: Allowance,
): EntryReport {
  const settings: CheckOptions = {
    ...{ entry: entry.function, kind: entry.kind, values: make, limits: usualLimits },
    ...{
      time,
      states,
      schedules,
      seed,
      reduce: true,
      output: false,
      isCancelled: () => false,
      allowance,
    },
  };
  const checked = check(program, settings);
  const properties = reportProperties(program, settings, checked)
    .filter(({ name }) => wanted.includes(name))
    .map((one) => ({ ...one, run: one.run && { ...one.run, values: shown } }));
  const supposed = properties.flatMap(({ run }) => run?.supposed ?? []);
  const isBroken = properties.some(({ outcome }) => outcome === 'broken');
  return {
    entry: entry.name,
    values: shown,
    closed: checked.closed,
    states: checked.states,
    transitions: checked.transitions,
    schedules: checked.guided?.schedules ?? 0,
    properties,
    supposed: [...new Set(isBroken ? supposed : checked.granted)],
    output: firstOutput(program, settings),
  };
}

/** Holds for both, is broken for one of them, or else is open. */
function join(one: EntryReport, other: EntryReport): EntryReport {
  const [first, second] = brokenIn(other) > brokenIn(one) ? [other, one] : [one, other];
  return {
    entry: one.entry,
    values: first.values,
    closed: one.closed && other.closed,
    states: one.states + other.states,
    transitions: one.transitions + other.transitions,
    schedules: one.schedules + other.schedules,
    properties: first.properties.map((property, at) => worse(property, second.properties[at]!)),
    supposed: [...new Set([...first.supposed, ...second.supposed])],
    output: first.output,
  };
}

const brokenIn = ({ properties }: EntryReport): number =>
  properties.filter(({ outcome }) => outcome === 'broken').length;

const badness = { holds: 0, open: 1, broken: 2 } as const;

const worse = (one: ValuedProperty, other: ValuedProperty): ValuedProperty =>
  badness[other.outcome] > badness[one.outcome] ? other : one;

/** `0 or 1 or 2`, of each parameter. */
function valuesTried(reports: readonly EntryReport[]): Values {
  return Object.fromEntries(
    Object.keys(reports[0]!.values).map((name) => {
      const tried = new Set(reports.flatMap(({ values }) => values[name] ?? []));
      return [name, [...tried].join(' or ')];
    }),
  );
}
