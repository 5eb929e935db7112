import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { subjectsOf, type Truth, type Truths } from '../../go/truth/claims.ts';
import { goReader } from '../../support/go.ts';
import { buildProgram } from './go-program.ts';
import { withYields } from './instrument.ts';
import { inPairs, runSubject, type Tally } from './run-subject.ts';

const folder = 'tests/go/truth/programs';
const stored = 'tests/go/truth/truths.json';
const runs = 25;
/** Set to write what Go does anew. */
const rewriting = process.env['REWRITE_TRUTHS'] === '1';

/** Panics of Go that are about no channel or waitgroup: no verdict speaks of them. */
const others =
  /index out of range|slice bounds|nil pointer|divide by zero|interface conversion|nil map/;

function truthOf({ clean, leaked, panicked, panic, ended, endless }: Tally): Truth | null {
  if (ended + endless > 0 || others.test(panic ?? '')) return null;
  const bad = leaked + panicked;
  return bad === 0 ? 'clean' : clean > 0 ? 'mixed' : 'bad';
}

async function truthsOf(files: readonly string[]): Promise<Truths> {
  const programs = files.map((name, at) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    const timers = /\btime\.|context\./.test(text);
    const subjects = subjectsOf(text, goReader()).map(({ name: one, calls }) => ({
      one,
      subject: { name: `${name} ${one}`, folder: `f${at}`, calls, timers },
    }));
    return { name, text, folder: `f${at}`, subjects };
  });
  const binary = buildProgram(
    programs.map(({ folder: own, text }) => ({
      folder: own,
      name: 'main',
      text: withYields(goReader().read([{ name: 'main.go', text }]).files[0]!),
    })),
    programs.flatMap(({ subjects }) => subjects.map(({ subject }) => subject)),
  );
  const all = programs.flatMap(({ name, subjects }) => subjects.map((one) => ({ ...one, name })));
  const found = await inPairs(all, async ({ name, one, subject }) => {
    const tallies = await runSubject(binary, subject, runs);
    const truths = subject.calls.flatMap(({ text }, at) => {
      const truth = truthOf(tallies[at]!);
      return truth === null ? [] : [[text, truth] as const];
    });
    return { name, one, truths: Object.fromEntries(truths) };
  });
  return Object.fromEntries(
    files.map((file) => [
      file,
      Object.fromEntries(
        found
          .filter(({ name }) => name === file)
          .map(({ one, truths }) => [one, truths] as const)
          .toSorted(([a], [b]) => (a < b ? -1 : 1)),
      ),
    ]),
  );
}

describe('the stored truths are those of Go', () => {
  test('under many schedules', async () => {
    const files = readdirSync(folder).toSorted();
    const truths = await truthsOf(files);
    if (rewriting) writeFileSync(stored, `${JSON.stringify(truths, null, 2)}\n`);
    const known = JSON.parse(readFileSync(stored, 'utf8')) as Truths;
    const surprises = files.flatMap((file) =>
      Object.entries(truths[file]!).flatMap(([name, calls]) =>
        Object.entries(calls).flatMap(([call, truth]) => {
          const before = known[file]?.[name]?.[call];
          // A schedule that was seen once is one that Go has, whether it is seen again or not.
          return before === truth || before === 'mixed' ? [] : [`${file} ${call}: ${truth}`];
        }),
      ),
    );
    expect(surprises).toEqual([]);
  }, 900_000);
});
