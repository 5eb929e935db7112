import type { editor as Monaco, IDisposable } from 'monaco-editor/editor';
import type { NameView } from '../../protocol/names-view.ts';
import { monaco } from './monaco.ts';
import { toRange } from './to-monaco.ts';

/** Types and values of constants under the mouse, and the way to where a name is declared (F12). */
export function provideNames(
  model: Monaco.ITextModel,
  language: string,
  nameAt: (offset: number) => Promise<NameView | null>,
): readonly IDisposable[] {
  const { languages } = monaco;
  return [
    languages.registerHoverProvider(language, {
      async provideHover(asked, position) {
        if (asked !== model) return null;
        const name = await nameAt(model.getOffsetAt(position));
        if (name === null) return null;
        const value = ['```go', name.declaration.replaceAll('`', "'"), '```'].join('\n');
        return { range: toRange(name.place.range), contents: [{ value }] };
      },
    }),
    languages.registerDefinitionProvider(language, {
      async provideDefinition(asked, position) {
        if (asked !== model) return null;
        const name = await nameAt(model.getOffsetAt(position));
        if (name === null || name.declaredAt === null) return null;
        return { uri: model.uri, range: toRange(name.declaredAt.range) };
      },
    }),
  ];
}
