import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { LoopMode } from '../base/loop-mode.ts';
import type { GoText } from '../go/files/go-text.ts';
import { toModule, type ModulePackage } from '../go/files/module.ts';
import { packagesOf } from '../go/files/read-text.ts';
import { joinTexts, splitText } from '../go/files/split-text.ts';
import type { Solver } from '../smt/solver.ts';
import { exitCodeOf, reportOn, type ExitCode } from './check-command.ts';
import type { Input } from './input.ts';
import type { DiagnosticReport, FragmentReport } from './report.ts';
import { paint, UsageError, type Terminal } from './terminal.ts';

interface FolderSettings {
  readonly tests: boolean;
  readonly loops: LoopMode;
}

/** The packages of a folder that are to be checked; null where the path is none. `DIR/...` is all of them. */
export async function readFolder(
  path: string,
  { tests, loops }: FolderSettings,
): Promise<readonly Input[] | null> {
  const isWhole = path === '...' || path.endsWith('/...');
  const folder = isWhole ? path.slice(0, -3) || '.' : path;
  const found = await stat(folder).catch(() => null);
  if (found?.isDirectory() !== true) {
    if (isWhole) throw new UsageError(`${folder} is no folder.`);
    return null;
  }
  const root = await moduleRoot(folder);
  const own = relative(root, folder).split(sep).join('/');
  const texts = await textsUnder(root, own);
  const { packages } = toModule(texts, { tests, named: own });
  const mod = texts.filter(({ name }) => name === 'go.mod');
  const isChosen = (one: ModulePackage): boolean =>
    one.folder === own || (isWhole && (own === '' || one.folder.startsWith(`${own}/`)));
  const chosen = packages.filter(isChosen);
  if (chosen.length === 0) throw new UsageError(`${path} has no Go files.`);
  return chosen.map((one) => ({
    file: one.path,
    text: joinTexts([...one.texts, ...mod]),
    language: 'go',
    loops,
    packages: packagesOf(packages),
  }));
}

/** The folder with the go.mod that the folder belongs to; itself where there is none. */
async function moduleRoot(folder: string): Promise<string> {
  for (let at = folder, depth = 0; depth < 20; at = join(at, '..'), depth++)
    if ((await stat(join(at, 'go.mod')).catch(() => null)) !== null) return at;
  return folder;
}

/** Names that are never part of the module are not even looked into, unless the way to a named folder goes there. */
const leftOut = /^([._].*|node_modules|testdata|vendor)$/;

async function textsUnder(root: string, named: string): Promise<readonly GoText[]> {
  const texts: GoText[] = [];
  const nameOf = (path: string): string => relative(root, path).split(sep).join('/');
  const isOnTheWay = (path: string): boolean => `${named}/`.startsWith(`${nameOf(path)}/`);
  const visit = async (folder: string): Promise<void> => {
    const entries = await readdir(folder, { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      const isRead = !leftOut.test(entry.name) || isOnTheWay(path);
      if (entry.isDirectory() && isRead) await visit(path);
      if (entry.isFile() && (entry.name.endsWith('.go') || entry.name === 'go.mod'))
        texts.push({ name: nameOf(path), text: await readFile(path, 'utf8') });
    }
  };
  await visit(root);
  return texts;
}

interface CheckSettings {
  readonly json: boolean;
  readonly selfCheck: boolean;
  readonly seconds?: number;
}

/** One line for each fragment, and for what keeps a function from being one. */
export async function checkFolder(
  terminal: Terminal,
  inputs: readonly Input[],
  solver: Solver,
  { json, selfCheck, seconds }: CheckSettings,
): Promise<ExitCode> {
  let worst: ExitCode = 0;
  for (const input of inputs) {
    const report = await reportOn(input, solver, selfCheck, seconds);
    if (json) terminal.out(`${JSON.stringify({ package: input.file, ...report })}\n`);
    else {
      const place = placesIn(input.text);
      for (const one of report.fragments) terminal.out(fragmentLine(terminal, place, one));
      for (const one of report.diagnostics)
        if (one.severity === 'error') terminal.out(diagnosticLine(terminal, place, one));
    }
    // A package without anything to check is no reason to complain.
    const hasErrors = report.diagnostics.some(({ severity }) => severity === 'error');
    const isEmpty = report.fragments.length === 0 && !hasErrors;
    const code = isEmpty ? 0 : exitCodeOf(report);
    if (code > worst) worst = code;
  }
  return worst;
}

type Placing = (line: number) => string;

/** A line of the joined text as file and line, as other tools print it. */
function placesIn(text: string): Placing {
  const starts = splitText(text).map(({ name, start = 0 }) => ({
    name,
    first: text.slice(0, start).split('\n').length,
  }));
  return (line) => {
    const file = starts.findLast(({ first }) => first <= line) ?? starts[0]!;
    return `${file.name}:${line - file.first + 1}`;
  };
}

function fragmentLine(terminal: Terminal, place: Placing, one: FragmentReport): string {
  const { name, line, headline, grade } = one;
  const title =
    headline.condition === null ? headline.title : `${headline.title} ${headline.condition}`;
  const isGood = grade === 'proved' || grade === 'checked';
  const words = paint(terminal, isGood ? 'green' : grade === 'refuted' ? 'red' : 'yellow', title);
  return `${place(line)}: ${name}: ${words}\n`;
}

function diagnosticLine(terminal: Terminal, place: Placing, one: DiagnosticReport): string {
  const { span, message, code } = one;
  return `${place(span.start.line)}: ${paint(terminal, 'dim', `${message} [${code}]`)}\n`;
}
