import type { languages } from 'monaco-editor/editor';

/** The part of Dafny that CoreDafny is made of (Fig. 5). */
export const dafnyGrammar: languages.IMonarchLanguage = {
  defaultToken: '',
  keywords: (
    'method function returns requires ensures invariant decreases while match case if then else ' +
    'return var forall exists predicate'
  ).split(' '),
  types: ['int', 'nat', 'bool'],
  values: ['true', 'false'],
  tokenizer: {
    root: [
      [
        /[A-Za-z_][\w']*/,
        {
          cases: {
            '@keywords': 'keyword',
            '@types': 'type',
            '@values': 'number',
            '@default': 'variable',
          },
        },
      ],
      [/\d+/, 'number'],
      [/\/\/.*$/, 'comment'],
      [/[{}()[\]]/, '@brackets'],
      [/<==>|==>|=>|->|:=|::|[<>=!]=|&&|\|\||[-+*/<>!]/, 'operator'],
      [/[;:,]/, 'delimiter'],
    ],
  },
};
