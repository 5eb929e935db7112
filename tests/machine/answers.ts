import { Program } from '../../src/execute/compile/program.ts';
import { reportProperties } from '../../src/execute/report.ts';
import { check, type CheckOptions } from '../../src/execute/search/check.ts';
import { usualLimits } from '../../src/execute/system.ts';
import { readText } from '../../src/go/files/read-text.ts';
import { readProgram } from '../../src/go/plain/read-program.ts';

/** Of a search that a small program does not need: what is asked about comes besides. */
export const usualOptions: Omit<CheckOptions, 'entry' | 'kind' | 'values'> = {
  time: 'any',
  states: 20_000,
  schedules: 20,
  seed: 1,
  limits: usualLimits,
  reduce: true,
  output: false,
  isCancelled: () => false,
};

/** What is said of main of a text: whether all states were seen, how many, and what does not hold, in words. */
export function answersOf(text: string, more: Partial<CheckOptions> = {}) {
  const { texts, packages } = readText(text);
  const { program: plain, diagnostics } = readProgram(texts, packages);
  const main = plain?.entries.find(({ kind }) => kind === 'main');
  if (plain === null || main === undefined)
    throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const options: CheckOptions = {
    entry: main.function,
    kind: 'main',
    values: () => [],
    ...usualOptions,
    ...more,
  };
  const program = new Program(plain);
  const { closed, states, found, bounds, ...rest } = check(program, options);
  const properties = reportProperties(program, options, { closed, states, found, bounds, ...rest });
  const wrong = properties.filter(({ outcome }) => outcome !== 'holds');
  return {
    closed,
    states,
    bounds,
    granted: rest.granted,
    wrong: Object.fromEntries(
      wrong.map(({ name, outcome, words }) => [name, `${outcome}: ${words}`]),
    ),
  };
}
