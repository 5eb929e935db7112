import { beforeAll, describe, expect, it } from 'vitest';
import { compareExpressions } from './compare.ts';
import { askGo, buildJudge, type GoAnswer } from './judge.ts';
import { StandardLibrary } from './std.ts';

const judged = [
  ...['sync', 'sync/atomic', 'context', 'sort', 'strings', 'strconv', 'errors'],
  ...['container/heap', 'container/list', 'container/ring'],
  ...['text/scanner', 'text/tabwriter', 'text/template', 'text/template/parse'],
  ...['encoding/json', 'encoding/binary', 'encoding/gob', 'encoding/xml', 'encoding/csv'],
  ...['encoding/hex', 'encoding/base64', 'encoding/base32', 'encoding/pem', 'encoding/asn1'],
  'encoding/ascii85',
];

const library = new StandardLibrary();
let answers: ReadonlyMap<string, GoAnswer> = new Map();

beforeAll(async () => {
  await buildJudge();
  const subjects = judged.map((path) => {
    const { Dir, GoFiles = [] } = library.packages.get(path)!;
    return { path, names: GoFiles.map((name) => `${Dir}/${name}`), files: {} };
  });
  answers = new Map((await askGo(subjects)).map((answer) => [answer.path, answer]));
}, 120_000);

describe("Go's own library, as Go checks it", () => {
  it.each(judged)('%s', (path) => {
    const answer = answers.get(path)!;
    const ours = library.load(path)!;
    expect(answer.faults).toEqual([]);
    expect(ours.diagnostics).toEqual([]);
    const { compared, disagreements } = compareExpressions(ours, answer);
    expect(disagreements).toEqual([]);
    expect(compared).toBeGreaterThan(0);
  });
});
