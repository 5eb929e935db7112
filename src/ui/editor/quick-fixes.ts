import type { editor as Monaco, languages } from 'monaco-editor/editor';
import type { DiagnosticView, FixView } from '../../protocol/place.ts';
import { monaco } from './monaco.ts';

interface QuickFixes {
  diagnostics: readonly DiagnosticView[];
  dispose(): void;
}

/** Offers the repairs that the messages of this text know. */
export function quickFixes(model: Monaco.ITextModel, language: string): QuickFixes {
  const fixes: QuickFixes = {
    diagnostics: [],
    dispose() {
      registration.dispose();
    },
  };
  const registration = monaco.languages.registerCodeActionProvider(language, {
    provideCodeActions(asked, range) {
      if (asked !== model) return null;
      const actions = fixes.diagnostics.flatMap(({ fix, place }): languages.CodeAction[] => {
        const start = model.getPositionAt(place.start);
        const end = model.getPositionAt(place.end);
        const touches = monaco.Range.areIntersectingOrTouching(
          monaco.Range.fromPositions(start, end),
          range,
        );
        return fix === null || !touches ? [] : [toAction(model, fix)];
      });
      return { actions, dispose: () => undefined };
    },
  });
  return fixes;
}

function toAction(model: Monaco.ITextModel, { title, edits }: FixView): languages.CodeAction {
  return {
    title,
    kind: 'quickfix',
    isPreferred: true,
    edit: {
      edits: edits.map(({ place, text }) => ({
        resource: model.uri,
        versionId: model.getVersionId(),
        textEdit: {
          text,
          range: monaco.Range.fromPositions(
            model.getPositionAt(place.start),
            model.getPositionAt(place.end),
          ),
        },
      })),
    },
  };
}
