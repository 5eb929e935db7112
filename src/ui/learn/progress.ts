/** What a learner has solved, as it is stored and as a file holds it. */
export interface Progress {
  readonly version: 1;
  readonly solved: Readonly<Record<string, Solved>>;
}

export interface Solved {
  /** The fewest steps, where steps count. */
  readonly steps: number | null;
  /** The solution was shown first. */
  readonly shown: boolean;
}

export const nothing: Progress = { version: 1, solved: {} };
const mostPuzzles = 5_000;

/** Null for what is no progress: anybody can write a file, or into the store. */
export function readProgress(value: unknown): Progress | null {
  if (typeof value !== 'object' || value === null) return null;
  const { version, solved } = value as Readonly<Record<string, unknown>>;
  if (version !== 1 || typeof solved !== 'object' || solved === null) return null;
  const entries = Object.entries(solved)
    .slice(0, mostPuzzles)
    .flatMap(([name, one]): readonly [string, Solved][] => {
      const read = readSolved(one);
      return read === null ? [] : [[name, read]];
    });
  return { version: 1, solved: Object.fromEntries(entries) };
}

function readSolved(value: unknown): Solved | null {
  if (typeof value !== 'object' || value === null) return null;
  const { steps, shown } = value as Readonly<Record<string, unknown>>;
  return {
    steps: typeof steps === 'number' && Number.isSafeInteger(steps) && steps >= 0 ? steps : null,
    shown: shown === true,
  };
}

/** What was reached in either: nothing that was solved gets lost. */
export function merge(one: Progress, other: Progress): Progress {
  const solved = { ...one.solved };
  for (const [name, found] of Object.entries(other.solved)) {
    const known = solved[name];
    solved[name] = known === undefined ? found : better(known, found);
  }
  return { version: 1, solved };
}

function better(one: Solved, other: Solved): Solved {
  const steps = [one, other].flatMap((known) => (known.steps === null ? [] : [known.steps]));
  return {
    steps: steps.length === 0 ? null : Math.min(...steps),
    shown: one.shown && other.shown,
  };
}
