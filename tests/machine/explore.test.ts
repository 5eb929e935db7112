import { expect, test } from 'vitest';
import type { PlainProgram } from '../../src/go/plain/program.ts';
import { Program } from '../../src/execute/compile/program.ts';
import { GoSystem, usualLimits } from '../../src/execute/system.ts';
import {
  allocate,
  close,
  go,
  int,
  load,
  makeChannel,
  native,
  plus,
  program,
  receive,
  send,
  store,
  use,
} from './builder.ts';
import { crashText } from '../../src/execute/rule/crash-text.ts';
import { explore } from '../../src/execute/search/explore.ts';

function outcome(plain: PlainProgram, reduce = false, sites = new Uint8Array(1000)) {
  const system = new GoSystem(new Program(plain), {
    entry: 0,
    values: () => [],
    timing: 'steady',
    limits: usualLimits,
    output: false,
    visibleSites: sites,
  });
  system.machine.showing = false;
  const seen = new Set<string>();
  const { closed, store: states } = explore(
    system,
    { states: 100_000, reduce, isCancelled: () => false },
    {
      state: (state, _, moves) => {
        if (moves.length > 0) return false;
        const left = state.goroutines.map(({ pending }) => pending?.kind);
        seen.add(
          left.length === 0 ? 'done' : `${state.finished ? 'leak' : 'deadlock'}: ${left.join()}`,
        );
        return false;
      },
      stop: (stop) => {
        seen.add(stop.kind === 'crash' ? crashText(stop.cause) : stop.kind);
        return false;
      },
      race: () => {
        seen.add('race');
        return false;
      },
    },
  );
  return { closed, outcomes: [...seen].sort(), states: states.count };
}

test('a goroutine whose receiver may be gone is left behind', () => {
  const plain = program(
    (f) => {
      const c = f.local('c', 'chan int');
      return [
        makeChannel(c, 0),
        go(1, use(c)),
        {
          kind: 'select',
          span: { file: 0, start: 0, end: 0 },
          cases: [
            {
              span: { file: 0, start: 0, end: 0 },
              communication: { kind: 'receive', channel: use(c), value: null, ok: null },
              body: [],
            },
          ],
          default: [],
        },
      ];
    },
    (f) => [send(f.parameter('c', 'chan int'), int(1))],
  );
  expect(outcome(plain).outcomes).toEqual(['done', 'leak: send']);
  expect(outcome(plain, true).outcomes).toEqual(['done', 'leak: send']);
});

test('two senders after a close panic', () => {
  const plain = program(
    (f) => {
      const c = f.local('c', 'chan int');
      return [makeChannel(c, 1), go(1, use(c)), close(c), receive(c)];
    },
    (f) => [send(f.parameter('c', 'chan int'), int(1))],
  );
  expect(outcome(plain).outcomes).toEqual(['done', 'send on closed channel']);
});

test('a counter without a lock races, and with one does not', () => {
  const racy = (locked: boolean) =>
    program(
      (f) => {
        const [n, m, w] = [
          f.local('n', '*int'),
          f.local('m', '*mutex'),
          f.local('w', '*waitGroup'),
        ];
        return [
          allocate(n, 'int'),
          allocate(m, 'mutex'),
          allocate(w, 'waitGroup'),
          native('waitgroup.add', use(w), int(2)),
          go(1, use(n), use(m), use(w)),
          go(1, use(n), use(m), use(w)),
          native('waitgroup.wait', use(w)),
          load(f.local('x', 'int'), n),
        ];
      },
      (f) => {
        const [n, m, w] = [
          f.parameter('n', '*int'),
          f.parameter('m', '*mutex'),
          f.parameter('w', '*waitGroup'),
        ];
        const x = f.local('x', 'int');
        return [
          ...(locked ? [native('mutex.lock', use(m))] : []),
          load(x, n),
          store(n, plus(use(x), int(1))),
          ...(locked ? [native('mutex.unlock', use(m))] : []),
          native('waitgroup.add', use(w), int(-1)),
        ];
      },
    );
  expect(outcome(racy(true)).outcomes).toEqual(['done']);
  expect(outcome(racy(false)).outcomes).toEqual(['done', 'race']);
  expect(outcome(racy(true), true).outcomes).toEqual(['done']);
});

test('philosophers who all take the left fork first', () => {
  const table = (count: number) =>
    program(
      (f) => {
        const forks = Array.from({ length: count }, (_, at) => f.local(`m${String(at)}`, '*mutex'));
        const w = f.local('w', '*waitGroup');
        return [
          ...forks.map((fork) => allocate(fork, 'mutex')),
          allocate(w, 'waitGroup'),
          native('waitgroup.add', use(w), int(count)),
          ...forks.map((fork, at) => go(1, use(fork), use(forks[(at + 1) % count]!), use(w))),
          native('waitgroup.wait', use(w)),
        ];
      },
      (f) => {
        const [l, r, w] = [
          f.parameter('l', '*mutex'),
          f.parameter('r', '*mutex'),
          f.parameter('w', '*waitGroup'),
        ];
        return [
          ...f.repeat(2, () => [
            native('mutex.lock', use(l)),
            native('mutex.lock', use(r)),
            native('mutex.unlock', use(r)),
            native('mutex.unlock', use(l)),
          ]),
          native('waitgroup.add', use(w), int(-1)),
        ];
      },
    );
  const plain = table(5);
  const all = outcome(plain);
  const reduced = outcome(plain, true);
  expect(reduced.states).toBeLessThan(all.states);
  expect(all.outcomes).toEqual(['deadlock: waited,lock,lock,lock,lock,lock', 'done']);
  expect(reduced.outcomes).toEqual(all.outcomes);
});
