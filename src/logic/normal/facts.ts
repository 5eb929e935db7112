import { unreachable } from '../../base/unreachable.ts';
import { Bounds } from './bounds.ts';
import { trueId, type BoolId } from './nodes.ts';
import type { NormalForms } from './normal-forms.ts';
import { Simplifier } from './simplifier.ts';

/**
 * What is known while one obligation is simplified: truth values of whole nodes, and bounds of linear
 * forms. Simplification only ever uses what was assumed, so a goal that becomes `true` is proved and
 * assumptions that become contradictory make the case impossible.
 */
export class Facts {
  readonly #forms: NormalForms;
  readonly #known = new Map<BoolId, boolean>();
  readonly #bounds: Bounds;
  readonly #simplifier: Simplifier;
  /** The literal facts, as hypotheses for a solver. */
  readonly #plain = new Set<BoolId>();
  #false = false;

  constructor(forms: NormalForms, bounds = new Bounds(forms)) {
    this.#forms = forms;
    this.#bounds = bounds;
    this.#simplifier = new Simplifier(forms, this.#known, bounds);
  }

  get contradictory(): boolean {
    return this.#false || this.#bounds.contradictory;
  }

  /**
   * Takes the hypotheses in, each simplified by the others until nothing new is learned, and returns
   * those that are not plain facts: what a solver still has to be told besides `plain`.
   */
  assume(hypotheses: readonly BoolId[]): readonly BoolId[] {
    let open = hypotheses;
    for (let learned = true; learned && !this.contradictory;) {
      learned = false;
      this.#simplifier.forget();
      const next = new Set<BoolId>();
      for (const hypothesis of open) {
        for (const part of this.#conjuncts(this.simplify(hypothesis))) {
          if (this.#learn(part)) learned = true;
          else if (part !== trueId) next.add(part);
        }
      }
      if (this.#refine()) learned = true;
      open = [...next];
    }
    this.#simplifier.forget();
    return open;
  }

  /** Facts that others have made simpler: with P = 2 known, `c + [P <= 0] = 1` says that c is 1. */
  #refine(): boolean {
    this.#simplifier.forget();
    let learned = false;
    for (const id of [...this.#plain]) {
      const node = this.#forms.bool(id);
      if (node.kind !== 'at-most' && node.kind !== 'zero') continue;
      const polynomial = this.#simplifier.polynomial(node.polynomial);
      if (polynomial === node.polynomial) continue;
      const simpler =
        node.kind === 'zero'
          ? this.#forms.truths.isZero(polynomial, node.positive)
          : this.#forms.truths.atMostZero(polynomial);
      for (const part of this.#conjuncts(simpler)) if (this.#learn(part)) learned = true;
    }
    return learned;
  }

  /** A copy to go on from, so that what several cases share is taken in once. */
  fork(): Facts {
    const copy = new Facts(this.#forms, this.#bounds.fork());
    for (const [id, value] of this.#known) copy.#known.set(id, value);
    for (const id of this.#plain) copy.#plain.add(id);
    copy.#false = this.#false;
    return copy;
  }

  get plain(): readonly BoolId[] {
    return [...this.#plain];
  }

  #conjuncts(id: BoolId): readonly BoolId[] {
    const node = this.#forms.bool(id);
    return node.kind === 'and' ? node.parts : [id];
  }

  /** Records a literal; disjunctions are not facts. Returns whether it was one. */
  #learn(given: BoolId): boolean {
    // What was simplified before the latest facts came may be settled by now.
    const id = this.#forms.bool(given).kind === 'or' ? given : this.#simplifier.literal(given);
    if (id === trueId) return false;
    const node = this.#forms.bool(id);
    switch (node.kind) {
      case 'literal':
        if (!node.value) this.#false = true;
        return false;
      case 'and':
      case 'or':
        return false;
      case 'variable':
        break;
      case 'at-most':
        this.#bounds.learn(node.polynomial, false);
        break;
      case 'zero':
        if (node.positive) this.#bounds.learn(node.polynomial, true);
        break;
      default:
        return unreachable(node);
    }
    this.#plain.add(id);
    this.#known.set(id, true);
    this.#known.set(this.#forms.negation(id), false);
    return true;
  }

  simplify(id: BoolId): BoolId {
    return this.#simplifier.bool(id);
  }
}
