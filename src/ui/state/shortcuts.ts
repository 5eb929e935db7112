import type { Player } from './player.svelte.ts';

/** The keys of the stepper, for wherever no key of its own is expected. Tells whether one was meant. */
export function stepperKey(event: KeyboardEvent, player: Player): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || takesKey(event)) return false;
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
    '+': () => {
      stepper.setSpeed(stepper.playback.next(1));
    },
    '-': () => {
      stepper.setSpeed(stepper.playback.next(-1));
    },
    t: () => {
      player.isTakenOver = !player.isTakenOver;
    },
    u: () => {
      player.undo();
    },
  };
  const action = actions[event.key === '=' ? '+' : event.key];
  action?.();
  return action !== undefined;
}

/** Texts and lists take every key; tabs and what scrolls take arrows; buttons take the space bar. */
function takesKey({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  const isInside = (selector: string): boolean => target.closest(selector) !== null;
  if (isInside('input, textarea, select, [contenteditable], .monaco-editor, dialog')) return true;
  if (key === ' ') return isInside('button, summary, a');
  return /^(Arrow|Home|End)/.test(key) && isInside('[role=tab], [tabindex="0"]');
}
