import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toModels } from '../../../src/model/to-models.ts';
import { nativeSolver } from '../../../src/smt/z3/native-solver.ts';
import { goExamples, type ExampleFile } from '../../support/examples.ts';
import { goFragments, goReader } from '../../support/go.ts';
import { callsOf } from './arguments.ts';
import { contradictions } from './contradictions.ts';
import { buildProgram, type SourceFile, type Subject } from './go-program.ts';
import { functionsOf, withYields } from './instrument.ts';
import { judge } from './judge.ts';
import { readFragments, type Reading } from './readings.ts';
import { inPairs, runSubject, type Tally } from './run-subject.ts';

const runsPerCall = 20;

interface Compared {
  readonly title: string;
  readonly subject: Subject;
  readonly readings: readonly Reading[];
}

const reader = goReader();
const solver = nativeSolver();
const files: SourceFile[] = [];
const compared: Compared[] = [];
for (const example of [...goExamples, ...goFragments]) await take(example);

async function take({ name, source }: ExampleFile): Promise<void> {
  const { files: parsed, program } = reader.read([{ name: 'main.go', text: source }]);
  const file = parsed[0]!;
  if (file.errors.length > 0) throw new Error(`${name} does not parse`);
  const folder = name.replaceAll(/[^a-z0-9]/g, '');
  files.push({ folder, name: 'main', text: withYields(file) });
  const readings = await readFragments(source, reader, solver);
  for (const { name: fragment } of toModels(program).fragments) {
    const declaration = functionsOf(file).find((one) => fragment.endsWith(one.name.name));
    const calls = declaration === undefined ? null : callsOf(file, declaration);
    if (calls === null) throw new Error(`${name}: ${fragment} cannot be called`);
    const title = `${name} ${fragment}`;
    const subject = { name: title, folder, calls, timers: /\btime\.|context\./.test(source) };
    compared.push({ title, subject, readings: readings.get(fragment) ?? [] });
  }
}

const subjects = compared.filter(({ readings }) => readings.length > 0);
let tallies: ReadonlyMap<Subject, readonly Tally[]>;

beforeAll(async () => {
  const binary = buildProgram(
    files,
    subjects.map(({ subject }) => subject),
  );
  const run = async ({ subject }: Compared) =>
    [subject, await runSubject(binary, subject, runsPerCall)] as const;
  tallies = new Map(await inPairs(subjects, run));
}, 240_000);
afterAll(() => solver.dispose());

/** A program whose verdict is known, run against what is said of another one. */
function mistaken(runName: string, readName: string): readonly string[] {
  const named = (name: string) => subjects.find(({ title }) => title.startsWith(`${name} `))!;
  const { subject } = named(runName);
  const [reading] = named(readName).readings;
  return subject.calls.flatMap((call, at) =>
    contradictions(reading!, call, tallies.get(subject)![at]!),
  );
}

describe('a wrong verdict would be noticed', () => {
  test('one that is too good', () => {
    const found = mistaken('get-result', 'get-result-guarded').join('\n');
    expect(found).toContain('the program always ends well');
    expect(found).toContain('strategy 1 promises a clean end');
  });

  test('one that is too bad', () => {
    const found = mistaken('get-result-guarded', 'get-result').join('\n');
    expect(found).toContain('the program never ends well');
    expect(found).toContain('promises a bad end');
  });
});

describe('Go itself agrees', () => {
  test('most fragments can be expressed', () => {
    expect(subjects.length).toBeGreaterThan(compared.length / 2);
  });

  test.each(subjects)('on $title', ({ subject, readings }) => {
    for (const [at, call] of subject.calls.entries()) {
      const tally = tallies.get(subject)![at]!;
      const { clean, leaked, panicked, ended, endless } = tally;
      expect(clean + leaked + panicked + ended + endless).toBeGreaterThan(0);
      for (const reading of readings) {
        expect(judge(reading, call.sets).complete, call.text).toBe(true);
        expect(contradictions(reading, call, tally)).toEqual([]);
      }
    }
  });
});
