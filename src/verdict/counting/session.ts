import { unreachable } from '../../base/unreachable.ts';
import type { CountingFact } from '../../encode/counting/fact.ts';
import type { Products } from '../../encode/counting/product.ts';
import type { TermValue } from '../../logic/evaluate-term.ts';
import { printSmt, smtSymbol } from '../../logic/print-smt.ts';
import { variablesOf } from '../../logic/term-children.ts';
import type { Sort } from '../../expression/sort.ts';
import type { Term } from '../../logic/term.ts';
import { Cancelled, declare } from '../../smt/ask.ts';
import { readSexps, readValues } from '../../smt/read-model.ts';
import type { RunOptions, Solver } from '../../smt/solver.ts';

type CountingAnswer = 'unsatisfiable' | 'satisfiable' | 'unknown';

/** What counters and parameters are in a state that the facts allow. */
export type CountingValues = ReadonlyMap<string, TermValue>;

/** What is asked in one frame, and what is to be said of the answer. */
interface Block {
  readonly goal: readonly Term[];
  readonly after: string;
}

/** Questions per script: few round trips, while the person's Cancel stays prompt. */
const batchSize = 40;

/** Asks a solver about the counters of one program. */
export class CountingSession {
  readonly products: Products;
  readonly #solver: Solver;
  readonly #options: RunOptions;
  queries = 0;

  constructor(solver: Solver, products: Products, options: RunOptions = {}) {
    this.#solver = solver;
    this.#options = options;
    this.products = products;
  }

  /** Questions about the same program, which another solver pays for. */
  paidBy(solver: Solver): CountingSession {
    return new CountingSession(solver, this.products, this.#options);
  }

  /** Which of the goals are possible together with all facts. */
  async check(
    facts: readonly CountingFact[],
    goals: readonly (readonly Term[])[],
  ): Promise<readonly CountingAnswer[]> {
    const answers: CountingAnswer[] = [];
    for (let at = 0; at < goals.length; at += batchSize) {
      const batch = goals.slice(at, at + batchSize);
      const blocks = batch.map((goal) => ({ goal, after: '' }));
      const text = await this.#run(facts, blocks, null);
      const verdicts = text === null ? [] : readSexps(text);
      answers.push(...batch.map((_, index) => toAnswer(verdicts[index])));
    }
    return answers;
  }

  /** The same with some of the lemmas about products only. */
  async checkWith(
    facts: readonly CountingFact[],
    goals: readonly (readonly Term[])[],
    lemmas: readonly Term[],
  ): Promise<readonly CountingAnswer[]> {
    const blocks = goals.map((goal) => ({ goal, after: '' }));
    const text = await this.#run(facts, blocks, lemmas);
    const verdicts = text === null ? [] : readSexps(text);
    return goals.map((_, index) => toAnswer(verdicts[index]));
  }

  /** A state for each goal, of those that are possible. */
  async models(
    facts: readonly CountingFact[],
    goals: readonly (readonly Term[])[],
  ): Promise<readonly (CountingValues | null)[]> {
    const found: (CountingValues | null)[] = [];
    for (let at = 0; at < goals.length; at += batchSize) {
      const batch = goals.slice(at, at + batchSize);
      const names = this.#names(facts, batch);
      const asked = [...names.keys()].map(smtSymbol).join(' ');
      // Where nothing stands that could have a value, there is one state, and Z3 would not be asked for no values.
      const after = asked === '' ? '(get-value (true))' : `(get-value (${asked}))`;
      const text = await this.#run(
        facts,
        batch.map((goal) => ({ goal, after })),
        null,
      );
      const answers = text === null ? [] : readSexps(text, { mayBreakOff: true });
      batch.forEach((_, index) => {
        const values = answers[2 * index + 1];
        const isPossible = answers[2 * index] === 'sat' && values !== undefined;
        found.push(isPossible ? renamed(readValues(values), names) : null);
      });
    }
    return found;
  }

  /** One goal: possible or not, and if so, where. */
  async model(
    facts: readonly CountingFact[],
    goal: readonly Term[],
  ): Promise<CountingValues | CountingAnswer> {
    const [answer] = await this.check(facts, [goal]);
    if (answer !== 'satisfiable') return answer!;
    const [values] = await this.models(facts, [goal]);
    return values ?? 'unknown';
  }

  #names(facts: readonly CountingFact[], goals: readonly (readonly Term[])[]): Map<string, Sort> {
    const names = new Map<string, Sort>();
    const all = [...facts.map(({ term }) => term), ...goals.flat()].map((term) =>
      this.products.linear(term),
    );
    const theory = [...this.products.lemmas(), ...this.products.definitions()];
    for (const term of [...all, ...theory]) variablesOf(term, names);
    return names;
  }

  /** A question as it is asked, for any solver. */
  script(facts: readonly CountingFact[], goal: readonly Term[]): string {
    return this.#script(facts, [{ goal, after: '' }], null);
  }

  #script(
    facts: readonly CountingFact[],
    blocks: readonly Block[],
    lemmas: readonly Term[] | null,
  ): string {
    const linear = (term: Term) => this.products.linear(term);
    const given = facts.map(({ term }) => linear(term));
    const goals = blocks.map(({ goal, after }) => ({ goal: goal.map(linear), after }));
    const about = lemmas === null ? this.products.lemmas() : [...lemmas, ...this.products.others()];
    const theory = [...about, ...this.products.definitions()];
    const names = new Map<string, Sort>();
    const terms = [...given, ...theory, ...goals.flatMap(({ goal }) => goal)];
    for (const term of terms) variablesOf(term, names);
    const asserted = [...given, ...theory].map((term) => `(assert ${printSmt(term)})\n`);
    const asked = goals.map(({ goal, after }) => {
      const asserts = goal.map((term) => `(assert ${printSmt(term)})\n`).join('');
      return `(push)\n${asserts}(check-sat)\n${after}\n(pop)\n`;
    });
    return `${declare(names)}${asserted.join('')}${asked.join('')}`;
  }

  async #run(
    facts: readonly CountingFact[],
    blocks: readonly Block[],
    lemmas: readonly Term[] | null,
  ): Promise<string | null> {
    const script = this.#script(facts, blocks, lemmas);
    this.queries += blocks.length;
    const reply = await this.#solver.run(script, this.#options);
    switch (reply.kind) {
      case 'answer':
        return reply.text;
      case 'spent':
        return null;
      case 'cancelled':
        if (reply.by === 'signal') throw new Cancelled();
        return null;
      case 'failed':
        // It gave up in the second of two runs of the same question.
        if (/canceled|resource limit exceeded|model is not available/.test(reply.reason))
          return null;
        throw new Error(`the solver failed: ${reply.reason}`);
      default:
        return unreachable(reply);
    }
  }
}

/** Z3 prints names as it reads them; ours come back whole. */
function renamed(values: CountingValues, names: ReadonlyMap<string, Sort>): CountingValues {
  const whole = new Map<string, TermValue>();
  for (const name of names.keys()) {
    const printed = smtSymbol(name).replaceAll('|', '');
    const value = values.get(printed) ?? values.get(name);
    if (value !== undefined) whole.set(name, value);
  }
  return whole;
}

function toAnswer(verdict: unknown): CountingAnswer {
  if (verdict === 'unsat') return 'unsatisfiable';
  return verdict === 'sat' ? 'satisfiable' : 'unknown';
}
