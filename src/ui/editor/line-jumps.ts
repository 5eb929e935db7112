import type { editor as Monaco } from 'monaco-editor/editor';
import { monaco } from './monaco.ts';

/** A line is chosen by a click on its number, or by Alt+Enter at the cursor. */
export function reportLines(
  editor: Monaco.IStandaloneCodeEditor,
  onLine: (line: number) => void,
): void {
  const { GUTTER_LINE_NUMBERS, GUTTER_LINE_DECORATIONS } = monaco.editor.MouseTargetType;
  editor.onMouseDown(({ target, event }) => {
    const isNumber = target.type === GUTTER_LINE_NUMBERS || target.type === GUTTER_LINE_DECORATIONS;
    if (isNumber && event.leftButton) onLine(target.position.lineNumber);
  });
  editor.addAction({
    id: 'playground.line',
    label: 'Go to the next step at this line',
    keybindings: [monaco.KeyMod.Alt | monaco.KeyCode.Enter],
    run: () => {
      // A click on a number selects its line, and leaves the cursor on the one below.
      const selection = editor.getSelection();
      if (selection !== null) onLine(selection.startLineNumber);
    },
  });
}
