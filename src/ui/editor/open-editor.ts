import type { editor as Monaco, IRange } from 'monaco-editor/editor';
import type { Range } from '../../base/span.ts';
import type { DiagnosticView } from '../../protocol/place.ts';
import { provideHovers } from './hovers.ts';
import { tellLines } from './line-jumps.ts';
import type { Mark } from './mark.ts';
import type { Hover } from './operation-hovers.ts';
import { monaco } from './monaco.ts';
import { quickFixes } from './quick-fixes.ts';

export type EditorLanguage = 'go' | 'virgo' | 'dafny' | 'smt';

export interface EditorOptions {
  readonly language: EditorLanguage;
  readonly text: string;
  readonly label: string;
  readonly readOnly: boolean;
  readonly onText?: (text: string) => void;
  /** The cursor's offset; told only while the editor has the focus. */
  readonly onCursor?: (offset: number) => void;
  readonly onCheck?: () => void;
  /** A line was chosen, to see it executed. */
  readonly onLine?: (line: number) => void;
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
  listen(editor, model, options);
  return {
    setText(next) {
      if (next === model.getValue()) return;
      if (readOnly) model.setValue(next);
      // As an edit, so that one can undo it.
      else editor.executeEdits('playground', [{ range: model.getFullModelRange(), text: next }]);
    },
    setDiagnostics(diagnostics) {
      fixes.diagnostics = diagnostics;
      monaco.editor.setModelMarkers(model, 'virgo', diagnostics.flatMap(toMarkers(model)));
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
      editor.dispose();
      model.dispose();
    },
  };
}

const settings: Monaco.IStandaloneEditorConstructionOptions = {
  automaticLayout: true,
  minimap: { enabled: false },
  fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
  fontSize: 14,
  lineHeight: 22,
  lineNumbersMinChars: 3,
  lineDecorationsWidth: 12,
  glyphMargin: false,
  folding: false,
  padding: { top: 12, bottom: 12 },
  renderLineHighlight: 'none',
  renderFinalNewline: 'on',
  overviewRulerBorder: false,
  overviewRulerLanes: 0,
  hideCursorInOverviewRuler: true,
  scrollBeyondLastLine: false,
  scrollbar: {
    verticalScrollbarSize: 10,
    horizontalScrollbarSize: 10,
    alwaysConsumeMouseWheel: false,
  },
  tabSize: 2,
  guides: { indentation: false },
  matchBrackets: 'near',
  fixedOverflowWidgets: true,
  'semanticHighlighting.enabled': false,
  stickyScroll: { enabled: false },
  wordBasedSuggestions: 'off',
  quickSuggestions: false,
};

function listen(
  editor: Monaco.IStandaloneCodeEditor,
  model: Monaco.ITextModel,
  { onText, onCursor, onCheck, onLine }: EditorOptions,
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
  }
  if (onLine !== undefined) tellLines(editor, onLine);
  if (onCheck !== undefined) {
    const { KeyMod, KeyCode } = monaco;
    editor.addAction({
      id: 'playground.check',
      label: 'Check the program',
      keybindings: [KeyMod.CtrlCmd | KeyCode.Enter],
      run: onCheck,
    });
  }
}

function toRange({ start, end }: Range): IRange {
  return {
    startLineNumber: start.line,
    startColumn: start.column,
    endLineNumber: end.line,
    endColumn: end.column,
  };
}

const severities = { error: 8, warning: 4, note: 2 } as const;

function toMarkers(model: Monaco.ITextModel) {
  return ({
    code,
    severity,
    message,
    hint,
    place,
    related,
  }: DiagnosticView): Monaco.IMarkerData[] => [
    {
      ...toRange(place.range),
      code,
      severity: severities[severity],
      message: hint === null ? message : `${message}\n${hint}`,
      relatedInformation: related.map((one) => ({
        ...toRange(one.place.range),
        resource: model.uri,
        message: one.message,
      })),
    },
  ];
}

/** Of a statement over several lines, only the first is marked: the others have places of their own. */
function toDecoration(
  model: Monaco.ITextModel,
  { kind, place }: Mark,
): Monaco.IModelDeltaDecoration {
  // The text may have changed since the place was found.
  const range = model.validateRange(toRange(place.range));
  const { startLineNumber: line } = range;
  const isLong = range.endLineNumber > line;
  const shown = { ...range, endLineNumber: line, endColumn: model.getLineMaxColumn(line) };
  return {
    range: isLong ? shown : range,
    options: {
      // A box goes round the whole range; a wavy line belongs to the letters.
      ...(kind === 'stuck' ? { inlineClassName: `mark-${kind}` } : { className: `mark-${kind}` }),
      ...(kind === 'linked' ? {} : { linesDecorationsClassName: `line-${kind}` }),
      stickiness: 1,
    },
  };
}
