import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileVirgo } from '../../../src/pipeline/compile.ts';
import { nativeSolver } from '../../../src/smt/z3/native-solver.ts';
import { decide } from '../../../src/verdict/decide.ts';
import type { StrategyVerdict } from '../../../src/verdict/verdict.ts';
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
      const compiled = compileVirgo(source);
      if (!compiled.ok) throw new Error('the example does not compile');
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
    });
  }
});

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
