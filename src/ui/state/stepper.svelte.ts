import type { FrameView, RunView } from '../../protocol/run-view.ts';

/** The run on show, and how far it has been played. */
export class Stepper {
  run = $state.raw<RunView | null>(null);
  at = $state(0);
  playing = $state(false);
  #timer: ReturnType<typeof setInterval> | undefined;

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
    this.pause();
    const isSame = run !== null && run.trace === this.run?.trace && sameValues(run, this.run);
    this.run = run;
    if (!isSame) this.at = this.last;
  }

  go(to: number): void {
    this.pause();
    this.#move(to);
  }

  togglePlay(): void {
    if (this.playing) return this.pause();
    if (this.isAtEnd) this.at = 0;
    this.playing = true;
    this.#timer = setInterval(() => {
      this.#move(this.at + 1);
      if (this.isAtEnd) this.pause();
    }, 900);
  }

  pause(): void {
    clearInterval(this.#timer);
    this.playing = false;
  }

  #move(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to));
  }
}

function sameValues(one: RunView, other: RunView): boolean {
  return one.values.every(({ value }, index) => value === other.values[index]?.value);
}
