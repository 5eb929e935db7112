import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../../src/smt/z3/native-solver.ts';
import { decideGraph } from '../../../src/verdict/counting/decide-graph.ts';
import type { StrategyVerdict } from '../../../src/verdict/verdict.ts';
import { evaluateSmt } from '../../differential/smt-text.ts';
import { controlFunctions, type ControlFunction } from '../../support/control.ts';
import { goReader } from '../../support/go.ts';
import { callsOf, type Call } from './arguments.ts';
import { buildProgram, type SourceFile, type Subject } from './go-program.ts';
import { functionsOf, withYields } from './instrument.ts';
import { inPairs, runSubject, type Tally } from './run-subject.ts';

/** Under other schedules each time; what leaks in few of them is seen over all calls. */
const runsPerCall = 30;
const mostCalls = 24;

interface Compared {
  readonly about: ControlFunction;
  readonly subject: Subject;
}

const solver = nativeSolver();
const files = new Map<string, SourceFile>();
const compared = controlFunctions().map((about): Compared => {
  const file = goReader().read([{ name: 'main.go', text: about.source }]).files[0]!;
  const folder = about.file.replace('.go', '');
  files.set(folder, { folder, name: 'main', text: withYields(file) });
  const declaration = functionsOf(file).find(({ name }) => name.name === about.name)!;
  const calls = callsOf(file, declaration);
  if (calls === null) throw new Error(`${about.name} cannot be called`);
  const timers = /\btime\.|context\./.test(about.source);
  const subject = { name: `${folder} ${about.name}`, folder, calls: spread(calls), timers };
  return { about, subject };
});

function spread(calls: readonly Call[]): readonly Call[] {
  const step = Math.ceil(calls.length / mostCalls);
  return calls.filter((_, at) => at % step === 0);
}

let tallies: ReadonlyMap<Subject, readonly Tally[]>;
beforeAll(async () => {
  const subjects = compared.map(({ subject }) => subject);
  const binary = buildProgram([...files.values()], subjects);
  const run = async (subject: Subject) =>
    [subject, await runSubject(binary, subject, runsPerCall)] as const;
  tallies = new Map(await inPairs(subjects, run));
}, 600_000);
afterAll(() => solver.dispose());

const isBad = ({ leaked, panicked, endless }: Tally): boolean => leaked + panicked + endless > 0;

describe('Go does what the comment says', () => {
  test.each(compared)('$about.file $about.name', ({ about, subject }) => {
    const bad = subject.calls.filter((_, at) => isBad(tallies.get(subject)![at]!));
    const words = bad.map(({ text }) => text);
    if (about.truth === 'clean') expect(words).toEqual([]);
    else expect(words).not.toEqual([]);
  });
});

describe('Go contradicts no proof', () => {
  const proved = compared.filter(({ about }) => about.fragment !== null);
  test.each(proved)('$about.file $about.name', { timeout: 300_000 }, async ({ about, subject }) => {
    const { strategies } = await decideGraph(about.fragment!.graph, solver, about.fragment!);
    for (const one of strategies.filter(({ outcome }) => outcome === 'verified'))
      for (const [at, call] of subject.calls.entries())
        expect(contradiction(one, call, tallies.get(subject)![at]!)).toBeNull();
  });
});

/** Where the condition holds no run may end badly; where a weakest one does not, none may end well. */
function contradiction(
  { precondition, weakest }: StrategyVerdict,
  { sets, text }: Call,
  tally: Tally,
): string | null {
  const holds = evaluateSmt(precondition.smt, sets);
  if (holds && isBad(tally)) return `${text} ends badly where ${precondition.smt} holds`;
  if (!holds && weakest && tally.clean > 0) return `${text} ends well, against ${precondition.smt}`;
  return null;
}
