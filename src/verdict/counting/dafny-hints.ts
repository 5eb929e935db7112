import {
  countingMethod,
  type DafnyHints,
  type ProductHint,
} from '../../encode/counting/dafny/method.ts';
import type { Printed } from '../../dafny/print.ts';
import type { CountingFact } from '../../encode/counting/fact.ts';
import * as t from '../../logic/term.ts';
import type { Term } from '../../logic/term.ts';
import { loopSizes, type CountingProof } from './proof.ts';
import { smallest } from './smallest.ts';

/** The bound on all steps is one of these times the sizes of the loops and their products. */
const multiples = [4, 8, 16, 32, 64] as const;

/** The proof as a method for Dafny, or null of what was not proved, or is about arrays. */
export async function toCountingDafny(proof: CountingProof): Promise<Printed | null> {
  const { model, facts, obligations, grade } = proof;
  if (grade === null || model.graph.chosen !== null) return null;
  if (model.graph.channels.some(({ size }) => size !== null)) return null;
  const core = new Core(proof);
  const goals = obligations.map(({ obligation }) => obligation.negated);
  const products = await core.products(facts, goals);
  const total = grade === 'every run ends' ? await findTotal(core, proof) : null;
  const links = proof.session.products.links();
  return countingMethod(
    model,
    facts,
    obligations.map(({ obligation }) => obligation),
    { total, products, links },
  );
}

/** The smallest bound of the usual shape that holds, and what it follows from. */
async function findTotal(
  core: Core,
  { model, facts, session }: CountingProof,
): Promise<DafnyHints['total']> {
  const sizes = loopSizes(model);
  // Only products with a factor have lemmas.
  const isFactor = (term: Term) => term.kind === 'variable';
  const pairs = sizes.flatMap((one, index) =>
    sizes
      .slice(index + 1)
      .flatMap((other) =>
        isFactor(one) || isFactor(other)
          ? [isFactor(one) ? t.multiply(one, other) : t.multiply(other, one)]
          : [],
      ),
  );
  const sum = t.add(...model.graph.edges.map(({ index }) => model.x(index)));
  for (const multiple of multiples) {
    const bound = t.multiply(t.integer(multiple), t.add(t.one, ...sizes, ...pairs));
    const goal = [t.compare(sum, '>', bound)];
    const [answer] = await session.check(facts, [goal]);
    if (answer !== 'unsatisfiable') continue;
    const needed = await core.facts(facts, goal);
    return { bound, facts: needed, products: await core.products(needed, [goal]) };
  }
  return null;
}

/** Finds what a refutation really needs, by leaving out pieces of what it may use. */
class Core {
  readonly #proof: CountingProof;

  constructor(proof: CountingProof) {
    this.#proof = proof;
  }

  facts(facts: readonly CountingFact[], goal: readonly Term[]): Promise<readonly CountingFact[]> {
    return smallest(facts, async (some) => {
      const [answer] = await this.#proof.session.check(some, [goal]);
      return answer === 'unsatisfiable';
    });
  }

  /** The instances about products that refute all goals. */
  products(
    facts: readonly CountingFact[],
    goals: readonly (readonly Term[])[],
  ): Promise<readonly ProductHint[]> {
    const { session } = this.#proof;
    const { monotone } = session.products;
    if (monotone.length === 0) return Promise.resolve([]);
    return smallest(monotone, async (some) => {
      const answers = await session.checkWith(
        facts,
        goals,
        some.map(({ term }) => term),
      );
      return answers.every((answer) => answer === 'unsatisfiable');
    });
  }
}
