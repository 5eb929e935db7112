import { describe, expect, test } from 'vitest';
import { boundTo, machineOf } from '../../tests/explore/machines.ts';
import { printPromela } from './print.ts';

function print(text: string, values: Readonly<Record<string, number | boolean>> = {}): string {
  const machine = machineOf(text);
  return printPromela(machine, boundTo(machine, values).valuation);
}

/** Without the lines that every model has. */
const body = (text: string, values = {}): string =>
  print(text, values)
    .replace(/^\/\*.*?\*\/\n/s, '')
    .replace(/\n#ifdef ENDINGS.*?#endif\n/s, '');

describe('a model', () => {
  test('reads like the program', () => {
    const text = `c = chan [x]; w = WaitGroup; w.Add(1);
      go { for i : 0 .. x { c! } w.Add(-1) };
      if x > 2 { c?; return }
      w.Wait()`;
    expect(body(text, { x: 2 })).toBe(`#ifndef x
#define x 2
#endif
#define c_room (x)
#if c_room >= 0
chan c = [c_room] of { bit };
#else
chan c = [0] of { bit };  /* never used: its declaration crashes */
#endif
int w = 0;
bool crashed = false;
inline crash() { d_step { crashed = true; assert(!crashed) } }

active proctype main() provided (!crashed) {
  if
  :: (c_room < 0) -> crash()
  :: else
  fi;
  w = w + 1;
  run goroutine_1();
  if
  :: (x > 2) ->
    c?_;
    goto done;
  :: else -> skip
  fi;
  (w == 0);
  done: skip
}

proctype goroutine_1() provided (!crashed) {
  int i;
  i = 0;
  do
  :: (i < x) ->
    c!1;
    i = i + 1
  :: else -> break
  od;
  atomic {
    if
    :: (w + (-1) < 0) -> crash()
    :: else -> w = w + (-1)
    fi
  };
}
`);
  });

  test('without anything that may crash has nothing about crashes', () => {
    expect(print('c = chan [1]; w = WaitGroup; w.Add(2); go { c! }; c?')).not.toContain('crash');
  });

  test('looks at a divisor before it divides, where the program does', () => {
    const text = 'if a > 0 && 6 / a == 2 || 6 / (a - 1) == 2 { return }';
    expect(body(text, { a: 1 })).toContain(
      ':: !((!(a > 0) || (a != 0)) && (((a > 0) && ((6 / a) == 2)) || ((a - 1) != 0))) -> crash()',
    );
    expect(body('c = chan [6 / a]', { a: 0 })).toContain('#if (a != 0) && c_room >= 0\n');
  });

  test('never puts two signs together', () => {
    const model = print('if !!b { return } w = WaitGroup; w.Add(- -x)', { b: true, x: 1 });
    expect(model).toContain('(!(!b))');
    expect(model).toContain('-(-x)');
  });

  test('gives parameters a value even when nobody has chosen one', () => {
    const model = printPromela(machineOf('c = chan [x]; if b { c! }'), null);
    expect(model).toContain('#define x 1\n');
    expect(model).toContain('#define b 1\n');
  });
});

describe('names', () => {
  test("are the person's, unless Promela or C wants them", () => {
    const text = `len = chan [run]; c' = chan [1]; c_ = chan [1]; crash = WaitGroup; main = WaitGroup;
      unix = chan [1]; MAXQ = chan [1]; for int : 0 .. 2 { len! }`;
    const model = print(text, { run: 1 });
    expect(model).toContain('#define run_ 1  /* run */');
    expect(model).toContain('chan len_ =');
    expect(model).toContain('chan c_ = [1]');
    expect(model).toContain('chan c__ = [1]');
    expect(model).toContain('chan unix_ = [1]');
    expect(model).toContain('chan MAXQ_ = [1]');
    expect(model).toContain('int crash = 0;');
    expect(model).toContain('int main = 0;');
    expect(model).toContain('active proctype main_()');
    expect(model).toContain('int int_;');
  });
});
