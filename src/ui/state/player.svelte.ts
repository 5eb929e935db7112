import type { Played, PlayRequest } from '../../protocol/compiler-api.ts';
import type { RunView, ValueView, ViewName } from '../../protocol/run-view.ts';
import { sameProgram, type ProgramText } from './program-text.ts';
import type { Playback } from './playback.svelte.ts';
import { frameAfter, takenAt } from './taken.ts';
import { sameRun, Stepper } from './stepper.svelte.ts';
import { LatestQuestion, type ProgramQuestion, type Question } from './latest-question.ts';

/** Whose run is on show: the verdict's, the person's own, or that of a link. */
type RunOrigin = 'verdict' | 'own' | 'shared';

interface Surroundings {
  ask<T>(question: Question<T>): Promise<T | null>;
  askProgram<T>(question: ProgramQuestion<T>): Promise<T | null>;
  about(): ProgramText;
}

type Machine = 'virgo' | 'program';

const machineOf = ({ view }: Pick<RunView, 'view'>): Machine =>
  view === 'program' ? 'program' : 'virgo';

interface Earlier {
  readonly run: RunView;
  readonly at: number;
}

/** The run on show, and all that makes another one of it: other moves, other values, the other view. */
export class Player {
  readonly stepper: Stepper;
  origin = $state<RunOrigin>('verdict');
  /** Why the last request failed, or its result. */
  message = $state.raw<string | null>(null);
  /** The verdict's run, to come back to. */
  counterexample = $state.raw<RunView | null>(null);
  /** The program that the run on show belongs to. */
  about = $state.raw<ProgramText | null>(null);
  /** The list of moves is open. */
  isTakenOver = $state(false);
  #earlier = $state.raw<readonly Earlier[]>([]);
  readonly #around: Surroundings;
  readonly #question = new LatestQuestion();
  /** The move that is being made, with the run that comes of it. */
  #making: Promise<RunView | null> | null = null;
  /** The program that the open question is about. */
  #asked: ProgramText | null = null;

  constructor(around: Surroundings, playback: Playback) {
    this.#around = around;
    this.stepper = new Stepper(playback);
  }

  get canUndo(): boolean {
    return this.#earlier.length > 0;
  }

  /** Another run than the verdict's is on show, which there is. */
  get canGoBack(): boolean {
    const { counterexample } = this;
    if (this.origin === 'verdict' || counterexample === null) return false;
    return !sameRun(counterexample, this.stepper.run);
  }

  /** The verdict's run on show is that of this program itself, not of its model. */
  isOfProgram(about: ProgramText): boolean {
    if (this.about === null || !sameProgram(this.about, about)) return false;
    return this.counterexample?.view === 'program';
  }

  clear(): void {
    this.#question.cancel();
    this.counterexample = null;
    this.#show(null, 'verdict');
  }

  /**
   * A verdict brings its run; one that the person is playing with is not taken away, nor is one that
   * the person has asked for and that is still being looked for. Where the person has asked for the verdict, a new run plays itself; while one types, nothing begins to move.
   */
  offer(run: RunView | null, about: ProgramText, isAskedFor: boolean): void {
    this.counterexample = run;
    const isBusy = this.about !== null && sameProgram(this.about, about);
    if (this.origin !== 'verdict' && isBusy) return;
    if (!this.#awaitsRunOf(about)) this.#question.cancel();
    const { message } = this;
    this.about = about;
    const isNew = run?.trace !== this.stepper.run?.trace;
    this.#show(run, 'verdict');
    // What was said of this program is not unsaid by its verdict.
    if (isBusy) this.message = message;
    if (isAskedFor && isNew && this.stepper.playback.isAnimated) this.stepper.playFromStart();
  }

  /** Another run that the answer rests on. */
  showOther(run: RunView): void {
    this.#question.cancel();
    this.counterexample = run;
    this.about = this.#around.about();
    this.#show(run, 'verdict');
  }

  /** Shows another run of the program once it is there, unless something else is asked for meanwhile. */
  async askOther(question: ProgramQuestion<RunView>): Promise<RunView | null> {
    const run = await this.#ask(() => this.#around.askProgram(question));
    if (run !== null) this.showOther(run);
    return run;
  }

  back(): void {
    this.#question.cancel();
    this.#show(this.counterexample, 'verdict');
  }

  /**
   * Makes one of the moves that are possible at the step on show; the steps after it are dropped. One that is asked
   * for while another is being made is made after it, unless something else is shown by then.
   */
  async move(index: number): Promise<void> {
    const before = this.#making;
    const making =
      before === null
        ? this.#makeMove(index)
        : before.then((made) =>
            made !== null && made === this.stepper.run ? this.#makeMove(index) : null,
          );
    this.#making = making;
    await making;
    if (this.#making === making) this.#making = null;
  }

  async #makeMove(index: number): Promise<RunView | null> {
    const { run, at } = this.stepper;
    if (run === null) return null;
    const { values, trace } = run;
    const keep = takenAt(run, at);
    const request = { values, trace, keep, then: index, view: null };
    const played = await this.#play(machineOf(run), request);
    if (played === null) return null;
    this.#remember({ run, at });
    this.#take(played.run, played.at, 'own');
    return played.run;
  }

  undo(): void {
    const last = this.#earlier.at(-1);
    if (last === undefined) return;
    this.#question.cancel();
    this.#earlier = this.#earlier.slice(0, -1);
    this.message = null;
    this.#take(last.run, last.at, this.origin);
  }

  /** From the beginning, with nobody having moved. */
  async begin(machine: Machine, values: readonly ValueView[]): Promise<void> {
    const { run } = this.stepper;
    const view = run === null || run.view === 'program' ? null : run.view;
    const request = { values, trace: null, keep: null, then: null, view };
    const played = await this.#play(machine, request);
    if (played === null) return;
    this.#rememberShown();
    this.isTakenOver = true;
    this.#take(played.run, 0, 'own');
  }

  /** All schedules at these values are tried, and the worst is shown. */
  async find(machine: Machine, values: readonly ValueView[]): Promise<void> {
    this.message = null;
    const found = await this.#ask(() =>
      machine === 'program'
        ? this.#around.askProgram((api, what) => api.findRun(what, values))
        : this.#around.ask((api, what) => api.findRun(what, values)),
    );
    if (found === null) return;
    if (found.kind === 'refused') {
      this.message = found.message;
      return;
    }
    this.#rememberShown();
    this.#take(found.run, found.run.frames.length - 1, 'own');
    this.message = found.sentence;
  }

  /** The same run with exchanges as Go has them, or as the encoding has them. */
  async see(view: Exclude<ViewName, 'program'>): Promise<void> {
    const { run, at } = this.stepper;
    if (run === null || run.view === view) return;
    const { values, trace } = run;
    const play = (keep: number | null) =>
      this.#play('virgo', { values, trace, keep, then: null, view });
    const here = await play(at);
    const whole = here && (await play(null));
    if (here === null || whole === null) return;
    const isAtEnd = at === run.frames.length - 1;
    this.#earlier = [];
    this.#take(whole.run, isAtEnd ? whole.at : here.at, this.origin);
  }

  /** The next step at a line of the program. */
  goToLine(line: number): void {
    if (this.stepper.run === null) return;
    const isThere = this.stepper.goToLine(line);
    this.message = isThere ? null : `No step of this run is at line ${line}.`;
  }

  /** A run that comes with a link; tells whether it could be played. */
  async openShared(values: readonly ValueView[], trace: string, at: number): Promise<boolean> {
    const request = { values, trace, keep: null, then: null, view: null };
    const played = await this.#play(isProgramTrace(trace) ? 'program' : 'virgo', request);
    if (played === null) {
      this.about = this.#around.about();
      return false;
    }
    this.#take(played.run, frameAfter(played.run, at), 'shared');
    return true;
  }

  async #play(
    machine: Machine,
    request: PlayRequest,
  ): Promise<Extract<Played, { kind: 'played' }> | null> {
    this.message = null;
    const played = await this.#ask(() =>
      machine === 'program'
        ? this.#around.askProgram((api, what) => api.play(what, request))
        : this.#around.ask((api, what) => api.play(what, request)),
    );
    if (played === null || played.kind === 'played') return played;
    this.message = played.message;
    return null;
  }

  #ask<T>(asking: () => Promise<T | null>): Promise<T | null> {
    this.#asked = this.#around.about();
    return this.#question.ask(asking);
  }

  #awaitsRunOf(about: ProgramText): boolean {
    return this.#question.isOpen && this.#asked !== null && sameProgram(this.#asked, about);
  }

  #rememberShown(): void {
    const { run, at } = this.stepper;
    if (run !== null) this.#remember({ run, at });
  }

  #remember(one: Earlier): void {
    this.#earlier = [...this.#earlier, one];
  }

  #show(run: RunView | null, origin: RunOrigin): void {
    this.origin = origin;
    this.message = null;
    this.#earlier = [];
    this.stepper.show(run);
  }

  #take(run: RunView, at: number, origin: RunOrigin): void {
    this.origin = origin;
    this.about = this.#around.about();
    this.stepper.show(run);
    this.stepper.go(at);
  }
}

/** The trace of a run of the Go machine says in front of it which of its accesses are steps. */
const isProgramTrace = (trace: string): boolean => trace.includes('~');
