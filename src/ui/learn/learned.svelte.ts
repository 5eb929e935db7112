import { readStoredJson, store } from '../state/storage.ts';
import { progressKey } from './progress-key.ts';
import { merge, nothing, readProgress, type Progress, type Solved } from './progress.ts';

/** What this browser knows of what was solved. */
export class Learned {
  #progress = $state.raw<Progress>(readProgress(readStoredJson(progressKey)) ?? nothing);

  get progress(): Progress {
    return this.#progress;
  }

  of(name: string): Solved | null {
    return this.#progress.solved[name] ?? null;
  }

  solve(name: string, solved: Solved): void {
    this.add({ version: 1, solved: { [name]: solved } });
  }

  /** Another tab may have solved something meanwhile. */
  add(other: Progress): void {
    const stored = readProgress(readStoredJson(progressKey)) ?? nothing;
    this.#progress = merge(merge(this.#progress, stored), other);
    store(progressKey, JSON.stringify(this.#progress));
  }
}
