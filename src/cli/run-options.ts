import { propertyNames, type PropertyName } from '../run/property.ts';
import { UsageError } from './terminal.ts';

/** As the command line has them. */
export interface RunArguments {
  readonly entry: string | undefined;
  /** n=2,b=true,xs=[1,2] */
  readonly set: string | undefined;
  readonly time: string | undefined;
  readonly states: string | undefined;
  readonly schedules: string | undefined;
  readonly seed: string | undefined;
  readonly seconds: string | undefined;
  readonly property: string | undefined;
  readonly json: boolean;
}

export interface RunOptions {
  readonly time: 'any' | 'idle';
  readonly states: number;
  readonly schedules: number;
  readonly seed: number;
  /** Of processor time, for all that is asked. */
  readonly seconds: number;
  readonly properties: readonly PropertyName[];
}

export function readRunOptions(given: RunArguments): RunOptions {
  const { time = 'any', property } = given;
  if (time !== 'any' && time !== 'idle') throw new UsageError('--time must be any or idle.');
  const properties = propertyNames.filter((name) => property === undefined || name === property);
  if (properties.length === 0)
    throw new UsageError(`--property must be one of ${propertyNames.join(', ')}.`);
  return {
    time,
    properties,
    states: numberOf('states', given.states, 200_000),
    schedules: numberOf('schedules', given.schedules, 2_000),
    seed: numberOf('seed', given.seed, 1),
    seconds: readSeconds(given.seconds),
  };
}

/** Programs that are run on their own take this long at most, if nothing else is asked for. */
export const usualSeconds = 20;

export const readSeconds = (given: string | undefined): number =>
  numberOf('seconds', given, usualSeconds);

function numberOf(name: string, text: string | undefined, usual: number): number {
  if (text === undefined) return usual;
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`--${name} is a number.`);
  return Number(text);
}
