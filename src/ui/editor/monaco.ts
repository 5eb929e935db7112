import 'monaco-editor/features/bracketMatching/register';
import 'monaco-editor/features/caretOperations/register';
import 'monaco-editor/features/clipboard/register';
import 'monaco-editor/features/codeAction/register';
import 'monaco-editor/features/codeEditor/register';
import 'monaco-editor/features/codicon/register';
import 'monaco-editor/features/comment/register';
import 'monaco-editor/features/contextmenu/register';
import 'monaco-editor/features/cursorUndo/register';
import 'monaco-editor/features/find/register';
import 'monaco-editor/features/folding/register';
import 'monaco-editor/features/gotoError/register';
import 'monaco-editor/features/gotoLine/register';
import 'monaco-editor/features/gotoSymbol/register';
import 'monaco-editor/features/hover/register';
import 'monaco-editor/features/indentation/register';
import 'monaco-editor/features/lineSelection/register';
import 'monaco-editor/features/linesOperations/register';
import 'monaco-editor/features/multicursor/register';
import 'monaco-editor/features/quickCommand/register';
import 'monaco-editor/features/readOnlyMessage/register';
import 'monaco-editor/features/smartSelect/register';
// Monaco's own list of features leaves out what shows the suggestions.
import 'monaco-editor/editor/contrib/suggest/browser/suggestController';
import 'monaco-editor/features/toggleTabFocusMode/register';
import 'monaco-editor/features/unusualLineTerminators/register';
import 'monaco-editor/features/wordOperations/register';
import * as monaco from 'monaco-editor/editor';
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
import { dafnyGrammar } from './dafny-grammar.ts';
import { goBrackets, goGrammar } from './go-grammar.ts';
import { smtGrammar } from './smt-grammar.ts';
import { darkTheme, lightTheme } from './themes.ts';
import { virgoBrackets, virgoGrammar } from './virgo-grammar.ts';

/**
 * Monaco with what this page uses of it, and our own languages. This module is loaded when the page
 * already stands, and on wide screens only.
 */
self.MonacoEnvironment = { getWorker: () => new EditorWorker() };

for (const [id, grammar] of [
  ['go', goGrammar],
  ['virgo', virgoGrammar],
  ['dafny', dafnyGrammar],
  ['smt', smtGrammar],
] as const) {
  monaco.languages.register({ id });
  monaco.languages.setMonarchTokensProvider(id, grammar);
}
monaco.languages.setLanguageConfiguration('go', goBrackets);
monaco.languages.setLanguageConfiguration('virgo', virgoBrackets);
monaco.languages.setLanguageConfiguration('dafny', virgoBrackets);
monaco.editor.defineTheme('playground-light', lightTheme);
monaco.editor.defineTheme('playground-dark', darkTheme);

export { monaco };
