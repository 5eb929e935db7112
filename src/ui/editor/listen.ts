import type { editor as Monaco } from 'monaco-editor/editor';
import { reportLines } from './line-jumps.ts';
import { monaco } from './monaco.ts';

/** What the page hears from an editor. */
export interface Listeners {
  readonly onText?: (text: string) => void;
  /** The cursor's offset; told only while the editor has the focus. */
  readonly onCursor?: (offset: number) => void;
  /** A line was chosen, to see it executed. */
  readonly onLine?: (line: number) => void;
  /** The offset under the mouse; null when it is over no letter. */
  readonly onPointer?: (offset: number | null) => void;
}

export function listen(
  editor: Monaco.IStandaloneCodeEditor,
  model: Monaco.ITextModel,
  { onText, onCursor, onPointer, onLine }: Listeners,
): void {
  if (onText !== undefined) {
    model.onDidChangeContent(() => {
      onText(model.getValue(monaco.editor.EndOfLinePreference.LF));
    });
  }
  if (onCursor !== undefined) {
    editor.onDidChangeCursorPosition(({ position }) => {
      if (editor.hasTextFocus()) onCursor(model.getOffsetAt(position));
    });
    editor.onDidFocusEditorText(() => {
      const position = editor.getPosition();
      if (position !== null) onCursor(model.getOffsetAt(position));
    });
  }
  if (onLine !== undefined) reportLines(editor, onLine);
  if (onPointer !== undefined) {
    editor.onMouseMove(({ target }) => {
      const isText = target.type === monaco.editor.MouseTargetType.CONTENT_TEXT;
      onPointer(isText ? model.getOffsetAt(target.position) : null);
    });
    editor.onMouseLeave(() => {
      onPointer(null);
    });
  }
}
