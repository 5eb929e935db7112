import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { strategyNumbers } from '../../../src/base/strategy.ts';
import { compileVirgo, type Fragment } from '../../../src/pipeline/compile.ts';
import { isCounted } from '../../../src/process/machine.ts';
import { nativeSolver } from '../../../src/smt/z3/native-solver.ts';
import { decide } from '../../../src/verdict/decide.ts';
import type { StrategyVerdict } from '../../../src/verdict/verdict.ts';
import { programs } from '../../differential/generate/arbitrary.ts';
import { paperExamples } from '../../support/examples.ts';
import { methodsOf, type DafnyAnswer } from './ask-dafny.ts';
import { inGroups } from './ask-in-groups.ts';

const solver = nativeSolver();
const gaveUp: string[] = [];

beforeAll(() => solver.prepare());

afterAll(async () => {
  await solver.dispose();
  if (gaveUp.length > 0)
    process.stdout.write(`Dafny gave up where we decided:\n  ${gaveUp.join('\n  ')}\n`);
});

const examples = paperExamples.map(({ name, source }) => ({ name, source }));

describe('Dafny agrees on every example under every strategy', () => {
  compareAll(examples);
});

/** Goroutines spawned in loops: the counted encoding, on programs that nobody chose. */
describe('Dafny agrees on generated programs that spawn in loops', () => {
  compareAll(
    spawningPrograms(12).map((source, index) => ({ name: `program ${index + 1}`, source })),
  );
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

interface Subject {
  readonly name: string;
  readonly source: string;
}

function compareAll(subjects: readonly Subject[]): void {
  const ask = inGroups(subjects, ({ source }) =>
    Promise.resolve(methodsOf(compiled(source).encoding)),
  );
  it.each(subjects)('$name', { timeout: 600_000 }, async (subject) => {
    const { encoding, obligations } = compiled(subject.source);
    const { verdict } = await decide(solver, encoding, obligations);
    const answers = await ask(subject);
    for (const ours of verdict.strategies) {
      if (ours.strategy === 4) continue;
      const dafny = answers[strategyNumbers.indexOf(ours.strategy)]!;
      if (dafny.kind === 'gave-up')
        gaveUp.push(`${subject.name}, strategy ${ours.strategy}: ${ours.outcome}`);
      else expect({ strategy: ours.strategy, ...toClaim(dafny) }).toEqual(toOwnClaim(ours));
    }
  });
}

function compiled(source: string): Fragment {
  const result = compileVirgo(source);
  if (!result.ok) throw new Error('it does not compile');
  return result.value;
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
