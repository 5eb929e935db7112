import type { editor } from 'monaco-editor/editor';

type ColourName =
  'ink' | 'soft' | 'accent' | 'number' | 'paper' | 'line' | 'mark' | 'removed' | 'inserted';

/** How much of a colour lies on a line that differs, and on its part that does: letters stay legible on both. */
const onLine = { vs: '0d', 'vs-dark': '1a' } as const;
const onPart = { vs: '1a', 'vs-dark': '29' } as const;

/** Few colours: words of the language in the accent, the rest in ink. */
function theme(
  base: 'vs' | 'vs-dark',
  colour: {
    readonly [Name in ColourName]: string;
  },
): editor.IStandaloneThemeData {
  const { ink, soft, accent, number, paper, line, mark, removed, inserted } = colour;
  return {
    base,
    inherit: true,
    rules: [
      { token: '', foreground: ink },
      { token: 'variable', foreground: ink },
      { token: 'variable.channel', foreground: ink },
      { token: 'keyword', foreground: accent },
      { token: 'keyword.operation', foreground: accent, fontStyle: 'bold' },
      { token: 'type', foreground: accent },
      { token: 'identifier', foreground: ink },
      { token: 'number', foreground: number },
      { token: 'string', foreground: number },
      { token: 'comment', foreground: soft, fontStyle: 'italic' },
      { token: 'operator', foreground: ink },
      { token: 'delimiter', foreground: soft },
    ],
    colors: {
      'editor.background': `#${paper}`,
      'editor.foreground': `#${ink}`,
      'editorLineNumber.foreground': `#${soft}`,
      'editorLineNumber.activeForeground': `#${ink}`,
      'editor.lineHighlightBackground': '#00000000',
      'editor.lineHighlightBorder': '#00000000',
      'editorIndentGuide.background1': `#${line}`,
      'editor.selectionBackground': `#${mark}`,
      'editorWidget.background': `#${paper}`,
      'editorWidget.border': `#${line}`,
      'editorHoverWidget.background': `#${paper}`,
      'editorHoverWidget.border': `#${line}`,
      'scrollbar.shadow': '#00000000',
      'diffEditor.removedLineBackground': `#${removed}${onLine[base]}`,
      'diffEditor.removedTextBackground': `#${removed}${onPart[base]}`,
      'diffEditor.insertedLineBackground': `#${inserted}${onLine[base]}`,
      'diffEditor.insertedTextBackground': `#${inserted}${onPart[base]}`,
      ...brackets(`#${ink}`),
    },
  };
}

/** Nested brackets in changing colours would say more than there is to say. */
function brackets(colour: string): Readonly<Record<string, string>> {
  const levels = [1, 2, 3, 4, 5, 6];
  return Object.fromEntries(
    levels.map((level) => [`editorBracketHighlight.foreground${level}`, colour]),
  );
}

export const lightTheme = theme('vs', {
  ink: '1d2025',
  soft: '5b6270',
  accent: '2a5bd0',
  number: '7a4a00',
  paper: 'ffffff',
  line: 'e2e4e9',
  mark: 'cfdcf8',
  removed: 'd1242f',
  inserted: '1a7f37',
});

export const darkTheme = theme('vs-dark', {
  ink: 'e4e7ec',
  soft: 'a1a9b6',
  accent: '8ab0ff',
  number: 'e3b778',
  paper: '1a1d22',
  line: '30353e',
  mark: '2d4475',
  removed: 'ff6b6b',
  inserted: '3fb950',
});
