import { readdirSync, readFileSync } from 'node:fs';
import type { BeyondFragment } from '../../src/pipeline/beyond.ts';
import { compile } from '../../src/pipeline/compile.ts';
import { goReader } from './go.ts';

/** A function of tests/go/control, and what Go itself does with it. */
export interface ControlFunction {
  readonly file: string;
  readonly source: string;
  readonly name: string;
  /** `clean`: no run leaks or panics, whatever the arguments. `leaks`: some run does. */
  readonly truth: 'clean' | 'leaks';
  /** With all of its control flow; null where it is refused. */
  readonly fragment: BeyondFragment | null;
}

const folder = 'tests/go/control';

/** Functions in the manner of public code; what stands above each is held against Go by an oracle. */
export function controlFunctions(): readonly ControlFunction[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => {
      const source = readFileSync(`${folder}/${file}`, 'utf8');
      const { fragments, beyond } = compile(source, { kind: 'go', reader: goReader() });
      const whole = new Map<string, BeyondFragment | null>([
        ...fragments.map((one) => [one.name, one.beyond] as const),
        ...beyond.map((one) => [one.name, one] as const),
      ]);
      return [...source.matchAll(/^\/\/ (clean|leaks)\nfunc (\w+)/gm)].map(
        ([, truth, name]): ControlFunction => ({
          file,
          source,
          name: name!,
          truth: truth as ControlFunction['truth'],
          fragment: whole.get(name!) ?? null,
        }),
      );
    });
}
