import type { RunView } from '../../protocol/run-view.ts';

/** What is said before the first step: a run begins with the function that was asked about. */
export function beginningOf({ frames }: Pick<RunView, 'frames'>): string {
  const names = (frames[0]?.goroutines ?? [])
    .filter(({ status }) => status !== 'not started')
    .map(({ name }) => name);
  return names.length === 1 ? `The run begins: only ${names[0]!} is there.` : 'The run begins.';
}
