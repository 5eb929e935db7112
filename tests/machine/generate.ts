import type { PlainBlock, PlainStatement } from '../../src/go/plain/statement.ts';
import type { PlainProgram } from '../../src/go/plain/program.ts';
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
  type FunctionBuilder,
} from './builder.ts';

/** A small program of goroutines that share channels, locks, a waitgroup and a variable, and its Go. */
export interface Generated {
  readonly plain: PlainProgram;
  readonly text: string;
}

export type Random = (below: number) => number;

export function randomFrom(seed: number): Random {
  let state = (seed + 1) * 0x9e3779b9;
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 0x85ebca6b) >>> 0;
    state = (state + 0x6d2b79f5) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

const span = { file: 0, start: 0, end: 0 };
const shared = [
  ['c', 'chan int'],
  ['d', 'chan int'],
  ['m', '*mutex'],
  ['r', '*rwMutex'],
  ['w', '*waitGroup'],
  ['x', '*int'],
] as const;

interface Piece {
  readonly block: PlainBlock;
  readonly lines: readonly string[];
}

export function generate(seed: number): Generated {
  const random = randomFrom(seed);
  const workers = 1 + random(3);
  const capacities = [random(3), random(2)] as const;
  const lines: string[] = [];
  const makers = [
    (f: FunctionBuilder): PlainBlock => {
      const [c, d, m, r, w, x] = shared.map(([name, type]) => f.local(name, type)) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const all = [c, d, m, r, w, x].map(use);
      const added = random(3);
      lines.push(
        'func main() {',
        `\tc, d := make(chan int, ${String(capacities[0])}), make(chan int, ${String(capacities[1])})`,
        '\tm, r, w, x := new(sync.Mutex), new(sync.RWMutex), new(sync.WaitGroup), new(int)',
      );
      if (added > 0) lines.push(`\tw.Add(${String(added)})`);
      const starts = Array.from({ length: workers }, (_, at) => go(at + 1, ...all));
      starts.forEach((_, at) => lines.push(`\tgo f${String(at + 1)}(c, d, m, r, w, x)`));
      const body = pieces(random, f, 1 + random(3));
      lines.push(...body.lines.map((line) => `\t${line}`), '}');
      return [
        makeChannel(c, capacities[0]),
        makeChannel(d, capacities[1]),
        allocate(m, 'mutex'),
        allocate(r, 'rwMutex'),
        allocate(w, 'waitGroup'),
        allocate(x, 'int'),
        ...(added > 0 ? [native('waitgroup.add', use(w), int(added))] : []),
        ...starts,
        ...body.block,
      ];
    },
    ...Array.from({ length: workers }, (_, at) => (f: FunctionBuilder): PlainBlock => {
      for (const [name, type] of shared) f.parameter(name, type);
      const body = pieces(random, f, 1 + random(4));
      lines.push(
        `func f${String(at + 1)}(c, d chan int, m *sync.Mutex, r *sync.RWMutex, w *sync.WaitGroup, x *int) {`,
        ...body.lines.map((line) => `\t${line}`),
        '}',
      );
      return body.block;
    }),
  ];
  const plain = program(...makers);
  return { plain, text: `package main\n\nimport "sync"\n\n${lines.join('\n')}\n` };
}

function pieces(random: Random, f: FunctionBuilder, count: number): Piece {
  const all = Array.from({ length: count }, () => piece(random, f, 0));
  return { block: all.flatMap((one) => one.block), lines: all.flatMap((one) => one.lines) };
}

const at = { c: 0, d: 1, m: 2, r: 3, w: 4, x: 5 } as const;

function piece(random: Random, f: FunctionBuilder, depth: number): Piece {
  const channel = random(2) === 0 ? 'c' : 'd';
  const one = (statement: PlainStatement, line: string): Piece => ({
    block: [statement],
    lines: [line],
  });
  switch (random(depth > 0 ? 7 : 11)) {
    case 0:
    case 1:
      return one(send(at[channel], int(1)), `${channel} <- 1`);
    case 2:
    case 3:
      return one(receive(at[channel]), `<-${channel}`);
    case 4:
      return one(native('waitgroup.add', use(at.w), int(-1)), 'w.Done()');
    case 5:
      return one(native('waitgroup.wait', use(at.w)), 'w.Wait()');
    case 6: {
      const local = f.local('v', 'int');
      return {
        block: [load(local, at.x), store(at.x, plus(use(local), int(1)))],
        lines: ['*x = *x + 1'],
      };
    }
    case 7:
      return around(random, f, native('mutex.lock', use(at.m)), native('mutex.unlock', use(at.m)), [
        'm.Lock()',
        'm.Unlock()',
      ]);
    case 8:
      return random(2) === 0
        ? around(
            random,
            f,
            native('rwmutex.rLock', use(at.r)),
            native('rwmutex.rUnlock', use(at.r)),
            ['r.RLock()', 'r.RUnlock()'],
          )
        : around(
            random,
            f,
            native('rwmutex.lock', use(at.r)),
            native('rwmutex.unlock', use(at.r)),
            ['r.Lock()', 'r.Unlock()'],
          );
    case 9:
      return one(close(at[channel]), `close(${channel})`);
    default:
      return select(random);
  }
}

function around(
  random: Random,
  f: FunctionBuilder,
  before: PlainStatement,
  after: PlainStatement,
  [first, last]: readonly [string, string],
): Piece {
  const inner = piece(random, f, 1);
  return { block: [before, ...inner.block, after], lines: [first, ...inner.lines, last] };
}

function select(random: Random): Piece {
  const hasDefault = random(3) === 0;
  const cases = (['c', 'd'] as const).map((name) => {
    const sends = random(2) === 0;
    const channel = use(at[name]);
    return {
      one: {
        span,
        communication: sends
          ? ({ kind: 'send', channel, value: int(1) } as const)
          : ({ kind: 'receive', channel, value: null, ok: null } as const),
        body: [],
      },
      line: sends ? `case ${name} <- 1:` : `case <-${name}:`,
    };
  });
  return {
    block: [
      { kind: 'select', span, cases: cases.map(({ one }) => one), default: hasDefault ? [] : null },
    ],
    lines: ['select {', ...cases.map(({ line }) => line), ...(hasDefault ? ['default:'] : []), '}'],
  };
}
