import type { editor as Monaco } from 'monaco-editor/editor';
import type { Range } from '../../base/span.ts';
import type { NameView } from '../../protocol/names-view.ts';
import type { DiagnosticView } from '../../protocol/place.ts';
import { addActions, type EditorAction } from './actions.ts';
import { provideCompletions } from './completions.ts';
import { provideHovers } from './hovers.ts';
import { listen, type Listeners } from './listen.ts';
import type { Mark } from './mark.ts';
import { monaco } from './monaco.ts';
import type { Hover } from './operation-hovers.ts';
import { provideNames } from './names.ts';
import { quickFixes } from './quick-fixes.ts';
import { settings } from './settings.ts';
import { toDecoration, toMarker, toRange } from './to-monaco.ts';

export type EditorLanguage = 'go' | 'virgo' | 'dafny' | 'smt';

interface EditorOptions extends Listeners {
  readonly language: EditorLanguage;
  readonly text: string;
  readonly label: string;
  readonly readOnly: boolean;
  readonly actions: readonly EditorAction[];
  /** What is known of the name at an offset. */
  readonly nameAt?: (offset: number) => Promise<NameView | null>;
}

export interface OpenEditor {
  setText(text: string): void;
  setDiagnostics(diagnostics: readonly DiagnosticView[]): void;
  setMarks(marks: readonly Mark[]): void;
  setHovers(hovers: readonly Hover[]): void;
  reveal(range: Range, andFocus: boolean): void;
  focus(): void;
  dispose(): void;
}

/** As an edit of its own, so that one can undo it. */
function replaceAll(
  editor: Monaco.IStandaloneCodeEditor,
  model: Monaco.ITextModel,
  text: string,
): void {
  editor.pushUndoStop();
  editor.executeEdits('playground', [{ range: model.getFullModelRange(), text }]);
  editor.pushUndoStop();
}

/** A paste of several lines shows where they begin, wherever the cursor has come to stand. */
function showLineStarts(editor: Monaco.IStandaloneCodeEditor): void {
  editor.onDidPaste(({ range }) => {
    if (range.startLineNumber === range.endLineNumber) return;
    requestAnimationFrame(() => {
      editor.setScrollLeft(0);
    });
  });
}

export function setEditorTheme(isDark: boolean): void {
  monaco.editor.setTheme(isDark ? 'playground-dark' : 'playground-light');
}

export function openEditor(host: HTMLElement, options: EditorOptions): OpenEditor {
  const { language, text, label, readOnly } = options;
  const model = monaco.editor.createModel(text, language);
  if (language === 'go') model.updateOptions({ tabSize: 4, insertSpaces: false });
  const editor = monaco.editor.create(host, { ...settings, model, readOnly, ariaLabel: label });
  const marks = editor.createDecorationsCollection();
  const fixes = quickFixes(model, language);
  let hovers: readonly Hover[] = [];
  const hovering = provideHovers(model, language, () => hovers);
  const completing = language === 'go' && !readOnly ? provideCompletions(model, language) : null;
  const knowing = options.nameAt && provideNames(model, language, options.nameAt);
  listen(editor, model, options);
  addActions(editor, options.actions);
  showLineStarts(editor);
  return {
    setText(next) {
      if (next === model.getValue()) return;
      if (readOnly) model.setValue(next);
      else replaceAll(editor, model, next);
    },
    setDiagnostics(diagnostics) {
      fixes.diagnostics = diagnostics;
      const markers = diagnostics.map((one) => toMarker(model, one));
      monaco.editor.setModelMarkers(model, 'virgo', markers);
    },
    setMarks(next) {
      marks.set(next.map((mark) => toDecoration(model, mark)));
    },
    setHovers(next) {
      hovers = next;
    },
    reveal(range, andFocus) {
      const valid = model.validateRange(toRange(range));
      editor.revealRangeInCenterIfOutsideViewport(valid);
      if (!andFocus) return;
      editor.setPosition({ lineNumber: valid.startLineNumber, column: valid.startColumn });
      editor.focus();
    },
    focus() {
      editor.focus();
    },
    dispose() {
      fixes.dispose();
      hovering.dispose();
      completing?.dispose();
      for (const one of knowing ?? []) one.dispose();
      editor.dispose();
      model.dispose();
    },
  };
}
