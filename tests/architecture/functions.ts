import ts from 'typescript';
import { scriptOf } from './exports.ts';
import type { Sources } from './violations.ts';

export interface MeasuredFunction {
  /** `file:line name`. */
  readonly place: string;
  readonly lines: number;
}

/** Every function, method and arrow function, those inside others too, the longest first. */
export function functionsOf(sources: Sources): readonly MeasuredFunction[] {
  const found = [...sources].flatMap(([file, text]) => inFile(file, scriptOf(file, text)));
  return found.toSorted((one, other) => other.lines - one.lines);
}

function inFile(file: string, script: string): readonly MeasuredFunction[] {
  const tree = ts.createSourceFile(file, script, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const found: MeasuredFunction[] = [];
  const lineOf = (offset: number) => tree.getLineAndCharacterOfPosition(offset).line + 1;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const first = lineOf(node.getStart());
      const name = node.name?.getText() ?? '(unnamed)';
      found.push({ place: `${file}:${first} ${name}`, lines: lineOf(node.getEnd()) - first + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The middle of the files' lengths, counted in lines that are not blank. */
export function medianLength(sources: Sources): number {
  const lengths = [...sources.values()].map(
    (text) => text.split('\n').filter((line) => /\S/.test(line)).length,
  );
  const sorted = lengths.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
