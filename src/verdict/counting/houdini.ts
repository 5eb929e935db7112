import type { CountingFact } from '../../encode/counting/fact.ts';
import { counterName } from '../../encode/counting/model.ts';
import { stepsOf, type CountingStep } from '../../encode/counting/step.ts';
import * as t from '../../logic/term.ts';
import type { Term } from '../../logic/term.ts';
import { evaluateTerm } from '../../logic/evaluate-term.ts';
import { substitute, variablesOf, type Substitution } from '../../logic/term-children.ts';
import type { ProofTask } from './proof.ts';
import type { CountingValues } from './session.ts';

/** More rounds than this mean that nearly nothing will be left. */
const mostRounds = 60;

/**
 * The largest set of candidates that is inductive together, relative to what is known: whatever a step
 * breaks is dropped, until no step breaks anything.
 */
export async function inductiveFacts(
  task: ProofTask,
  known: readonly CountingFact[],
  candidates: readonly CountingFact[],
): Promise<readonly CountingFact[]> {
  const steps = [firstStep(task), ...stepsOf(task.model)];
  const knownAfter = new AfterStep(known);
  const after = new AfterStep(candidates);
  let alive: readonly CountingFact[] = candidates;
  for (let round = 0; round < mostRounds && alive.length > 0; round++) {
    const checked = steps.flatMap((step) => {
      const touched = alive.filter((fact) => after.isTouched(fact, step));
      if (touched.length === 0) return [];
      const kept = known.filter((fact) => knownAfter.isTouched(fact, step));
      const goal = [
        step.guard,
        ...kept.map((fact) => knownAfter.term(fact, step)),
        t.not(t.and(...touched.map((fact) => after.term(fact, step)))),
      ];
      return [{ step, touched, goal }];
    });
    const facts = [...known, ...alive];
    const answers = await task.session.check(
      facts,
      checked.map(({ goal }) => goal),
    );
    const dropped = new Set<CountingFact>();
    // What the solver cannot decide is dropped as a whole.
    checked.forEach(({ touched }, index) => {
      if (answers[index] === 'unknown') for (const fact of touched) dropped.add(fact);
    });
    const failed = checked.filter((_, index) => answers[index] === 'satisfiable');
    if (failed.length === 0 && dropped.size === 0) return alive;
    const models = await task.session.models(
      facts,
      failed.map(({ goal }) => goal),
    );
    failed.forEach(({ step, touched }, index) => {
      const values = models[index] ?? null;
      const broken =
        values === null
          ? []
          : touched.filter((fact) => isFalse(task, after.term(fact, step), values));
      for (const fact of broken.length > 0 ? broken : touched) dropped.add(fact);
    });
    alive = alive.filter((fact) => !dropped.has(fact));
  }
  return [];
}

function isFalse(task: ProofTask, term: Term, values: CountingValues): boolean {
  return evaluateTerm(task.session.products.linear(term), values) === false;
}

/** Every run starts with all counters at zero. */
function firstStep({ model }: ProofTask): CountingStep {
  const edges = model.graph.edges;
  const zeros = edges.map(({ index }) => [counterName(index), t.zero] as const);
  return { edges, guard: t.yes, after: new Map(zeros) };
}

/** Facts after a step, each made once. */
class AfterStep {
  readonly #variables = new Map<CountingFact, ReadonlySet<string>>();
  readonly #terms = new Map<Substitution, Map<CountingFact, Term>>();

  constructor(facts: readonly CountingFact[]) {
    for (const fact of facts) {
      this.#variables.set(fact, new Set(variablesOf(fact.term).keys()));
    }
  }

  isTouched(fact: CountingFact, { after }: CountingStep): boolean {
    const variables = this.#variables.get(fact)!;
    for (const name of after.keys()) if (variables.has(name)) return true;
    return false;
  }

  term(fact: CountingFact, { after }: CountingStep): Term {
    const terms = this.#terms.get(after) ?? new Map<CountingFact, Term>();
    this.#terms.set(after, terms);
    const known = terms.get(fact) ?? substitute(fact.term, after);
    terms.set(fact, known);
    return known;
  }
}
