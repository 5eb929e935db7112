import { Language, Parser } from 'web-tree-sitter';
import type { Diagnostic, Staged } from '../diagnostics/diagnostic.ts';
import { copyTree, type Concrete } from './concrete.ts';
import { toGoFile } from './convert/file.ts';
import { goTooBroken, goTooLong, syntaxDiagnostics } from './faults.ts';
import type { GoFile } from './syntax.ts';

/** Where the two wasm files are: bytes in Node, addresses in a worker. */
export interface GoParserFiles {
  /** web-tree-sitter.wasm: an address or a path; null lets the library find it beside itself (Node). */
  readonly runtime: string | null;
  /** tree-sitter-go.wasm */
  readonly grammar: string | Uint8Array;
}

export interface GoParser {
  readonly parser: Parser;
  readonly language: Language;
}

export async function loadGoParser(files: GoParserFiles): Promise<GoParser> {
  const runtime = files.runtime;
  await Parser.init(runtime === null ? {} : { locateFile: () => runtime });
  const language = await Language.load(files.grammar);
  const parser = new Parser();
  parser.setLanguage(language);
  return { parser, language };
}

/** Text beyond this is no program that a person wrote. */
const longest = 2_000_000;
/** Nor is one with so many characters that no source file has. */
const mostControls = 100;
/**
 * Recovering from noise can take the grammar very long, and no count of its steps tells how long. The clock
 * starts at the first fault: a text without one takes time in proportion to its length and is read to its
 * end on any machine.
 */
const longestRecovery = 700;

/** Go text to our syntax. A file with faults still yields what is whole, with the faults as diagnostics. */
export function parseGo(text: string, go: GoParser): Staged<GoFile> {
  if (text.length > longest) return { ok: false, diagnostics: [goTooLong(text)] };
  if (isBinary(text)) return { ok: false, diagnostics: [goTooBroken()] };
  const concrete = parseConcrete(text, go);
  if (concrete === null) return { ok: false, diagnostics: [goTooBroken()] };
  const file = toGoFile(text, concrete);
  const diagnostics: readonly Diagnostic[] = syntaxDiagnostics(file);
  return { ok: true, value: file, diagnostics };
}

/** The signs below the blank that a text file does not hold: bytes of something else. */
function isBinary(text: string): boolean {
  let controls = 0;
  for (let at = 0; at < text.length && controls <= mostControls; at++) {
    const code = text.charCodeAt(at);
    if (code < 9 || (code > 13 && code < 32)) controls++;
  }
  return controls > mostControls;
}

function parseConcrete(text: string, go: GoParser): Concrete | null {
  let firstFault: number | null = null;
  const tree = go.parser.parse(text, null, {
    progressCallback: ({ hasError }) => {
      if (hasError) firstFault ??= performance.now();
      return firstFault !== null && performance.now() - firstFault > longestRecovery;
    },
  });
  if (tree === null) {
    go.parser.reset();
    return null;
  }
  try {
    return copyTree(tree, go.language);
  } finally {
    tree.delete();
  }
}
