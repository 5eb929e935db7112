import type { Player } from './player.svelte.ts';

/** The keys of the stepper, for wherever no key of its own is expected. Tells whether one was meant. */
export function stepperKey(event: KeyboardEvent, player: Player): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || takesKeys(event.target)) return false;
  const { stepper } = player;
  if (stepper.run === null) return false;
  const move = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : null;
  if (move !== null && player.isTakenOver && stepper.frame?.moves[move] !== undefined) {
    void player.move(move);
    return true;
  }
  const actions: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => {
      stepper.go(stepper.at - 1);
    },
    ArrowRight: () => {
      stepper.go(stepper.at + 1);
    },
    Home: () => {
      stepper.go(0);
    },
    End: () => {
      stepper.go(stepper.last);
    },
    ' ': () => {
      stepper.togglePlay();
    },
    t: () => {
      player.isTakenOver = !player.isTakenOver;
    },
    u: () => {
      player.undo();
    },
  };
  const action = actions[event.key];
  action?.();
  return action !== undefined;
}

/** Texts, lists and tabs know what to do with arrows; a button takes only the space bar. */
function takesKeys(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, button, summary, [role=tab], [contenteditable], .monaco-editor, dialog, [tabindex="0"]',
    ) !== null
  );
}
