import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { compileVirgo } from '../../../src/pipeline/compile.ts';
import { isCounted } from '../../../src/process/machine.ts';
import { nativeSolver } from '../../../src/smt/z3/native-solver.ts';
import { decide } from '../../../src/verdict/decide.ts';
import type { StrategyVerdict } from '../../../src/verdict/verdict.ts';
import { programs } from '../../differential/generate/arbitrary.ts';
import { virgoExamples } from '../../support/examples.ts';
import { askDafny, type DafnyAnswer } from './ask-dafny.ts';

const solver = nativeSolver();
const gaveUp: string[] = [];

beforeAll(() => solver.prepare());

afterAll(async () => {
  await solver.dispose();
  if (gaveUp.length > 0)
    process.stdout.write(`Dafny gave up where we decided:\n  ${gaveUp.join('\n  ')}\n`);
});

describe('Dafny agrees on every example under every strategy', () => {
  for (const { name, source } of virgoExamples) {
    it(name, { timeout: 180_000 }, async () => {
      await compare(name, source);
    });
  }
});

/** Goroutines spawned in loops: the counted encoding, on programs that nobody chose. */
describe('Dafny agrees on generated programs that spawn in loops', () => {
  for (const [index, source] of spawningPrograms(12).entries()) {
    it(`program ${index + 1}`, { timeout: 180_000 }, async () => {
      await compare(`generated ${index + 1}`, source);
    });
  }
});

function spawningPrograms(count: number): readonly string[] {
  const generated = fc.sample(programs({ spawningLoops: true }), {
    seed: 20_240_603,
    numRuns: 200,
  });
  return generated
    .map(({ text }) => text)
    .filter((text) => {
      const compiled = compileVirgo(text);
      if (!compiled.ok) return false;
      const { machine } = compiled.value;
      return machine.processes.some(({ index }) => isCounted(machine, index));
    })
    .slice(0, count);
}

async function compare(name: string, source: string): Promise<void> {
  const compiled = compileVirgo(source);
  if (!compiled.ok) throw new Error('it does not compile');
  const { encoding, obligations } = compiled.value;
  const { verdict } = await decide(solver, encoding, obligations);
  const answers = await askDafny(encoding);
  for (const ours of verdict.strategies) {
    if (ours.strategy === 4) continue;
    const dafny = answers[ours.strategy];
    if (dafny.kind === 'gave-up')
      gaveUp.push(`${name}, strategy ${ours.strategy}: ${ours.outcome}`);
    else expect({ strategy: ours.strategy, ...toClaim(dafny) }).toEqual(toOwnClaim(ours));
  }
}

/** Whether the invariant is inductive, and whether the postcondition follows. */
interface Claim {
  readonly invariant: boolean;
  readonly postcondition: boolean;
}

function toClaim(dafny: Exclude<DafnyAnswer, { kind: 'gave-up' }>): Claim {
  if (dafny.kind === 'verified') return { invariant: true, postcondition: true };
  return { invariant: dafny.invariant === 0, postcondition: dafny.postcondition === 0 };
}

function toOwnClaim({ strategy, failed }: StrategyVerdict): Claim & { strategy: number } {
  const inductive = (kind: string) => kind === 'establishment' || kind === 'preservation';
  return {
    strategy,
    invariant: !failed.some(({ kind }) => inductive(kind)),
    postcondition: failed.every(({ kind }) => inductive(kind)),
  };
}
