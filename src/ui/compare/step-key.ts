import type { Steps } from '../state/steps.ts';

/** The keys that step both runs, wherever no key of its own is expected. Tells whether one was meant. */
export function stepKey(event: KeyboardEvent, steps: Steps): boolean {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || steps.last === 0) return false;
  const takesKeys = 'input, textarea, select, .monaco-editor, [tabindex="0"]';
  if (target instanceof Element && target.closest(takesKeys) !== null) return false;
  if (key === 'ArrowLeft') steps.go(steps.at - 1);
  else if (key === 'ArrowRight') steps.go(steps.at + 1);
  else if (key === 'Home') steps.go(0);
  else if (key === 'End') steps.go(steps.last);
  else if (key === ' ' && !(target instanceof HTMLButtonElement)) steps.togglePlay();
  else return false;
  return true;
}
