import type { Program } from '../../src/virgo/ast.ts';
import { evaluateTerm } from '../../src/logic/evaluate-term.ts';
import { compileVirgo } from '../../src/pipeline/compile.ts';
import type { Solver } from '../../src/smt/solver.ts';
import { decide } from '../../src/verdict/decide.ts';
import type { Decision } from '../../src/verdict/decide.ts';
import type { Parameter } from '../../src/expression/sort.ts';
import { examine } from './claims.ts';
import type { Claims, Examination } from './claims.ts';
import { evaluateSmt } from './smt-text.ts';
import { describeValuation, sample, valuations } from './valuations.ts';

export interface Agreement extends Examination {
  readonly decision: Decision | null;
}

/** What the verifier says of a program's text, held against running the program. */
export async function verifierAgreement(
  program: Program,
  text: string,
  solver: Solver,
): Promise<Agreement> {
  const compiled = compileVirgo(text);
  if (!compiled.ok) {
    const contradictions = [`rejected: ${compiled.diagnostics[0]!.message}`];
    return { contradictions, valuations: 0, undecided: 0, decision: null };
  }
  const { encoding, machine, obligations } = compiled.value;
  const decision = await decide(solver, encoding, obligations);
  const examination = examine(program, toClaims(machine.parameters, decision));
  const contradictions = [
    ...examination.contradictions,
    ...differingForms(machine.parameters, decision),
  ];
  return { ...examination, contradictions, decision };
}

function toClaims(parameters: readonly Parameter[], { verdict, counterexample }: Decision): Claims {
  const strategies = verdict.strategies.map((claim) => ({
    ...claim,
    smt: claim.precondition.smt,
  }));
  const ending = counterexample?.run.ending.kind;
  if (counterexample === null) return { parameters, strategies, counterexample };
  if (ending !== 'stuck' && ending !== 'crash') throw new Error(`a counterexample ends ${ending}`);
  return { parameters, strategies, counterexample: { ...counterexample, ending } };
}

/** The paper's form of a precondition and the simple one must say the same. */
function differingForms(
  parameters: readonly Parameter[],
  { verdict }: Decision,
): readonly string[] {
  return verdict.strategies.flatMap(({ strategy, precondition: { smt, paper } }) =>
    sample(valuations(parameters, -6, 9), 60)
      .filter((valuation) => evaluateSmt(smt, valuation) !== evaluateTerm(paper, valuation))
      .map((valuation) => {
        const where = describeValuation(valuation);
        return `strategy ${strategy} at ${where}: ${smt} is not the paper's form`;
      }),
  );
}
