import { isAlwaysOpen } from '../../encode/clause/enabled.ts';
import { toStep } from '../../encode/clause/step.ts';
import { isAt, isPast, wasExecuted } from '../../encode/context/position.ts';
import { assumedTerms, type Encoding } from '../../encode/encoding.ts';
import { Facts } from '../../logic/normal/facts.ts';
import type { BoolId } from '../../logic/normal/nodes.ts';
import type { NormalForms } from '../../logic/normal/normal-forms.ts';
import * as t from '../../logic/term.ts';
import { ask } from '../../smt/ask.ts';
import type { RunOptions, Solver } from '../../smt/solver.ts';

/** A step that teaches something: whoever is behind it was able to take it. */
interface Gate {
  /** The state in which the step is taken. */
  readonly taking: readonly t.Term[];
  /** That it has been taken. For a loop: that its exit was reached, not just its head. */
  readonly passed: t.Term;
}

/**
 * Facts about the parameters that are learned where a process passes a point: since parameters never
 * change, "once p has passed n, A holds" is inductive as soon as no state in which p takes that step
 * contradicts A. Facts that were found help to find others, so the search goes on until none is new.
 */
export async function learnPointFacts(
  solver: Solver,
  forms: NormalForms,
  encoding: Encoding,
  conditions: readonly t.Term[],
  options: RunOptions,
): Promise<readonly t.Term[]> {
  const gates = gatesOf(encoding);
  const facts: t.Term[] = [];
  let open = gates.flatMap((gate) => conditions.map((condition) => ({ gate, condition })));
  for (let learned = true; learned && open.length > 0 && !forms.exhausted;) {
    const invariant = [
      ...assumedTerms(encoding),
      ...encoding.invariant.map(({ term }) => term),
      ...facts,
    ];
    const theory = invariant.map((term) => forms.ofBool(term));
    const hypotheses = new Map(gates.map((gate) => [gate, assume(forms, gate, theory)]));
    const questions = open.map(({ gate, condition }) => [
      ...hypotheses.get(gate)!,
      forms.negation(forms.ofBool(condition)),
    ]);
    const answers = await ask(solver, forms, questions, options);
    const holds = open.filter((_, index) => answers[index]!.kind === 'unsatisfiable');
    for (const { gate, condition } of holds) facts.push(t.implies(gate.passed, condition));
    const found = new Set(holds);
    open = open.filter((one) => !found.has(one));
    learned = holds.length > 0;
  }
  return facts;
}

function assume(
  forms: NormalForms,
  { taking }: Gate,
  theory: readonly BoolId[],
): readonly BoolId[] {
  const facts = new Facts(forms);
  const rest = facts.assume([...taking.map((term) => forms.ofBool(term)), ...theory]);
  return [...facts.plain, ...rest];
}

/** The operations that can block, and the ends of loops. */
function gatesOf({ context }: Encoding): readonly Gate[] {
  return context.machine.processes.flatMap(({ index, points }) =>
    points.flatMap(({ instruction }, point): readonly Gate[] => {
      const step = toStep(context, index, point);
      if (instruction.kind === 'loop-head') {
        const leaving = step.arms[1]!.guard;
        return [
          {
            taking: [isAt(context, index, point), leaving],
            passed: t.and(
              context.reachable(index, point),
              isPast(context, index, instruction.exit - 1),
            ),
          },
        ];
      }
      if (isAlwaysOpen(context, index, point) || instruction.kind === 'acknowledged') return [];
      const guard = t.or(...step.arms.map((arm) => arm.guard));
      return [
        {
          taking: [isAt(context, index, point), guard],
          passed: wasExecuted(context, index, point),
        },
      ];
    }),
  );
}
