import type { languages } from 'monaco-editor/editor';

/** VirGo for the eye: the parser in the worker is what decides. */
export const virgoGrammar: languages.IMonarchLanguage = {
  defaultToken: '',
  unicode: true,
  keywords: (
    'block break case chan choice close context continue deadline default else for go if leave loop ' +
    'mutex once proc range requires return rwmutex select skip timer WaitGroup'
  ).split(' '),
  values: ['true', 'false'],
  tokenizer: {
    root: [
      // What a program does with channels and waitgroups is what one looks for in it.
      [/([\p{L}_][\p{L}\p{N}_']*)(\s*)([!?])(?!=)/u, ['variable.channel', '', 'keyword.operation']],
      [/\.(?:Add|Wait|Lock|Unlock|RLock|RUnlock|Do|Cancel)\b/, 'keyword.operation'],
      [
        /[\p{L}_][\p{L}\p{N}_']*/u,
        { cases: { '@keywords': 'keyword', '@values': 'number', '@default': 'variable' } },
      ],
      [/`[^`\n]+`/, 'variable'],
      [/\d+/, 'number'],
      [/\/\/.*$/, 'comment'],
      [/\/\*/, 'comment', '@comment'],
      [/[{}()[\]]/, '@brackets'],
      [/\.\.|[<>=!/]=|&&|\|\||[-+*/<>=&|!]/, 'operator'],
      [/[;:]/, 'delimiter'],
    ],
    comment: [
      [/[^*]+/, 'comment'],
      [/\*\//, 'comment', '@pop'],
      [/\*/, 'comment'],
    ],
  },
};

export const virgoBrackets: languages.LanguageConfiguration = {
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
  ],
  wordPattern: /[\p{L}_][\p{L}\p{N}_']*/u,
  indentationRules: { increaseIndentPattern: /\{[^}]*$/, decreaseIndentPattern: /^\s*\}/ },
};
