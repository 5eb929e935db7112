import { benchEngine } from './engine.ts';

/** All benchmarks compare two things in one run: the machines are shared, and only ratios last. */
export async function bench(args: readonly string[]): Promise<number> {
  const results = await benchEngine(!args.includes('--without-dafny'));
  if (args.includes('--json')) console.log(JSON.stringify(results));
  else console.log(results);
  return 0;
}
