import type { editor as Monaco } from 'monaco-editor/editor';
import { monaco } from './monaco.ts';

/** A command of ours: under its keys, and under its name in the editor's list of commands (F1). */
export interface EditorAction {
  readonly id: string;
  readonly label: string;
  readonly keys: readonly Key[];
  readonly run: () => void;
}

type Key = 'Ctrl' | 'Alt' | 'Shift' | 'Enter' | 'F' | 'PageDown' | 'PageUp';

export function addActions(
  editor: Monaco.IStandaloneCodeEditor,
  actions: readonly EditorAction[],
): void {
  for (const { id, label, keys, run } of actions) {
    const keybinding = keys.reduce((sum, key) => sum | codeOf(key), 0);
    editor.addAction({ id: `playground.${id}`, label, keybindings: [keybinding], run });
  }
}

function codeOf(key: Key): number {
  const { KeyMod, KeyCode } = monaco;
  const codes: Readonly<Record<Key, number>> = {
    Ctrl: KeyMod.CtrlCmd,
    Alt: KeyMod.Alt,
    Shift: KeyMod.Shift,
    Enter: KeyCode.Enter,
    F: KeyCode.KeyF,
    PageDown: KeyCode.PageDown,
    PageUp: KeyCode.PageUp,
  };
  return codes[key];
}
