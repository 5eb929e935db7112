import type { ProcessView } from '../../protocol/fragment-view.ts';
import type { Judgement } from '../../protocol/judgement.ts';
import type { Answer, CompleteTheInvariant, MakeItHang, Puzzle } from '../../protocol/puzzle.ts';
import type { PlayOn } from '../../protocol/puzzle-api.ts';
import type { Playback } from '../state/playback.svelte.ts';
import { Stepper } from '../state/stepper.svelte.ts';
import { takenAt } from '../state/taken.ts';
import { startOf } from './start.ts';
import type { PuzzleClient } from './puzzle-client.ts';

/** How long nothing is typed before it is judged. */
const pauses = { run: 0, formula: 500, program: 900, choices: null } as const;

const fromStart = { trace: '1p', keep: null, then: null } as const;

interface Surroundings {
  readonly client: PuzzleClient;
  readonly playback: Playback;
  readonly onSolved: (steps: number | null, shown: boolean) => void;
}

/** A learner at a puzzle: the answer so far, and what is said of it. */
export class Attempt {
  readonly puzzle: Puzzle;
  answer = $state.raw<Answer>({ kind: 'formula', text: '' });
  judgement = $state.raw<Judgement | null>(null);
  /** The answer was changed since it was judged. */
  isStale = $state(false);
  isBusy = $state(false);
  hints = $state(0);
  /** The solution was shown. */
  wasShown = $state(false);
  trouble = $state.raw<string | null>(null);
  /** The run that the learner plays. */
  readonly own: Stepper;
  /** The run that shows why an answer is wrong. */
  readonly shown: Stepper;
  readonly #around: Surroundings;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #isClosed = false;
  #changing: Promise<void> = Promise.resolve();

  constructor(puzzle: Puzzle, around: Surroundings) {
    this.puzzle = puzzle;
    this.#around = around;
    this.own = new Stepper(around.playback);
    this.shown = new Stepper(around.playback);
    this.answer = startOf(puzzle);
    if (puzzle.kind === 'make-it-hang') void this.#play(puzzle, fromStart);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.own.pause();
    this.shown.pause();
  }

  get isSolved(): boolean {
    return this.judgement?.kind === 'solved' && !this.isStale;
  }

  /** Takes a new answer, and has it judged when nothing more is typed. */
  change(answer: Answer): void {
    this.answer = answer;
    this.isStale = this.judgement !== null;
    this.trouble = null;
    clearTimeout(this.#timer);
    const pause = pauses[answer.kind];
    if (pause !== null) this.#timer = setTimeout(() => void this.check(), pause);
  }

  /** A question that is overtaken by another answer is not answered. */
  async check(): Promise<void> {
    clearTimeout(this.#timer);
    const { answer, puzzle } = this;
    const number = ++this.#asked;
    this.isBusy = true;
    const reply = await this.#around.client.call(puzzle.kind, (api) => api.judge(puzzle, answer));
    if (this.#isClosed || number !== this.#asked) return;
    this.isBusy = false;
    if (reply.kind === 'fault') {
      this.trouble = reply.message;
      return;
    }
    this.#take(reply.value, answer);
  }

  /** What was answered meanwhile is another answer, of which this says nothing. */
  #take(judgement: Judgement, answer: Answer): void {
    this.isStale = answer !== this.answer;
    this.judgement = judgement;
    const run =
      judgement.kind === 'wrong' && judgement.evidence.kind === 'run'
        ? judgement.evidence.run
        : null;
    this.shown.show(run);
    if (judgement.kind === 'solved')
      this.#around.onSolved(judgement.steps?.made ?? null, this.wasShown);
  }

  /** The processes with their points, of which an invariant speaks. */
  async processes(puzzle: CompleteTheInvariant): Promise<readonly ProcessView[]> {
    const reply = await this.#around.client.call('other', (api) => api.processes(puzzle));
    return reply.kind === 'done' ? reply.value : [];
  }

  hint(): void {
    this.hints = Math.min(this.puzzle.hints.length, this.hints + 1);
  }

  async showMe(): Promise<void> {
    const { puzzle } = this;
    this.isBusy = true;
    const reply = await this.#around.client.call('other', (api) => api.solution(puzzle));
    if (this.#isClosed) return;
    this.isBusy = false;
    if (reply.kind === 'fault' || reply.value === null) {
      this.trouble = reply.kind === 'fault' ? reply.message : 'Nobody has written a solution.';
      return;
    }
    this.wasShown = true;
    const answer = reply.value;
    if (answer.kind === 'run' && puzzle.kind === 'make-it-hang') {
      this.answer = answer;
      await this.#play(puzzle, { ...fromStart, trace: answer.trace });
      await this.check();
      return;
    }
    this.change(answer);
    await this.check();
  }

  restart(): void {
    const { puzzle } = this;
    this.judgement = null;
    this.isStale = false;
    this.shown.show(null);
    this.answer = startOf(puzzle);
    if (puzzle.kind === 'make-it-hang') void this.#play(puzzle, fromStart);
  }

  // What follows is for runs that are played.

  choose(name: string, value: string): void {
    const { puzzle, answer } = this;
    if (answer.kind !== 'run' || puzzle.kind !== 'make-it-hang') return;
    this.answer = { ...answer, values: { ...answer.values, [name]: value }, trace: '1p' };
    this.judgement = null;
    this.shown.show(null);
    void this.#play(puzzle, fromStart);
  }

  /** Makes a move at the end of the run, or drops the steps behind the one on show and makes it there. */
  move(index: number): Promise<void> {
    return this.#change(() => {
      return { keep: this.#takenAt(this.own.at), then: index };
    });
  }

  back(): Promise<void> {
    return this.#change(() => {
      return this.own.last === 0 ? null : { keep: this.#takenAt(this.own.last - 1), then: null };
    });
  }

  /** Each begins where the one before has led to: keys may come faster than answers. */
  #change(request: () => Pick<PlayOn, 'keep' | 'then'> | null): Promise<void> {
    const began = this.answer;
    this.#changing = this.#changing.then(async () => {
      const { puzzle, answer } = this;
      if (answer.kind !== 'run' || puzzle.kind !== 'make-it-hang') return;
      // Begun anew, or with other values: it was a change of a run that is gone.
      if (began.kind !== 'run' || began.values !== answer.values) return;
      const wanted = request();
      if (wanted !== null) await this.#play(puzzle, { trace: answer.trace, ...wanted });
    });
    return this.#changing.then(() => this.check());
  }

  #takenAt(at: number): number {
    const { run } = this.own;
    return run === null ? at : takenAt(run, at);
  }

  async #play(puzzle: MakeItHang, request: Omit<PlayOn, 'values'>): Promise<void> {
    if (this.answer.kind !== 'run') return;
    const { values } = this.answer;
    const reply = await this.#around.client.call('other', (api) =>
      api.play(puzzle, { values, ...request }),
    );
    if (this.#isClosed || this.answer.kind !== 'run' || this.answer.values !== values) return;
    const played = reply.kind === 'fault' ? reply : reply.value;
    if (played.kind !== 'played') {
      this.trouble = played.message;
      return;
    }
    this.own.show(played.run);
    this.own.go(played.run.frames.length - 1);
    this.answer = { ...this.answer, trace: played.run.trace };
  }
}
