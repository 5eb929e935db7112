import type { Mark } from '../editor/mark.ts';
import type { Stepper } from '../state/stepper.svelte.ts';

/** Where the goroutines stand at the step on show, and where they are stuck. */
export function runMarks({ frame, run }: Stepper, isPlain: boolean): readonly Mark[] {
  if (frame === null || run === null) return [];
  return frame.goroutines.flatMap(({ status, stack }): readonly Mark[] => {
    const [call] = stack;
    if (call === undefined) return [];
    const isStuck = status === 'stuck' || status === 'crashed';
    // A plain text knows one kind of mark.
    return [{ kind: isPlain ? 'linked' : isStuck ? 'stuck' : 'step', place: call.place }];
  });
}
