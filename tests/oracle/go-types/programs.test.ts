import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { parseFile } from '../../../src/go/syntax/parse-file.ts';
import { checkPackage } from '../../../src/go/types/check.ts';
import { compareExpressions } from './compare.ts';
import { askGo, buildJudge, type GoAnswer } from './judge.ts';
import { StandardLibrary } from './std.ts';

/** Go 1.19 does not know `range n`: what newer Go accepts is held against nothing here. */
const isNewer = (answer: GoAnswer): boolean =>
  answer.faults.some(({ message }) =>
    /cannot range over .* \(variable of type int\)/.test(message),
  );

const folders = ['tests/go/fragments', 'tests/go/foreign/expressible', 'tests/go/foreign/beyond'];
const examples = readdirSync('examples').map((name) => `examples/${name}/main.go`);
const names = [
  ...folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`)),
  ...examples.filter((name) => readdirSync(name.replace('/main.go', '')).includes('main.go')),
].toSorted();

const library = new StandardLibrary();
let answers: readonly GoAnswer[] = [];

beforeAll(async () => {
  await buildJudge();
  const subject = (name: string) => ({
    ...{ path: 'p', names: [name] },
    files: { [name]: readFileSync(name, 'utf8') },
  });
  answers = await askGo(names.map(subject));
}, 120_000);

it('reads many programs', () => {
  expect(names.length).toBeGreaterThan(100);
  expect(answers.filter(isNewer).length).toBeLessThan(5);
});

it.each(names.map((name, index) => [name, index] as const))('%s', (name, index) => {
  const answer = answers[index]!;
  if (isNewer(answer)) return;
  const file = parseFile(name, readFileSync(name, 'utf8'));
  const ours = checkPackage([file], (path) => library.load(path), 'p');
  const mine = [...file.errors, ...ours.diagnostics];
  expect(mine.length > 0, mine[0]?.message).toBe(answer.faults.length > 0);
  expect(compareExpressions(ours, answer).disagreements).toEqual([]);
});
