import type { CountingFact } from '../../encode/counting/fact.ts';
import { placeNet, trapFact, type AmountSigns, type PlaceNet } from '../../encode/counting/trap.ts';
import { evaluateTerm } from '../../logic/evaluate-term.ts';
import * as t from '../../logic/term.ts';
import type { Term } from '../../logic/term.ts';
import type { ProofTask } from './proof.ts';
import type { CountingValues } from './session.ts';

/** How often a trap is made smaller: smaller ones say more. */
const shrinkings = 6;

/** Finds places that are all empty in a state although they cannot be: a fact that excludes it. */
export class TrapFinder {
  readonly #task: ProofTask;
  readonly #net: PlaceNet;

  private constructor(task: ProofTask, net: PlaceNet) {
    this.#task = task;
    this.#net = net;
  }

  static async create(task: ProofTask): Promise<TrapFinder> {
    return new TrapFinder(task, placeNet(task.model, await amountSigns(task)));
  }

  async exclude(values: CountingValues): Promise<CountingFact | null> {
    const { products } = this.#task.session;
    const whatIs = (term: Term) => evaluateTerm(products.linear(term), values);
    const empty = this.#net.places.filter(({ value }) => whatIs(t.equal(value, t.zero)) === true);
    const member = (id: string) => t.variable(`q!${id}`, 'bool');
    const isEmpty = new Set(empty.map(({ id }) => id));
    const anyOf = (ids: readonly string[]) =>
      t.or(...ids.filter((id) => isEmpty.has(id)).map(member));
    const closedUnderSteps = this.#net.transitions.map(({ takes, puts }) =>
      t.implies(anyOf(takes), anyOf(puts)),
    );
    const initial = empty.filter(({ initially }) => whatIs(initially) === true);
    const filled = this.#net.credits.flatMap((ids, edge) =>
      whatIs(t.compare(this.#task.model.x(edge), '>', t.zero)) === true ? ids : [],
    );
    const marked = anyOf([...initial.map(({ id }) => id), ...filled]);
    if (marked.kind === 'boolean' && !marked.value) return null;
    let found: ReadonlySet<string> | null = null;
    let goal: readonly Term[] = [...closedUnderSteps, marked];
    for (let round = 0; round <= shrinkings; round++) {
      const answer = await this.#task.session.model([], goal);
      if (typeof answer === 'string') break;
      const chosen = new Set(
        empty.flatMap(({ id }) => (answer.get(`q!${id}`) === true ? [id] : [])),
      );
      found = chosen;
      // A proper part of it.
      const outside = empty.filter(({ id }) => !chosen.has(id)).map(({ id }) => t.not(member(id)));
      const less = t.or(...[...chosen].map((id) => t.not(member(id))));
      goal = [...closedUnderSteps, marked, ...outside, less];
    }
    return found === null ? null : trapFact(this.#task.model, this.#net, found);
  }
}

/** Of what an Add adds it matters whether it may be negative, as far as callers promise. */
async function amountSigns({ model, session, base }: ProofTask): Promise<AmountSigns> {
  const contracts = base.filter(({ rule }) => rule === 'contract');
  const adds = model.graph.edges.filter(({ label }) => label.kind === 'add');
  const amounts = adds.map(({ label }) =>
    label.kind === 'add' ? model.term(label.amount) : t.zero,
  );
  const answers = await session.check(
    contracts,
    amounts.flatMap((amount) => [
      [t.compare(amount, '<=', t.zero)],
      [t.compare(amount, '<', t.zero)],
    ]),
  );
  const signs = new Map<number, 'positive' | 'not negative'>();
  for (const [at, { index }] of adds.entries()) {
    if (answers[2 * at] === 'unsatisfiable') signs.set(index, 'positive');
    else if (answers[2 * at + 1] === 'unsatisfiable') signs.set(index, 'not negative');
  }
  return signs;
}
