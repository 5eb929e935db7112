import { describe, expect, test } from 'vitest';
import { no, variable, yes, type Term } from '../../src/logic/term.ts';
import { at, confrontSaid, n } from './verdicts.ts';

const int = [{ name: 'n', sort: 'int', origin: 'parameter' }] as const;

/** Functions of n, with what really holds, and conditions that are a little too weak or too strong. */
const functions: readonly {
  readonly name: string;
  readonly body: string;
  readonly right: Term;
  readonly wrong: readonly Term[];
}[] = [
  {
    name: 'sends n, receives one',
    body: 'c := make(chan int)\n go func() { for i := 0; i < n; i++ { c <- i } }()\n <-c',
    right: at('==', 1),
    wrong: [yes, at('>=', 1), at('<=', 1), at('==', 2), no],
  },
  {
    name: 'a buffer of n for two',
    body: 'c := make(chan int, n)\n c <- 1\n c <- 2',
    right: at('>=', 2),
    wrong: [yes, at('>=', 1), at('>=', 3), at('==', 2), no],
  },
  {
    name: 'waits for one more than n',
    body: 'var wg sync.WaitGroup\n wg.Add(2)\n for i := 0; i < n; i++ { go wg.Done() }\n wg.Wait()',
    right: at('==', 2),
    wrong: [yes, at('>=', 2), at('==', 3), no],
  },
  {
    name: 'locks twice where n is positive',
    body: 'var mu sync.Mutex\n mu.Lock()\n if n > 0 { mu.Lock() }\n mu.Unlock()',
    right: at('<=', 0),
    wrong: [yes, at('<=', 1), at('<', 0), no],
  },
  {
    name: 'closes twice for three',
    body: 'c := make(chan int)\n close(c)\n if n == 3 { close(c) }',
    right: at('!=', 3),
    wrong: [yes, at('<', 3), at('!=', 2), no],
  },
];

const program = (body: string) =>
  `package p\n\nimport "sync"\n\nvar _ sync.Mutex\n\nfunc F(n int) {\n ${body}\n}\n`;

describe('a weakest precondition', () => {
  test.each(functions)('$name: the right one agrees', ({ body, right }) => {
    const found = confrontSaid(program(body), 'F', { when: right, weakest: true, parameters: int });
    expect(found).toMatchObject({ kind: 'agrees', isWhole: true });
  });

  test.each(
    functions.flatMap(({ name, body, wrong }) =>
      wrong.map((term, at) => ({ name, body, term, at })),
    ),
  )('$name: wrong one $at is contradicted', ({ body, term }) => {
    const found = confrontSaid(program(body), 'F', { when: term, weakest: true, parameters: int });
    expect(found.kind).toBe('contradicts');
  });
});

test('a condition that is only sufficient says nothing of other values', () => {
  const [first] = functions;
  const said = { when: no, weakest: false, parameters: int };
  expect(confrontSaid(program(first!.body), 'F', said).kind).toBe('not-confronted');
});

test('the run that contradicts is told, with its values', () => {
  const [first] = functions;
  const found = confrontSaid(program(first!.body), 'F', { when: yes, parameters: int });
  if (found.kind !== 'contradicts') throw new Error(found.kind);
  expect(found.values).toEqual({ n: '0' });
  expect(found.words).toMatch(/^with n = 0 a run goes wrong that is proved not to exist: /);
  expect(found.run?.blocked).toHaveLength(1);
});

describe('a run that is said to go wrong', () => {
  const [first] = functions;
  const with2 = new Map([['n', 2n]]);
  const with1 = new Map([['n', 1n]]);

  test('is found, or contradicted', () => {
    const text = program(first!.body);
    expect(confrontSaid(text, 'F', { witness: with2, parameters: int }).kind).toBe('agrees');
    expect(confrontSaid(text, 'F', { witness: with1, parameters: int }).kind).toBe('contradicts');
  });

  test('may hang on a choice that a schedule makes, and on nothing else', () => {
    const text = program('c := make(chan int, 1)\n select { case c <- 1: default: }\n <-c');
    const way = (origin: 'choice' | 'stored') =>
      ({
        parameters: [{ name: 'way', sort: 'bool', origin }],
        witness: new Map([['way', false]]),
      }) as const;
    expect(confrontSaid(text, 'F', way('choice')).kind).toBe('contradicts');
    expect(confrontSaid(text, 'F', way('stored'))).toMatchObject({
      kind: 'overruled',
      by: 'no-run',
    });
  });
});

describe('what a verdict assumes holds in the runs', () => {
  test('what is given may be what goes wrong', () => {
    const text = program('c := make(chan int)\n c <- 1');
    expect(confrontSaid(text, 'F', { when: yes }).kind).toBe('contradicts');
    const found = confrontSaid(text, 'F', { when: yes, given: 'store.Flush returns' });
    expect(found).toMatchObject({ kind: 'overruled', by: 'run' });
    expect(found.words).toContain('store.Flush returns');
  });

  test('a channel of a global may be served by the caller; a lock of this run may not', () => {
    const waits = 'package p\n\nvar jobs = make(chan int)\n\nfunc F() { jobs <- 1 }\n';
    expect(confrontSaid(waits, 'F', { when: yes }).kind).toBe('not-confronted');
    const locks =
      'package p\n\nimport "sync"\n\nvar mu sync.Mutex\n\nfunc F() { mu.Lock(); mu.Lock() }\n';
    expect(confrontSaid(locks, 'F', { when: yes }).kind).toBe('contradicts');
  });

  test('what is supposed of one unknown twice proves nothing', () => {
    const asked = (second: string) =>
      program(`c := make(chan int)\n x := unread()\n if x > 5 { if ${second} { <-c } }`)
        .replace('import "sync"', 'import "sync"\nimport "example.com/u"')
        .replace('unread()', 'u.Unread()');
    expect(confrontSaid(asked('x+1 < 3'), 'F', { when: yes }).kind).toBe('not-confronted');
    expect(confrontSaid(asked('x < 3'), 'F', { when: yes }).kind).toBe('agrees');
    expect(confrontSaid(asked('u.Ready()'), 'F', { when: yes }).kind).toBe('contradicts');
  });
});

describe('parameters of a verdict', () => {
  test('are lengths and fields of arguments', () => {
    const text =
      'package p\n\ntype config struct{ room int; name string }\n\n' +
      'func F(xs []string, cfg *config) {\n c := make(chan string, cfg.room)\n for _, x := range xs { c <- x }\n}\n';
    const length = variable('len(xs)', 'int');
    const room = variable('cfg.room', 'int');
    const parameters = [
      { name: 'len(xs)', sort: 'int', origin: 'length' },
      { name: 'cfg.room', sort: 'int', origin: 'parameter' },
    ] as const;
    const enough: Term = { kind: 'compare', left: length, operator: '<=', right: room };
    const found = confrontSaid(text, 'F', { when: enough, weakest: true, parameters });
    expect(found.kind).toBe('agrees');
    const off: Term = { kind: 'compare', left: length, operator: '<', right: room };
    expect(confrontSaid(text, 'F', { when: off, weakest: true, parameters }).kind).toBe(
      'contradicts',
    );
  });

  test('that are written later are not those of the call', () => {
    const text =
      'package p\n\ntype config struct{ room int }\n\n' +
      'func F(cfg *config) {\n cfg.room = 0\n c := make(chan int, cfg.room)\n c <- 1\n}\n';
    const parameters = [{ name: 'cfg.room', sort: 'int', origin: 'parameter' }] as const;
    const enough: Term = {
      kind: 'compare',
      left: variable('cfg.room', 'int'),
      operator: '>',
      right: { kind: 'integer', value: 0n },
    };
    const found = confrontSaid(text, 'F', { when: enough, parameters });
    expect(found).toMatchObject({
      kind: 'not-confronted',
      words: 'it hangs on cfg.room, which no argument decides',
    });
  });
});

test('a function that is not there, and a verdict that claims nothing', () => {
  expect(confrontSaid(program('n++'), 'F', {}).words).toBe(
    'the verdict claims nothing that a run could contradict',
  );
  expect(n.kind).toBe('variable');
});
