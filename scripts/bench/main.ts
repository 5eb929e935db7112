import { benchBrowser } from './browser/main.ts';
import { benchContracts } from './contracts.ts';
import { benchCounted } from './counted.ts';
import { benchCounting } from './counting.ts';
import { benchEngine } from './engine.ts';
import { benchExplore } from './explore.ts';
import { benchGo } from './go.ts';
import { benchGrowth } from './growth.ts';
import { benchMachine } from './machine.ts';
import { say } from './statistics.ts';
import { benchTypes } from './types.ts';

const help = `npm run bench -- [parts] [--without-dafny] [--json]

  parts: engine growth counted counting contracts go types explore machine browser; all of them where none is named
  --json prints the results as the last line
`;

/** All benchmarks compare two things in one run: the machines are shared, and only ratios last. */
export async function bench(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    say(help);
    return 0;
  }
  const parts: Readonly<Record<string, () => Promise<object>>> = {
    engine: () => benchEngine(!args.includes('--without-dafny')),
    growth: benchGrowth,
    counted: benchCounted,
    counting: benchCounting,
    contracts: benchContracts,
    go: () => Promise.resolve(benchGo()),
    types: () => Promise.resolve(benchTypes()),
    browser: () => benchBrowser(args),
    explore: () => Promise.resolve(benchExplore(say)),
    machine: () => Promise.resolve(benchMachine(say)),
  };
  const named = Object.keys(parts).filter(
    (part) => args.includes(part) || args.includes(`--${part}`),
  );
  let results: object = {};
  for (const part of named.length === 0 ? Object.keys(parts) : named) {
    results = { ...results, ...(await parts[part]!()) };
  }
  if (args.includes('--json')) say(JSON.stringify(results));
  else say(JSON.stringify(results, null, 2));
  return 0;
}
