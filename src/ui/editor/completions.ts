import type { editor as Monaco, IDisposable, languages } from 'monaco-editor/editor';
import {
  beginsWith,
  contractLineAt,
  fieldsBefore,
  namesAt,
  type ScopeName,
} from './contract-scope.ts';
import { wordsAt, type ContractWord } from './contract-words.ts';
import { monaco } from './monaco.ts';

type Suggestion = Omit<languages.CompletionItem, 'range'>;

/** In the lines of contracts: their words, and what they may name. Go itself is not completed. */
export function provideCompletions(model: Monaco.ITextModel, language: string): IDisposable {
  return monaco.languages.registerCompletionItemProvider(language, {
    triggerCharacters: ['@', '.', ' '],
    provideCompletionItems(asked, position) {
      if (asked !== model) return null;
      const suggestions = suggestionsAt(model.getValue(), model.getOffsetAt(position));
      if (suggestions.length === 0) return null;
      const { startColumn, endColumn } = model.getWordUntilPosition(position);
      const range = new monaco.Range(
        position.lineNumber,
        startColumn,
        position.lineNumber,
        endColumn,
      );
      return { suggestions: suggestions.map((one) => ({ ...one, range })) };
    },
  });
}

function suggestionsAt(text: string, offset: number): readonly Suggestion[] {
  const line = contractLineAt(text, offset);
  if (line === null) return [];
  const fields = fieldsBefore(line);
  if (fields !== null) return fields.map(ofName);
  const begin = beginsWith(line);
  if (begin !== null) return begin.map(ofWord);
  return [...namesAt(line).map(ofName), ...wordsAt('expression').map(ofWord)];
}

function ofWord({ word, title, words }: ContractWord): Suggestion {
  return {
    ...{ label: word, insertText: word, detail: title, documentation: words },
    ...{ kind: monaco.languages.CompletionItemKind.Keyword, sortText: `2${word}` },
  };
}

function ofName({ name, role, detail }: ScopeName): Suggestion {
  const kinds = monaco.languages.CompletionItemKind;
  const kind: Readonly<Record<ScopeName['role'], languages.CompletionItemKind>> = {
    ...{ parameter: kinds.Variable, result: kinds.Variable, variable: kinds.Variable },
    ...{ field: kinds.Field, predicate: kinds.Interface, function: kinds.Function },
  };
  return { label: name, insertText: name, detail, kind: kind[role], sortText: `1${name}` };
}
