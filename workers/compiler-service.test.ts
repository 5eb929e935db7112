import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Solver } from '../src/smt/solver.ts';
import { nodeSolvers } from '../src/smt/z3/node-solver.ts';
import type { CheckResult, Reply, SolverState } from '../src/protocol/compiler-api.ts';
import type { VerdictView } from '../src/protocol/verdict-view.ts';
import { applyFix } from '../src/ui/state/apply-fix.ts';
import { openContracts } from '../tests/support/contracts.ts';
import { openGoReader } from '../tests/support/go.ts';
import { CompilerService } from './compiler-service.ts';

let solver: Solver;
beforeAll(() => {
  solver = nodeSolvers()();
});
afterAll(() => solver.dispose());

const ignore = () => undefined;

async function check(source: string): Promise<VerdictView> {
  const service = new CompilerService(() => solver, openGoReader, openContracts);
  const compiled = await service.compile({ revision: 1, language: 'virgo', source });
  expect(compiled).toMatchObject({ kind: 'done', value: { revision: 1, diagnostics: [] } });
  return decided(await service.check({ revision: 1, fragment: 0 }, ignore));
}

function decided(reply: Reply<CheckResult>): VerdictView {
  if (reply.kind === 'fault') throw new Error(reply.message);
  if (reply.value.kind !== 'decided') throw new Error(reply.value.kind);
  expect(structuredClone(reply.value)).toEqual(reply.value);
  return reply.value.verdict;
}

describe('the headline', () => {
  test.each([
    ['c = chan [1]; go { c! }; c?', 'free', 'Free of goroutine leaks', null],
    [
      'c = chan [0]; go { for 0 .. x { c! } }; c?',
      'conditional',
      'Free of goroutine leaks exactly when',
      'x == 1',
    ],
    ['c = chan [0]; c!', 'never', 'Always leaks a goroutine', null],
    ['w = WaitGroup; w.Add(-1)', 'never', 'Always leaks a goroutine or crashes', null],
    ['a = chan [0]; b = chan [0]; go { a!; b? }; b!; a?', 'fails', 'Can leak a goroutine', null],
    ['w = WaitGroup; w.Add(-1); w.Add(1)', 'fails', 'Can crash', null],
  ])('of %s', async (source, kind, title, condition) => {
    const { headline } = await check(source);
    expect(headline).toMatchObject({ kind, title, condition });
  });
});

test('a counterexample comes with the verdict', async () => {
  const { counterexample, strategies, obligations } = await check('c = chan [0]; c!');
  expect(counterexample?.ending.kind).toBe('stuck');
  expect(strategies.map(({ outcome }) => outcome)).toEqual(['refuted', 'verified', 'verified']);
  expect(strategies[1]!.words).toBe('Proved, but no values are balanced: every run goes wrong.');
  expect(obligations.some(({ outcome }) => outcome === 'failed')).toBe(true);
});

test('both encodings of a go in a loop are compared, and agree', async () => {
  const service = new CompilerService(() => solver, openGoReader, openContracts);
  const source =
    'package p\n\nfunc F(n int) {\n\tc := make(chan int)\n\tfor i := 0; i < n; i++ {\n\t\tgo func() { c <- 1 }()\n\t}\n\t<-c\n}\n';
  await service.compile({ revision: 1, language: 'go', source });
  const reply = await service.compare({ revision: 1, fragment: 0 }, ignore);
  if (reply.kind === 'fault' || reply.value === null) throw new Error('it was to be compared');
  const [counted, commuted] = reply.value;
  expect([counted?.loops, commuted?.loops]).toEqual(['counted', 'commuted']);
  expect(counted?.headline.condition).toBe('n == 1');
  expect(commuted?.headline).toEqual(counted?.headline);
  expect(commuted!.size.variables).toBeLessThan(counted!.size.variables);
});

test('where there is one encoding nothing is compared', async () => {
  const service = new CompilerService(() => solver, openGoReader, openContracts);
  await service.compile({ revision: 1, language: 'virgo', source: 'c = chan [1]; c!' });
  expect(await service.compare({ revision: 1, fragment: 0 }, ignore)).toEqual({
    kind: 'done',
    value: [],
  });
});

test('a check of another text than the latest is outdated', async () => {
  const service = new CompilerService(() => solver, openGoReader, openContracts);
  await service.compile({ revision: 7, language: 'virgo', source: 'c = chan [1]; c!' });
  const reply = await service.check({ revision: 6, fragment: 0 }, ignore);
  expect(reply).toEqual({ kind: 'done', value: { kind: 'outdated' } });
  expect(await service.obligationText({ revision: 6, fragment: 0 }, 0)).toEqual({
    kind: 'done',
    value: null,
  });
});

test('errors come instead of a fragment', async () => {
  const service = new CompilerService(() => solver, openGoReader, openContracts);
  const reply = await service.compile({ revision: 1, language: 'virgo', source: 'c!' });
  expect(reply).toMatchObject({
    kind: 'done',
    value: { fragments: [], diagnostics: [{ code: 'virgo-undeclared' }] },
  });
});

test('cancelling, editing or checking again ends a check', async () => {
  const hanging: Solver = {
    prepare: () => Promise.resolve(),
    run: (_, { signal } = {}) =>
      new Promise((resolve) => {
        signal?.addEventListener('abort', () => {
          resolve({ kind: 'cancelled', by: 'signal' });
        });
      }),
    dispose: () => Promise.resolve(),
  };
  const service = new CompilerService(() => hanging, openGoReader, openContracts);
  const source = 'c = chan [0]; c!';
  const what = { revision: 1, fragment: 0 };
  await service.compile({ revision: 1, language: 'virgo', source });
  for (const end of [
    () => service.cancel(),
    () => void service.check(what, ignore),
    () => service.compile({ revision: 2, language: 'virgo', source }),
  ]) {
    const reply = service.check(what, ignore);
    await new Promise((resolve) => setTimeout(resolve, 5));
    void end();
    expect(await reply).toEqual({ kind: 'done', value: { kind: 'cancelled' } });
  }
});

test('what the solver throws becomes a fault, and the service goes on', async () => {
  const broken: Solver = {
    prepare: () => Promise.reject(new Error('no network')),
    run: () => Promise.resolve({ kind: 'failed', reason: 'no network' }),
    dispose: () => Promise.resolve(),
  };
  const states: SolverState[] = [];
  const service = new CompilerService(() => broken, openGoReader, openContracts);
  await service.prepareSolver((state) => states.push(state));
  expect(states).toEqual([{ kind: 'absent', message: 'no network' }]);
  await service.compile({ revision: 1, language: 'virgo', source: 'c = chan [0]; c!' });
  const reply = await service.check({ revision: 1, fragment: 0 }, ignore);
  expect(reply).toMatchObject({ kind: 'fault' });
  const again = await service.compile({ revision: 2, language: 'virgo', source: 'c = chan [1]' });
  expect(again).toMatchObject({ kind: 'done', value: { fragments: [{ name: 'program' }] } });
});

describe('beyond the paper', () => {
  const what = { revision: 1, fragment: 0 };
  const source =
    'c = chan [0]; w = WaitGroup; w.Add(n); for 0 .. n { go { c!; w.Add(-1) } }; go { w.Wait(); close c }; for range c { skip }';

  async function compiled(text: string) {
    const service = new CompilerService(() => solver, openGoReader, openContracts);
    const reply = await service.compile({ revision: 1, language: 'virgo', source: text });
    expect(reply).toMatchObject({ kind: 'done', value: { fragments: [{ profile: 'extended' }] } });
    if (reply.kind === 'fault') throw new Error(reply.message);
    return { service, view: reply.value.fragments[0]! };
  }

  function done<T>(reply: Reply<T | null>): T {
    if (reply.kind === 'fault' || reply.value === null) throw new Error('no answer');
    expect(structuredClone(reply.value)).toEqual(reply.value);
    return reply.value;
  }

  test('processes are lists of edges', async () => {
    const { view } = await compiled(source);
    expect(view.processes.map(({ name, isFamily }) => [name, isFamily])).toEqual([
      ['main', false],
      ['goroutine 1', true],
      ['goroutine 2', false],
    ]);
    const [, worker] = view.processes;
    expect(worker!.points.map(({ operation }) => operation)).toEqual(['c!', 'w.Add']);
    expect(worker!.startedAt).toHaveLength(1);
  });

  test('each statement is walked by its edges, sums and facts', async () => {
    const { service } = await compiled(source);
    const steps = done(await service.walk(what));
    const range = steps.find(({ operation }) => operation === 'for range c');
    if (range?.encoding !== 'counting') throw new Error('it was to be counted');
    expect(range.edges.map(({ kind }) => kind)).toEqual(['enter', 'receive', 'receive-closed']);
    const sums = new Map(range.sums.map(({ words, term }) => [words, term]));
    const [sent, received] = [/x\d+_send/, /x\d+_receive/];
    expect(sums.get('values in c')).toMatch(new RegExp(`^${sent.source} - ${received.source}$`));
    expect(range.facts.map(({ rule }) => rule)).toContain('B3');
    for (const { counter } of range.edges)
      expect(range.code + JSON.stringify(range.facts)).toContain(counter);
  });

  test('the method is that which Dafny checks, linked to the statements; strategy 4 requires what it found', async () => {
    const { service } = await compiled(source);
    const missing = done(await service.dafny(what, 1));
    expect(missing).toMatchObject({
      text: '',
      missing: 'It is not proved without a precondition.',
    });
    const { text, pieces } = done(await service.dafny(what, 4));
    expect(text).toContain('method Run(n: int)');
    expect(text).toMatch(/requires .*n/);
    const step = pieces.find(({ words }) => words === null)!;
    expect(text.slice(step.place.start, step.place.end)).toContain('case ');
    const fact = pieces.find(({ words }) => words === 'c is closed once at most')!;
    expect(text.slice(fact.place.start, fact.place.end)).toContain('invariant ');
    expect(fact.nodes.length).toBeGreaterThan(0);
  });

  test('an obligation is explained by facts or by counters, and printed for any solver', async () => {
    const { service } = await compiled(`requires n >= 0; ${source}`);
    const obligations = done(await service.obligations(what));
    expect(obligations[0]).toMatchObject({ kind: 'exit' });
    const stuck = done(await service.explain(what, 0, []));
    if (stuck.kind !== 'holds') throw new Error('nobody was to wait for ever');
    expect(stuck.because.map(({ origin }) => origin).join()).toContain(
      'B3, what follows from a close',
    );
    const script = done(await service.obligationText(what, 0));
    expect(script).toContain('; It holds for all values if this is unsatisfiable.');
    const answer = await solver.run(script);
    expect(answer).toMatchObject({
      kind: 'answer',
      text: expect.stringMatching(/^unsat\s*$/) as string,
    });

    const bad = await compiled('c = chan [0]; go { for 0 .. n { c! } }; for range c { skip }');
    const open = done(await bad.service.explain(what, 0, []));
    if (open.kind !== 'fails') throw new Error('nobody closes it');
    expect(open.state.map(({ what: words }) => words).join()).toContain('1 at c?');
  });
});

describe('what is supposed', () => {
  const go =
    'package p\n\nfunc F(n int, fast bool) {\n\tc := make(chan int)\n\tfor i := 0; i < n; i++ {\n\t\tgo func() { c <- 1 }()\n\t}\n\tif fast {\n\t\t<-c\n\t}\n}\n';
  const paper = 'c = chan [0]; go { for 0 .. n { c! } }; c?';
  const beyond = 'c = chan [0]; go { for 0 .. n { c! } close c }; c?';

  test.each([
    ['go', go, 'fast && n == 1'],
    ['virgo', paper, 'n == 1'],
    ['virgo', beyond, 'n <= 1'],
  ] as const)('%s: %s under %s', async (language, source, supposed) => {
    const service = new CompilerService(() => solver, openGoReader, openContracts);
    await service.compile({ revision: 1, language, source });
    const what = { revision: 1, fragment: 0 };
    const under = decided(await service.check({ ...what, supposed }, ignore));
    const title = `Free of goroutine leaks, provided that ${supposed}`;
    expect(under.headline).toMatchObject({ kind: 'free', title });
    // Without it, it is not free; and what was supposed of another question is forgotten.
    const plain = decided(await service.check(what, ignore));
    expect(plain.headline.kind).not.toBe('free');
  });

  test.each([
    ['m >= 1', 'm decides nothing about what is checked here.'],
    ['n >', 'It cannot be read.'],
    ['fast >= 1', 'It uses an integer as a truth value, or a truth value as an integer.'],
    ['n >= 1', null],
  ])('%s: %s', async (supposed, why) => {
    const service = new CompilerService(() => solver, openGoReader, openContracts);
    await service.compile({ revision: 1, language: 'go', source: go });
    const what = { revision: 1, fragment: 0, supposed };
    expect(await service.whyNotSupposed(what)).toEqual({ kind: 'done', value: why });
    if (why !== null)
      expect(await service.check(what, ignore)).toMatchObject({ value: { kind: 'outdated' } });
  });
});

describe('contracts', () => {
  const prove = async (source: string) => {
    const service = new CompilerService(() => solver, openGoReader, openContracts);
    const reply = await service.contracts(source);
    if (reply.kind === 'fault') throw new Error(reply.message);
    expect(structuredClone(reply.value)).toEqual(reply.value);
    return reply.value;
  };

  test('are proved function by function, with their clauses and places', async () => {
    const view = await prove(
      'package p\n\n//@ sends c 1\nfunc f(c chan int, x int) {\n\tif x == 3 {\n\t\treturn\n\t}\n\tc <- x\n}\n\nfunc g() {}\n',
    );
    expect(view).toMatchObject({
      kind: 'read',
      functions: [
        {
          ...{ name: 'f', outcome: 'failed', clauses: ['sends c 1'] },
          errors: [
            { class: 'obligation_error:send_missing', place: { range: { start: { line: 3 } } } },
          ],
        },
        { name: 'g', outcome: 'verified', clauses: [], errors: [] },
      ],
    });
  });

  test('are mended where lines are missing, by an edit that the page can apply', async () => {
    const source =
      'package p\n\nfunc clear(xs []int) {\n\tfor i := 0; i < len(xs); i++ {\n\t\txs[i] = 0\n\t}\n}\n';
    const service = new CompilerService(() => solver, openGoReader, openContracts);
    const reply = await service.contractFix(source, 'clear');
    if (reply.kind === 'fault' || reply.value === null) throw new Error('no fix');
    expect(reply.value).toMatchObject({ title: 'Add 3 lines of contract', edits: [{}, {}] });
    const view = await prove(applyFix(source, reply.value));
    expect(view).toMatchObject({ functions: [{ name: 'clear', outcome: 'verified' }] });
    expect(await service.contractFix(source, 'nobody')).toEqual({ kind: 'done', value: null });
  });

  test('that cannot be read are refused at their place', async () => {
    const view = await prove('package p\n\n//@ requires x >\nfunc f(x int) {}\n');
    expect(view).toMatchObject({ kind: 'refused', faults: [{}] });
  });
});
