import { writeFileSync, mkdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { toFragments } from '../../../src/fragment/to-fragments.ts';
import { parseGo } from '../../../src/go/parse.ts';
import { toVirgo, type VirgoFragment } from '../../../src/virgo/from-fragment/to-virgo.ts';
import { goExamples, loadParser } from '../../support/go.ts';
import { callsOf } from './arguments.ts';
import { buildSubjects, runCall, type Subject } from './go-program.ts';
import { withYields } from './instrument.ts';
import { judge } from './judge.ts';

const runsPerCall = 24;

interface Compared extends Subject {
  readonly example: string;
  readonly fragment: VirgoFragment | null;
}

const parser = await loadParser();
const compared = goExamples.flatMap(toSubject);
const binary = buildSubjects(compared);

function toSubject({ name, source }: { name: string; source: string }): readonly Compared[] {
  const parsed = parseGo(source, parser);
  if (!parsed.ok) throw new Error(`${name} does not parse`);
  const results = toFragments(parsed.value).fragments;
  const [first] = results;
  const declaration = parsed.value.functions.find((one) => one.name === first?.name);
  const calls = declaration === undefined ? null : callsOf(parsed.value, declaration);
  if (first === undefined || declaration === undefined || calls === null) throw new Error(`${name} cannot be called`);
  const lowered = first.fragment === null ? null : toVirgo(first.fragment, { text: source, mode: 'commute' });
  const fragment = lowered?.ok === true ? lowered.value : null;
  const subject = { name: name.replaceAll('-', '_'), source: withYields(parsed.value), function: declaration.name, calls };
  return [{ ...subject, example: name, fragment }];
}

describe('Go itself agrees', () => {
  test.each(compared.map((subject) => [subject.example, subject] as const))('on %s', (example, subject) => {
    const table = subject.calls.map((call, at) => {
      const tally = runCall(binary, subject, at, runsPerCall);
      const judged = subject.fragment === null ? null : judge(subject.fragment, call.sets);
      return { arguments: call.arguments, tally, judged };
    });
    mkdirSync('build/oracle-go', { recursive: true });
    writeFileSync(`build/oracle-go/${example}.json`, `${JSON.stringify(table, null, 1)}\n`);
    for (const { arguments: given, tally, judged } of table) {
      expect(tally.clean + tally.leaked + tally.panicked, given).toBeGreaterThan(0);
      if (judged === null) continue;
      expect(judged.complete, given).toBe(true);
      // What Go leaves blocked or panics on is never clean for us.
      if (judged.alwaysClean) expect({ given, ...tally }).toMatchObject({ leaked: 0, panicked: 0 });
      // What we show stuck under every schedule, Go leaves blocked.
      if (judged.neverClean) expect({ given, ...tally }).toMatchObject({ clean: 0 });
    }
  });
});
