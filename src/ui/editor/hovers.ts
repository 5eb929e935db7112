import type { editor as Monaco, IDisposable } from 'monaco-editor/editor';
import { monaco } from './monaco.ts';
import type { Hover } from './operation-hovers.ts';

/** The smallest stretch under the mouse speaks. */
export function provideHovers(
  model: Monaco.ITextModel,
  language: string,
  hovers: () => readonly Hover[],
): IDisposable {
  return monaco.languages.registerHoverProvider(language, {
    provideHover(asked, position) {
      if (asked !== model) return null;
      const offset = model.getOffsetAt(position);
      const [hover] = hovers()
        .filter(({ start, end }) => start <= offset && offset <= end)
        .sort((one, other) => one.end - one.start - (other.end - other.start));
      if (hover === undefined) return null;
      const range = monaco.Range.fromPositions(
        model.getPositionAt(hover.start),
        model.getPositionAt(hover.end),
      );
      // Neither links nor HTML are let through: the names in it are the program's.
      const contents = [hover.title, hover.words].map((value) => ({ value: plain(value) }));
      return { range, contents };
    },
  });
}

function plain(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]()#+\-.!<>|&~$]/g, '\\$&');
}
