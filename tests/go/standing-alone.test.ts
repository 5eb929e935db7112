import { afterAll, describe, expect, test } from 'vitest';
import { LineMap } from '../../src/base/span.ts';
import { toFragmentReport } from '../../src/cli/report.ts';
import { compile, compileVirgo, type Fragment } from '../../src/pipeline/compile.ts';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import { decide } from '../../src/verdict/decide.ts';
import { examine } from '../differential/claims.ts';
import { goExamples } from '../support/examples.ts';
import { foreignFiles, goReader } from '../support/go.ts';

const reader = goReader();
const solver = nodeSolvers()();
afterAll(() => solver.dispose());

const files = [...goExamples, ...foreignFiles.filter(({ folder }) => folder === 'expressible')];

/** What somebody finds who runs the VirGo program of a report beside its preconditions, and knows no Go. */
async function contradictions(fragment: Fragment, source: string): Promise<readonly string[]> {
  const decision = await decide(solver, fragment.encoding, fragment.obligations);
  const report = toFragmentReport(new LineMap(source), fragment, decision);
  const alone = compileVirgo(report.virgo);
  if (!alone.ok) throw new Error(alone.diagnostics[0]!.message);
  const { counterexample } = decision;
  const claims = {
    parameters: report.parameters,
    strategies: report.strategies.map(({ strategy, outcome, satisfiable, ...rest }) => ({
      strategy,
      outcome,
      satisfiable,
      smt: rest.precondition.smt,
      // Of values that Go cannot have, a precondition for Go need not be the weakest.
      weakest: rest.weakest && report.assumptions.length === 0,
    })),
    counterexample: counterexample && {
      valuation: counterexample.valuation,
      ending: counterexample.run.ending.kind as 'stuck' | 'crash',
    },
  };
  return examine(alone.value.program.program, claims).contradictions;
}

describe('the report of a Go fragment stands by itself', () => {
  test.each(files)('$name', { timeout: 120_000 }, async ({ source }) => {
    const { fragments } = compile(source, { kind: 'go', reader });
    // Go would go another way where the VirGo program alone waits: its text says so in a comment.
    const plain = fragments.filter(({ withEscape }) => withEscape.size === 0);
    for (const fragment of plain) expect(await contradictions(fragment, source)).toEqual([]);
  });
});
