import type { Span } from '../../base/span.ts';
import type { FunctionInfo, PredicateInfo, Program } from '../check/model.ts';
import { basicAxioms, basicFunctions, basicSorts, nilDefinitions } from '../state/basics.ts';
import type { Term } from '../state/term.ts';
import { closed, type Context } from './context.ts';
import type { Recursion } from './measure.ts';
import type { FunctionSymbols, Shape } from './shape.ts';
import { Vocabulary } from '../state/vocabulary.ts';

/** Why something may not hold: Gobra's words where it has them. */
export type Reason =
  | 'assertion_error'
  | 'permission_error'
  | 'division_by_zero_error'
  | 'seq_index_exceeds_length_error'
  | 'seq_index_negative_error'
  | 'negative_permission_error'
  | 'receiver_not_injective_error'
  | 'type_assertion_error'
  | 'termination_error'
  | 'send_missing'
  | 'send_unpromised'
  | 'receive_missing'
  | 'receive_unpromised'
  | 'close_missing'
  | 'done_missing'
  | 'wait_missing'
  | 'lock_held'
  | 'lock_not_held'
  | 'lock_again'
  | 'sender_blocked'
  | 'receiver_blocked';

export interface Goal {
  /** Before the colon: what was under way. */
  readonly under: string;
  readonly reason: Reason;
  readonly span: Span;
  /** The clause that is not met, where it stands somewhere else. */
  readonly clause: Span | null;
  readonly words: string;
  /** Whose values a counterexample shows. */
  readonly shown: readonly { readonly name: string; readonly term: Term }[];
  readonly alternative: Alternative | null;
}

/** Of several ways to show something one is enough: the goals of each way go together. */
export interface Alternative {
  readonly group: string;
  readonly name: string;
}

export type Command =
  | { readonly kind: 'assert'; readonly term: Term }
  | { readonly kind: 'push' | 'pop' }
  | { readonly kind: 'check'; readonly term: Term; readonly goal: number }
  /** Is the path satisfiable here? If not, what follows says nothing. */
  | { readonly kind: 'cover'; readonly at: number };

export interface Settings {
  /** Go truncates; the published proofs divide as mathematicians do. */
  readonly division: 'go' | 'floor';
  /** Ask before each statement whether it can be reached. */
  readonly covers: boolean;
}

const mostGoals = 6000;

export class TooManyPaths extends Error {}

/** All that one function asks of the solver: declarations, assumptions and goals in the order of the proof. */
export class Proof {
  readonly program: Program;
  readonly settings: Settings;
  readonly v = new Vocabulary();
  readonly commands: Command[] = [];
  readonly goals: Goal[] = [];
  readonly covers: Span[] = [];
  /** Work on axioms that waits until the function is done: axioms need axioms. */
  readonly waiting: (() => void)[] = [];
  readonly usedFunctions = new Set<FunctionInfo>();
  readonly symbols = new Map<string, FunctionSymbols>();
  /** Whose contracts this proof rests on. */
  recursion: Recursion | null = null;
  readonly called = new Set<FunctionInfo>();
  readonly assumed = new Set<string>();
  readonly shapes = new Map<string, Shape>();
  /** By the solver's name: which predicate, and which of its places are open. */
  readonly constructors = new Map<
    string,
    { readonly predicate: PredicateInfo; readonly mask: string }
  >();

  constructor(program: Program, settings: Settings) {
    this.program = program;
    this.settings = settings;
  }

  assert(term: Term): void {
    if (term !== 'true') this.commands.push({ kind: 'assert', term });
  }

  check(term: Term, goal: Goal): void {
    if (term === 'true') return;
    if (this.goals.length > mostGoals) throw new TooManyPaths();
    this.commands.push({ kind: 'check', term, goal: this.goals.length });
    this.goals.push(goal);
  }

  checkAlternative(ctx: Context, term: Term, alternative: Alternative, span: Span): void {
    const { under } = ctx.blame;
    this.check(closed(ctx, term), {
      ...{ under, reason: 'termination_error', span, clause: null, words: 'termination' },
      ...{ shown: ctx.shown, alternative },
    });
  }

  cover(span: Span): void {
    if (!this.settings.covers) return;
    this.commands.push({ kind: 'cover', at: this.covers.length });
    this.covers.push(span);
  }

  scope(run: () => void): void {
    this.commands.push({ kind: 'push' });
    run();
    this.commands.push({ kind: 'pop' });
  }

  fresh(prefix: string, sort: Term): string {
    return this.v.fresh(prefix, sort);
  }

  /** A name for a term, so that text does not grow and triggers see it. */
  named(prefix: string, sort: Term, value: Term): Term {
    if (typeof value === 'string') return value;
    const name = this.fresh(prefix, sort);
    this.assert(['=', name, value]);
    return name;
  }

  /** What stands before the first assumption. */
  prelude(): string {
    while (this.waiting.length > 0) this.waiting.shift()!();
    const fixed = [...basicSorts, ...basicFunctions, ...nilDefinitions];
    const axioms = basicAxioms.map((one) => `(assert ${one})`);
    return [...fixed, ...axioms, this.v.print()].join('\n');
  }
}
