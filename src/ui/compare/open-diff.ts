import '../editor/monaco.ts';
import 'monaco-editor/features/diffEditor/register';
import type { Language } from '../../base/language.ts';
import type { Mark } from '../editor/mark.ts';
import { monaco } from '../editor/monaco.ts';
import { settings } from '../editor/settings.ts';
import { toDecoration } from '../editor/to-monaco.ts';

interface DiffSide {
  readonly language: Language;
  readonly text: string;
  readonly label: string;
  readonly onText: (text: string) => void;
}

interface OpenDiff {
  /** What is lit up on each side; the first mark comes into view. */
  setMarks(left: readonly Mark[], right: readonly Mark[]): void;
  dispose(): void;
}

/** Monaco's own view of two texts, in two columns that scroll as one. */
export function openDiff(host: HTMLElement, left: DiffSide, right: DiffSide): OpenDiff {
  const models = [left, right].map(({ language, text }) => {
    const model = monaco.editor.createModel(text, language);
    if (language === 'go') model.updateOptions({ tabSize: 4, insertSpaces: false });
    return model;
  });
  const [original, modified] = [models[0]!, models[1]!];
  const editor = monaco.editor.createDiffEditor(host, {
    ...settings,
    originalEditable: true,
    renderSideBySide: true,
    useInlineViewWhenSpaceIsLimited: false,
    renderOverviewRuler: false,
    enableSplitViewResizing: false,
    renderMarginRevertIcon: false,
    renderGutterMenu: false,
    originalAriaLabel: left.label,
    modifiedAriaLabel: right.label,
  });
  editor.setModel({ original, modified });
  const sides = [
    { model: original, pane: editor.getOriginalEditor(), side: left },
    { model: modified, pane: editor.getModifiedEditor(), side: right },
  ].map(({ model, pane, side }) => {
    pane.updateOptions({ ariaLabel: side.label });
    model.onDidChangeContent(() => {
      side.onText(model.getValue(monaco.editor.EndOfLinePreference.LF));
    });
    return { model, pane, decorations: pane.createDecorationsCollection() };
  });
  return {
    setMarks(...marks) {
      sides.forEach(({ model, pane, decorations }, at) => {
        const own = marks[at]!;
        decorations.set(own.map((mark) => toDecoration(model, mark)));
        const first = own.find(({ kind }) => kind === 'step') ?? own[0];
        if (first !== undefined)
          pane.revealLineInCenterIfOutsideViewport(first.place.range.start.line);
      });
    },
    dispose() {
      editor.dispose();
      for (const model of models) model.dispose();
    },
  };
}
