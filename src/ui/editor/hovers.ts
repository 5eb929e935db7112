import type { editor as Monaco, IDisposable, IRange, Position } from 'monaco-editor/editor';
import { explainContract } from './contract-hover.ts';
import { explain, type Explanation } from './glossary.ts';
import { monaco } from './monaco.ts';
import type { Hover } from './operation-hovers.ts';

/** What the rules made of the statement under the mouse, and what the word there means in general. */
export function provideHovers(
  model: Monaco.ITextModel,
  language: string,
  hovers: () => readonly Hover[],
): IDisposable {
  return monaco.languages.registerHoverProvider(language, {
    provideHover(asked, position) {
      if (asked !== model || isCommentOrString(model, position)) return null;
      const { lineNumber: line, column } = position;
      const contract =
        language === 'go' ? explainContract(model.getValue(), model.getOffsetAt(position)) : null;
      const own = contract === null ? smallest(model, position, hovers()) : null;
      const general = contract ?? explain(language, model.getLineContent(line), column - 1);
      const said = [...(general === null || general.rule === own?.rule ? [] : [general]), own];
      const shown = said.filter((one) => one !== null);
      if (shown.length === 0) return null;
      // Neither links nor HTML are let through: the names in it are the program's.
      const contents = shown
        .flatMap(({ title, words }) => [title, words])
        .filter((text) => text !== '')
        .map((text) => ({ value: plain(text) }));
      return { range: shown[0] === general ? inLine(line, general) : own!.range, contents };
    },
  });
}

function smallest(
  model: Monaco.ITextModel,
  position: Position,
  hovers: readonly Hover[],
): (Hover & { readonly range: IRange }) | null {
  const around = hovers
    .map((hover) => ({ ...hover, range: headOf(model, hover) }))
    .filter(({ range }) => monaco.Range.containsPosition(range, position))
    .sort((one, other) => one.end - one.start - (other.end - other.start));
  return around[0] ?? null;
}

/** A loop speaks in its first line; what is inside speaks for itself. */
function headOf(model: Monaco.ITextModel, { start, end }: Hover): IRange {
  const from = model.getPositionAt(start);
  const to = model.getPositionAt(end);
  const isLong = to.lineNumber > from.lineNumber;
  return {
    startLineNumber: from.lineNumber,
    startColumn: from.column,
    endLineNumber: from.lineNumber,
    endColumn: isLong ? model.getLineMaxColumn(from.lineNumber) : to.column,
  };
}

function inLine(line: number, { start, end }: Pick<Explanation, 'start' | 'end'>): IRange {
  return {
    startLineNumber: line,
    startColumn: start + 1,
    endLineNumber: line,
    endColumn: end + 1,
  };
}

function isCommentOrString(model: Monaco.ITextModel, { lineNumber, column }: Position): boolean {
  const above = model.getValueInRange(
    new monaco.Range(1, 1, lineNumber, model.getLineMaxColumn(lineNumber)),
  );
  const tokens = monaco.editor.tokenize(above, model.getLanguageId())[lineNumber - 1] ?? [];
  const type = tokens.findLast(({ offset }) => offset < column)?.type ?? '';
  return /^(?:comment|string)/.test(type);
}

function plain(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]()#+\-.!<>|&~$]/g, '\\$&');
}
