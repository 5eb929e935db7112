import type { FrameView, RunView } from '../../protocol/run-view.ts';
import type { GoroutineId } from '../../run/names.ts';
import type { Playback, Speed } from './playback.svelte.ts';

/** The run on show, and how far it has been played. */
export class Stepper {
  run = $state.raw<RunView | null>(null);
  at = $state(0);
  playing = $state(false);
  readonly playback: Playback;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(playback: Playback) {
    this.playback = playback;
  }

  get last(): number {
    return (this.run?.frames.length ?? 1) - 1;
  }

  get frame(): FrameView | null {
    return this.run?.frames[this.at] ?? null;
  }

  get isAtEnd(): boolean {
    return this.at === this.last;
  }

  /** A run opens at its end, which is what a counterexample is about; the same run stays where it is. */
  show(run: RunView | null): void {
    const isSame = run !== null && sameRun(run, this.run);
    if (!isSame) this.pause();
    this.run = run;
    if (!isSame) this.at = this.last;
  }

  go(to: number): void {
    this.pause();
    this.#move(to);
  }

  /** The next step at a line, and behind the last one the first again; tells whether there is any. */
  goToLine(line: number): boolean {
    return this.#goToNext(
      ({ step }) => step?.places.some(({ range }) => range.start.line === line) ?? false,
    );
  }

  /** The same for the steps of a goroutine at a line of what it runs. */
  goToListingLine(goroutine: GoroutineId, listing: number, line: number): boolean {
    return this.#goToNext(({ step }, before) => {
      if (step?.goroutine !== goroutine && step?.partner !== goroutine) return false;
      const [call] = before.goroutines.find(({ id }) => id === goroutine)?.stack ?? [];
      return call?.listing === listing && call.line === line;
    });
  }

  #goToNext(isWanted: (after: FrameView, before: FrameView) => boolean): boolean {
    const frames = this.run?.frames ?? [];
    const found = frames.flatMap((frame, index) =>
      index > 0 && isWanted(frame, frames[index - 1]!) ? [index] : [],
    );
    const next = found.find((index) => index > this.at) ?? found[0];
    if (next !== undefined) this.go(next);
    return next !== undefined;
  }

  togglePlay(): void {
    if (this.playing) return this.pause();
    if (this.isAtEnd) this.at = 0;
    this.playing = true;
    this.#wait();
  }

  /** A run that plays itself does so from its beginning. */
  playFromStart(): void {
    this.pause();
    this.at = 0;
    if (this.last > 0) this.togglePlay();
  }

  /** Felt at once: the pause that is under way begins anew. */
  setSpeed(speed: Speed): void {
    this.playback.speed = speed;
    if (this.playing) this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#move(this.at + 1);
      if (this.isAtEnd) this.pause();
      else this.#wait();
    }, this.playback.pause);
  }

  #move(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to));
  }
}

/** The same steps at the same values, of one program. */
export function sameRun(one: RunView, other: RunView | null): boolean {
  return (
    one.trace === other?.trace &&
    one.values.every(({ value }, index) => value === other.values[index]?.value)
  );
}
