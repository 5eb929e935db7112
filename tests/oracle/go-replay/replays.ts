import { Program } from '../../../src/execute/compile/program.ts';
import { valuationsOf } from '../../../src/execute/environment.ts';
import { check } from '../../../src/execute/search/check.ts';
import { usualLimits } from '../../../src/execute/system.ts';
import { readProgram } from '../../../src/go/plain/read-program.ts';
import { replayTest } from '../../../src/replay-go/replay-test.ts';
import type { Judge } from '../../../src/replay-go/harness.ts';

export interface Replay {
  readonly entry: string;
  readonly property: string;
  readonly values: string;
  readonly made: ReturnType<typeof replayTest>;
  readonly inBubble: ReturnType<typeof replayTest>;
}

/** A test for every property that some function of a text breaks, at the first values where it does. */
export function replaysOf(text: string): readonly Replay[] {
  const texts = [{ name: 'main.go', text }];
  const { program: plain } = readProgram(texts);
  if (plain === null) throw new Error('the text has errors');
  const program = new Program(plain);
  return plain.entries.flatMap((entry) => {
    const seen = new Map<string, Replay>();
    for (const { shown, make } of valuationsOf(
      program,
      plain.functions[entry.function]!,
      new Map(),
    )) {
      const { found } = check(program, {
        entry: entry.function,
        kind: entry.kind,
        values: make,
        time: 'any',
        states: 5_000,
        schedules: 0,
        seed: 1,
        limits: usualLimits,
        reduce: true,
        output: false,
        isCancelled: () => false,
      });
      for (const [property, one] of found) {
        if (seen.has(property)) continue;
        const run = { entry, shown, values: make, found: one };
        const of = (judge: Judge) => replayTest(program, texts, run, judge);
        const values = JSON.stringify(shown);
        seen.set(property, {
          entry: entry.name,
          property,
          values,
          made: of('gates'),
          inBubble: of('synctest'),
        });
      }
    }
    return [...seen.values()];
  });
}
