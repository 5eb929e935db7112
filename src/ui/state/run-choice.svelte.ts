import { readStored, store } from './storage.ts';

/** Whose runs are shown of a function that a proof speaks of. */
type RunsOf = 'program' | 'virgo';

const key = 'virgo.runs';

/** The program itself, unless the person has chosen its VirGo program; stored. */
export class RunChoice {
  #of = $state<RunsOf>(readStored(key) === 'virgo' ? 'virgo' : 'program');

  get of(): RunsOf {
    return this.#of;
  }

  set of(wanted: RunsOf) {
    this.#of = wanted;
    store(key, wanted);
  }
}
