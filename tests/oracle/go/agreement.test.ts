import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { toFragments } from '../../../src/fragment/to-fragments.ts';
import { parseGo } from '../../../src/go/parse.ts';
import { toVirgo, type VirgoFragment } from '../../../src/virgo/from-fragment/to-virgo.ts';
import { goExamples } from '../../support/examples.ts';
import { goFragments, loadParser } from '../../support/go.ts';
import { callsOf } from './arguments.ts';
import { buildSubjects, runCall, type Subject } from './go-program.ts';
import { withYields } from './instrument.ts';
import { judge } from './judge.ts';

const runsPerCall = 20;

interface Compared extends Subject {
  readonly example: string;
  /** As in the paper, and with goroutines in loops kept; what cannot be expressed is missing. */
  readonly fragments: readonly VirgoFragment[];
}

const parser = await loadParser();
const compared = [...goExamples, ...goFragments].flatMap(toSubjects);
const binary = buildSubjects(compared);

function toSubjects({ name, source }: { name: string; source: string }): readonly Compared[] {
  const parsed = parseGo(source, parser);
  if (!parsed.ok) throw new Error(`${name} does not parse`);
  const file = parsed.value;
  return toFragments(file).fragments.map((result): Compared => {
    const declaration = file.functions.find((one) => result.name.endsWith(one.name));
    const calls = declaration === undefined ? null : callsOf(file, declaration);
    if (calls === null) throw new Error(`${name}: ${result.name} cannot be called`);
    const { fragment } = result;
    const modes = ['commute', 'keep'] as const;
    const lowered =
      fragment === null ? [] : modes.map((mode) => toVirgo(fragment, { text: source, mode }));
    const fragments = lowered.flatMap((one) => (one.ok ? [one.value] : []));
    const example = `${name} ${result.name}`;
    return {
      name: example.replaceAll(/[^a-zA-Z0-9]/g, '_'),
      source: withYields(file),
      calls,
      example,
      fragments,
    };
  });
}

describe('Go itself agrees', () => {
  test.each(compared.map((subject) => [subject.example, subject] as const))(
    'on %s',
    (_, subject) => {
      const table = subject.calls.map((call, at) => {
        const tally = runCall(binary, subject, at, runsPerCall);
        const judged = subject.fragments.map((fragment) => judge(fragment, call.sets));
        return { call: call.text, tally, judged };
      });
      mkdirSync('build/oracle-go', { recursive: true });
      writeFileSync(`build/oracle-go/${subject.name}.json`, `${JSON.stringify(table, null, 1)}\n`);
      for (const { call, tally, judged } of table) {
        expect(tally.clean + tally.leaked + tally.panicked, call).toBeGreaterThan(0);
        for (const { complete, alwaysClean, neverClean } of judged) {
          expect(complete, call).toBe(true);
          // What Go leaves blocked or panics on is never clean for us.
          if (alwaysClean) expect({ call, ...tally }).toMatchObject({ leaked: 0, panicked: 0 });
          // What we show stuck under every schedule, Go leaves blocked.
          if (neverClean) expect({ call, ...tally }).toMatchObject({ clean: 0 });
        }
      }
    },
  );
});
