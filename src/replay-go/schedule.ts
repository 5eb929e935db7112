import type { Program } from '../execute/compile/program.ts';
import type { Found } from '../execute/search/check.ts';
import type { MakeValues } from '../execute/start.ts';
import type { Goroutine } from '../execute/state/goroutine.ts';
import type { State } from '../execute/state/state.ts';
import { wordsOf } from '../execute/term/spell.ts';
import { GoSystem, usualLimits } from '../execute/system.ts';
import type { PlainSpan } from '../go/plain/span.ts';
import type { Happening } from '../run/event.ts';
import type { Move } from '../run/move.ts';

/** What one goroutine does when it is its turn. */
interface Turn {
  readonly goroutine: number;
  /** What it stands at; `deferred`: a call that its function put off. */
  readonly at: PlainSpan | 'deferred';
  /** Which case of a select, -2 for its default; 0 and 1 for a condition that is supposed; else -1. */
  readonly pick: number;
  /** The goroutine that it starts, and the timer; 0 for none. */
  readonly child: number;
  readonly timer: number;
}

export type Step =
  | { readonly kind: 'turn'; readonly turn: Turn; readonly partner: Turn | null }
  | { readonly kind: 'fire'; readonly timer: number }
  /** The context that a caller gave is cancelled. */
  | { readonly kind: 'cancel' };

export type Schedule =
  | {
      readonly kind: 'steps';
      readonly steps: readonly Step[];
      /** Places of conditions that were supposed. */
      readonly supposed: readonly PlainSpan[];
      /** Operations of the text that the run comes to. */
      readonly places: readonly PlainSpan[];
      /** What those who are left wait for in the end, by their numbers. */
      readonly waits: ReadonlyMap<number, string>;
    }
  | { readonly kind: 'left-out'; readonly reason: string };

interface Stand {
  readonly at: PlainSpan | 'deferred';
  /** The call of the library that it is in; null where it is in none. */
  readonly call: object | null;
}

/** The second half of an operation: real Go goes on to it by itself. */
const continued = new Set(['waited', 'write-locked', 'cond-await', 'sleeping']);
/** Not noticed by others, or with no place of their own. */
const unseen = new Set(['finish', 'print', 'access', 'die', 'endless', 'yield', 'count']);

/** A run of the Go machine as what each goroutine does in turn, by places in the text. */
export function toSchedule(
  program: Program,
  entry: number,
  values: MakeValues,
  found: Found,
): Schedule {
  const { timing, visibleSites, moves } = found;
  const options = { entry, values, timing, limits: usualLimits, output: false, visibleSites };
  const reader = new Reader(new GoSystem(program, options));
  for (const move of moves) if (!reader.read(move)) break;
  return reader.schedule();
}

/** The machine supposes `ok()` where the text asks for `!ok()`. */
function isNegated(condition: string): boolean {
  return /^!*/.exec(condition.replaceAll(/[\s()]/g, ''))![0].length % 2 === 1;
}

class Reader {
  readonly #system: GoSystem;
  #state: State;
  readonly #steps: Step[] = [];
  readonly #supposed: PlainSpan[] = [];
  readonly #places: PlainSpan[] = [];
  readonly #calls = new Map<number, object>();
  readonly #timers = new Set<number>();
  #reason: string | null = null;

  constructor(system: GoSystem) {
    this.#system = system;
    this.#state = system.initial;
  }

  /** Whether the run goes on. */
  read(move: Move): boolean {
    const { mover } = move;
    const timers = this.#state.nextTimer;
    const children = this.#state.nextGoroutine;
    const stand = mover.kind === 'timer' ? null : this.#standOf(mover.id);
    const partner = move.partner === null ? null : this.#standOf(move.partner.id);
    const pending = this.#state.find(mover.id)?.pending?.kind;
    const outcome = this.#system.step(this.#state, move);
    const after = outcome.kind === 'moved' ? outcome.state : this.#state;
    if (mover.kind === 'timer') this.#fire(mover.id);
    else if (stand !== null) {
      const child = pending === 'spawn' ? children : 0;
      const timer = after.nextTimer > timers ? timers : 0;
      const pick = this.#pickOf(move, outcome.kind === 'moved' ? outcome.event.what : null);
      const turn = { goroutine: mover.id, at: stand.at, pick, child, timer };
      this.#take(turn, move, partner?.at ?? null);
    }
    this.#state = after;
    return outcome.kind === 'moved' && this.#reason === null;
  }

  schedule(): Schedule {
    if (this.#reason !== null) return { kind: 'left-out', reason: this.#reason };
    const waits = this.#state.goroutines.map(
      ({ id, pending }) => [id, pending?.kind ?? ''] as const,
    );
    const [steps, supposed, places] = [this.#steps, this.#supposed, this.#places];
    return { kind: 'steps', steps, supposed, places, waits: new Map(waits) };
  }

  #take(turn: Turn, move: Move, partner: Turn['at'] | null): void {
    if (turn.timer > 0 && turn.at !== 'deferred') {
      const called = this.#textAt(turn.at);
      if (/^time\.(After|Sleep)\(/.test(called)) this.#timers.add(turn.timer);
    }
    if (turn.at !== 'deferred') this.#places.push(turn.at);
    if (partner !== null && partner !== 'deferred') this.#places.push(partner);
    const other =
      move.partner === null || partner === null
        ? null
        : {
            goroutine: move.partner.id,
            at: partner,
            pick: move.partner.pick ?? -1,
            child: 0,
            timer: 0,
          };
    this.#steps.push({ kind: 'turn', turn, partner: other });
  }

  #fire(timer: number): void {
    if (this.#timers.has(timer)) this.#steps.push({ kind: 'fire', timer });
    else if (this.#isOutside(timer)) this.#steps.push({ kind: 'cancel' });
    else
      this.#reason = 'a timer other than time.After or time.Sleep fires, which cannot be held back';
  }

  /** It stands for a caller who cancels the context. */
  #isOutside(timer: number): boolean {
    const found = this.#state.timers.find(({ id }) => id === timer);
    return found?.action.kind === 'call' && found.duration === 0;
  }

  #pickOf(move: Move, what: Happening | null): number {
    if (move.action === 'default') return -2;
    if (move.action !== 'suppose') return move.pick ?? -1;
    const pending = this.#state.find(move.mover.id)?.pending;
    if (pending?.kind !== 'choose') {
      this.#reason = 'it waits for what only a caller could do';
      return -1;
    }
    const value = pending.options[move.pick ?? 0];
    if (typeof value !== 'boolean' || what === null) {
      this.#reason = `what is supposed of ${wordsOf(pending.term)} is no condition`;
      return -1;
    }
    this.#supposed.push(pending.span);
    return value !== (isNegated(this.#textAt(pending.span)) !== pending.isNegated) ? 1 : 0;
  }

  /** Where it stands in the text; null where it has no turn of its own there. */
  #standOf(id: number): Stand | null {
    const goroutine = this.#state.find(id);
    const pending = goroutine?.pending;
    if (goroutine === null || pending === null || pending === undefined) return null;
    if (continued.has(pending.kind) || unseen.has(pending.kind)) return null;
    const stand = this.#standIn(goroutine, pending.span);
    if (stand !== null && stand.call !== null) {
      // What follows in the same call of the library, real Go does by itself.
      if (this.#calls.get(id) === stand.call) return null;
      this.#calls.set(id, stand.call);
    } else this.#calls.delete(id);
    return stand;
  }

  #standIn({ frames }: Goroutine, span: PlainSpan): Stand | null {
    for (let at = frames.length - 1; at >= 0; at--) {
      const { procedure, pc, mode } = frames[at]!;
      if (this.#isLibrary(procedure.function.span)) continue;
      const isTop = at === frames.length - 1;
      if (procedure.isWrapper && (at > 0 || !isTop)) {
        // It was made to put off a call, or to hand it on to what is embedded.
        if (frames[at]!.isDeferred) return { at: 'deferred', call: isTop ? null : frames[at + 1]! };
        continue;
      }
      if (isTop) return { at: this.#isLibrary(span) ? 'deferred' : span, call: null };
      if (mode !== 'running') return { at: 'deferred', call: frames[at]! };
      return { at: procedure.spans[Math.max(0, pc - 1)]!, call: frames[at]! };
    }
    return null;
  }

  #isLibrary({ file }: PlainSpan): boolean {
    return this.#system.program.plain.files[file]?.library !== false;
  }

  #textAt({ file, start, end }: PlainSpan): string {
    return this.#system.program.plain.files[file]?.text.slice(start, end) ?? '';
  }
}
