import type { languages } from 'monaco-editor/editor';
import { contractMark } from '../../base/contract-mark.ts';
import { contractLanguage } from './contract-words.ts';

const name = /[\p{L}_][\p{L}\p{N}_]*/u;

/** Words of contracts, besides those of Go; what is a function is coloured as one. */
const contractWords = contractLanguage
  .map(({ word }) => word)
  .filter((word) => !['len', 'cap', 'true', 'false', 'nil'].includes(word));

const literals: languages.IMonarchLanguageRule[] = [
  [/0[xX][\da-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+/, 'number'],
  [/\d[\d_]*(\.\d+)?([eE][-+]?\d+)?i?|\.\d+/, 'number'],
  [/"(?:[^"\\]|\\.)*"?/, 'string'],
  [/'(?:[^'\\]|\\.[^']*)'?/, 'string'],
  [/`/, 'string', '@raw'],
  [/[{}()[\]]/, '@brackets'],
  [/[-+*/%&|^<>=!:?~]+/, 'delimiter'],
  [/[;,.]/, 'delimiter'],
];

/** Go for the eye, with what stands in `//@` read as the language of contracts. */
export const goGrammar: languages.IMonarchLanguage = {
  defaultToken: '',
  unicode: true,
  keywords: (
    'break case chan const continue default defer else fallthrough for func go goto if import interface map package ' +
    'range return select struct switch type var true false nil'
  ).split(' '),
  contractWords,
  tokenizer: {
    root: [
      [name, { cases: { '@keywords': 'keyword', '@default': 'identifier' } }],
      [new RegExp(contractMark), 'comment', '@contract'],
      [/\/\/.*$/, 'comment'],
      [/\/\*/, 'comment', '@comment'],
      ...literals,
    ],
    // Lines know only what the line before left: whatever does not begin with the mark is Go again.
    contract: [
      [new RegExp(`^(?!\\s*${contractMark})`), { token: '@rematch', next: '@pop' }],
      [new RegExp(`^\\s*${contractMark}`), 'comment'],
      [/\/\/.*$/, 'comment'],
      [
        name,
        {
          cases: {
            '@contractWords': 'keyword.operation',
            '@keywords': 'keyword',
            '@default': 'identifier',
          },
        },
      ],
      ...literals,
    ],
    comment: [
      [/[^*]+/, 'comment'],
      [/\*\//, 'comment', '@pop'],
      [/\*/, 'comment'],
    ],
    raw: [
      [/[^`]+/, 'string'],
      [/`/, 'string', '@pop'],
    ],
  },
};

export const goBrackets: languages.LanguageConfiguration = {
  comments: { lineComment: '//', blockComment: ['/*', '*/'] },
  brackets: [
    ['{', '}'],
    ['[', ']'],
    ['(', ')'],
  ],
  autoClosingPairs: [
    { open: '{', close: '}' },
    { open: '[', close: ']' },
    { open: '(', close: ')' },
    { open: '`', close: '`', notIn: ['string'] },
    { open: '"', close: '"', notIn: ['string'] },
    { open: "'", close: "'", notIn: ['string', 'comment'] },
  ],
};
