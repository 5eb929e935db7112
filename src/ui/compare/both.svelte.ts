import type { RunView } from '../../protocol/run-view.ts';
import type { Steps } from '../state/steps.ts';
import { Playback } from '../state/playback.svelte.ts';
import { Playground } from '../state/playground.svelte.ts';
import { newDraftId, storeDraft } from '../state/drafts.ts';
import { firstTexts, opening } from '../state/examples.ts';
import { openingValues } from '../state/opening-values.ts';
import { toShared } from '../share/share.ts';
import type { Pair, Side } from './route.ts';

/** Two programs side by side, each with all that is known of it. Each holds a worker of its own. */
export class Both implements Steps {
  readonly left = new Shown();
  readonly right = new Shown();
  readonly #playback = new Playback();
  playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get at(): number {
    return Math.max(this.left.at, this.right.at);
  }

  get last(): number {
    return Math.max(this.left.last, this.right.last);
  }

  get isAtEnd(): boolean {
    return this.at === this.last;
  }

  open({ left, right }: Pair): void {
    this.pause();
    this.left.open(left);
    this.right.open(right);
  }

  /** The shorter run waits at its end. */
  go(to: number): void {
    this.pause();
    this.#move(to);
  }

  togglePlay(): void {
    if (this.playing) return this.pause();
    if (this.isAtEnd) this.#move(0);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  pair(): Pair {
    return { left: this.left.toSide(), right: this.right.toSide() };
  }

  /** Where one has a run and the other one goes wrong nowhere, the other is shown at the same values. */
  matchRuns(): void {
    this.left.follow(this.right);
    this.right.follow(this.left);
  }

  close(): void {
    this.pause();
    this.left.playground.close();
    this.right.playground.close();
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.#move(this.at + 1);
      if (this.isAtEnd) this.pause();
      else this.#wait();
    }, this.#playback.pause);
  }

  #move(to: number): void {
    const step = Math.max(0, Math.min(this.last, to));
    this.left.playground.stepper.go(step);
    this.right.playground.stepper.go(step);
  }
}

class Shown {
  readonly playground = new Playground();
  title = $state('');
  /** What was typed here is a draft like any other. */
  #draft: string | null = null;
  /** The text, and whose run of it, that was already asked for a run at the other one's values. */
  #followed: string | null = null;

  get at(): number {
    return this.playground.run === null ? 0 : this.playground.stepper.at;
  }

  get last(): number {
    return this.playground.run === null ? 0 : this.playground.stepper.last;
  }

  open({ title, shared }: Side): void {
    const { language, source, fragment, strategy, run } = shared;
    this.title = title;
    this.#draft = null;
    this.playground.open(language, source, fragment);
    this.playground.strategy = strategy;
    if (source === opening.source) this.playground.showAt(openingValues);
    this.#followed = null;
    if (run !== null) void this.playground.player.openShared(run.values, run.trace, run.step);
  }

  follow(other: Shown): void {
    const { run, decided, isStale, source, player } = this.playground;
    const theirs = other.playground.run;
    if (decided === null || isStale || theirs === null) return;
    if (run !== null && player.origin !== 'own') return;
    const machine = this.#machineFor(theirs);
    if (machine === null || this.#followed === `${machine} ${source}`) return;
    this.#followed = `${machine} ${source}`;
    void player.find(machine, theirs.values);
  }

  /** Whose run stands beside the other one: of the program where that is one, too. */
  #machineFor({ view, values }: RunView): 'program' | 'virgo' | null {
    const { fragment, programRuns, language } = this.playground;
    const fits = (names: readonly string[]) =>
      values.length === names.length && values.every(({ name }) => names.includes(name));
    if (view === 'program' && language === 'go') {
      const { entry, entries } = programRuns;
      if (entry === null) return null;
      if (fits(entries[entry]!.parameters.map(({ name }) => name))) return 'program';
    }
    return fits((fragment?.parameters ?? []).map(({ name }) => name)) ? 'virgo' : null;
  }

  edit(text: string): void {
    const { playground } = this;
    if (text === playground.source) return;
    playground.edit(text);
    const { language } = playground;
    storeDraft({
      id: (this.#draft ??= newDraftId()),
      language,
      texts: { ...firstTexts, [language]: text },
      origin: { kind: 'own' },
      isEdited: true,
      at: Date.now(),
    });
  }

  toSide(): Side {
    return { title: this.title, shared: toShared(this.playground) };
  }
}
