import { focusNextArea } from '../areas.ts';
import { stepperKey } from './shortcuts.ts';
import type { Playground } from './playground.svelte.ts';

export type DialogName = 'gallery' | 'help' | 'share' | 'recent' | 'about';

/** The keys of the whole page: F6 and those with Control everywhere, letters where one does not write. */
export function pageKey(
  event: KeyboardEvent,
  playground: Playground,
  isDialogOpen: boolean,
  open: (dialog: DialogName) => void,
): void {
  if (event.defaultPrevented) return;
  if (isDialogOpen) return;
  const isDone =
    commandKey(event, playground, open) ||
    stepperKey(event, playground.player) ||
    plainKey(event, playground, open);
  if (isDone) event.preventDefault();
}

function commandKey(
  event: KeyboardEvent,
  playground: Playground,
  open: (dialog: DialogName) => void,
): boolean {
  const { key, ctrlKey, metaKey, shiftKey } = event;
  if (key === 'F6') {
    focusNextArea(shiftKey ? -1 : 1);
    return true;
  }
  if (!ctrlKey && !metaKey) return false;
  if (key === 'Enter') playground.checkNow();
  else if (shiftKey && key.toLowerCase() === 's') open('share');
  else return false;
  return true;
}

function plainKey(
  { key, target, ctrlKey, metaKey, altKey }: KeyboardEvent,
  playground: Playground,
  open: (dialog: DialogName) => void,
): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  if (key === 'Escape') {
    if (!playground.checking.isSlow) return false;
    playground.cancel();
    return true;
  }
  if (isWriting(target)) return false;
  if (key === '?') open('help');
  else if (key === 'e') open('gallery');
  else if (key === 'r') open('recent');
  else return false;
  return true;
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, .monaco-editor *');
}
