import type { Span } from '../../base/span.ts';
import type { FunctionInfo, PredicateInfo, Program } from '../check/model.ts';
import { basicAxioms, basicFunctions, basicSorts, nilDefinitions } from '../state/basics.ts';
import type { Term } from '../state/term.ts';
import type { Goal } from './goal.ts';
import type { FunctionSymbols, Shape } from './shape.ts';
import { allLocksTaken, anything, type LocksTaken } from './locks-taken.ts';
import { Vocabulary } from '../state/vocabulary.ts';

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
  #locks: ReadonlyMap<FunctionInfo, LocksTaken> | null = null;
  #waits: ReadonlyMap<FunctionInfo, LocksTaken> | null = null;
  readonly program: Program;
  readonly settings: Settings;
  readonly v = new Vocabulary();
  readonly commands: Command[] = [];
  readonly goals: Goal[] = [];
  readonly covers: Span[] = [];
  /** Those of them that are the beginnings of functions. */
  readonly entries = new Set<number>();
  /** Work on axioms that waits until the function is done: axioms need axioms. */
  readonly waiting: (() => void)[] = [];
  readonly usedFunctions = new Set<FunctionInfo>();
  readonly symbols = new Map<string, FunctionSymbols>();
  /** Whose contracts this proof rests on. */
  readonly called = new Set<FunctionInfo>();
  readonly assumed = new Set<string>();
  /** The sort of each map of values that was used. */
  readonly mapSorts = new Map<string, Term>();
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

  cover(span: Span): void {
    if (this.settings.covers) this.ask(span);
  }

  /** Is what a function asks for possible at all? */
  entry(span: Span): void {
    this.entries.add(this.covers.length);
    this.ask(span);
  }

  private ask(span: Span): void {
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

  /** Found when a call is looked at while a lock is held. */
  locksTaken(target: FunctionInfo): LocksTaken | undefined {
    if (target.isAny === true) return anything;
    this.#locks ??= allLocksTaken(this.program, 'locks');
    return this.#locks.get(target);
  }

  /** What a call may wait for besides what its contract names. */
  waitsTaken(target: FunctionInfo): LocksTaken | undefined {
    if (target.isAny === true) return anything;
    this.#waits ??= allLocksTaken(this.program, 'waits');
    return this.#waits.get(target);
  }

  /** What stands before the first assumption. */
  prelude(): string {
    while (this.waiting.length > 0) this.waiting.shift()!();
    const fixed = [...basicSorts, ...basicFunctions, ...nilDefinitions];
    const axioms = basicAxioms.map((one) => `(assert ${one})`);
    return [...fixed, ...axioms, this.v.print()].join('\n');
  }
}
