import type { languages } from 'monaco-editor/editor';

/** The part of SMT-LIB that obligations are made of. */
export const smtGrammar: languages.IMonarchLanguage = {
  defaultToken: '',
  tokenizer: {
    root: [
      [/;.*$/, 'comment'],
      [/\|[^|]*\|/, 'variable'],
      [/\((?:assert|declare-const|check-sat|get-value|push|pop)\b/, 'keyword'],
      [/\b(?:Int|Bool)\b/, 'type'],
      [/\b(?:true|false|\d+)\b/, 'number'],
      [/(?:=>|<=|>=|[-+*<>=])(?=[\s)])|\b(?:and|or|not|ite|div|mod)\b/, 'operator'],
      [/[()]/, '@brackets'],
      [/[^\s()|;]+/, 'variable'],
    ],
  },
};
