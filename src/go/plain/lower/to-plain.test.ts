import { describe, expect, it } from 'vitest';
import { parseFile } from '../../syntax/parse-file.ts';
import { checkPackage } from '../../types/check.ts';
import { loadPackages } from '../load-packages.ts';
import { printPlain } from '../print.ts';
import { standardNatives } from './standard-natives.ts';
import { toPlain } from './to-plain.ts';

const declarations = `
type T struct{ a, b int; next *T }
func (t *T) set(n int) { t.a = n }
func (t T) get() int { return t.a }
func f(n int) int { return n }
func g() (int, error) { return 0, nil }
type I interface{ get() int }
var global int
`;

function lower(text: string) {
  const files = [parseFile('main.go', text)];
  const source = { library: { texts: () => null }, check: checkPackage, always: [] };
  return toPlain(loadPackages(files, source), { natives: standardNatives });
}

/** The statements that the body of a function becomes. */
function bodyOf(body: string, signature = ''): string {
  const { program } = lower(
    `package main\n${declarations}\nfunc body(${signature}) {\n${body}\n}\n`,
  );
  const text = printPlain(program);
  const [, rest] = text.split(/^func main\.body\(.*\{$/m);
  return rest!
    .split(/^\}$/m)[0]!
    .split('\n')
    .map((line) => line.slice(2))
    .filter((line) => line !== '')
    .join('\n');
}

describe('expressions', () => {
  it('stay nested over our own locals', () => {
    expect(bodyOf('x := 1\n_ = x\nif x+1 < n { return }', 'n int')).toBe(
      'x: int = 1\nif x + 1 < n {\n  return\n}',
    );
  });

  it('read memory right before its use, after the calls beside it', () => {
    expect(bodyOf('x := global + f(1)\n_ = x')).toBe(
      '%1: int = call main.f(1)\n%2: int = load main.global\nx: int = %2 + %1',
    );
  });

  it('become an if where the right side of && does something', () => {
    expect(bodyOf('if n > 0 && f(n) > 0 { global = 1 }', 'n int')).toBe(
      [
        '%2: bool = n > 0',
        'if %2 {',
        '  %1: int = call main.f(n)',
        '  %2 = %1 > 0',
        '}',
        'if %2 {',
        '  store main.global = 1',
        '}',
      ].join('\n'),
    );
  });

  it('box what becomes an interface', () => {
    expect(bodyOf('var i I = t\n_ = i == nil', 't T')).toBe(
      'i: main.I = box(main.T, t)\n%1: bool = i == zero(main.I)',
    );
  });
});

describe('assignments', () => {
  it('evaluate the place of an op-assignment once', () => {
    expect(bodyOf('xs[f(0)] += 2', 'xs []int')).toBe(
      '%1: int = call main.f(0)\n%2: int = load xs[%1]\nstore xs[%1] = %2 + 2',
    );
  });

  it('evaluate all operands before they assign', () => {
    expect(bodyOf('i, xs[i] = 1, i', 'i int, xs []int')).toBe(
      '%1: int = i\n%2: int = i\ni = 1\nstore xs[%1] = %2',
    );
  });

  it('take the results of a call apart', () => {
    expect(bodyOf('n, err := g()\n_, _ = n, err')).toBe('n: int, err: error = call main.g()');
  });
});

describe('variables', () => {
  it('live in cells where a function literal captures them', () => {
    expect(bodyOf('n := 1\nfunc() { n++ }()')).toBe(
      'declare n: int boxed\nstore n = 1\ncall (func main.body.func1{n})()',
    );
  });

  it('live in cells where their address is taken', () => {
    expect(bodyOf('var t T\nt.set(1)')).toBe('declare t: main.T boxed\ncall main.T.set(&t, 1)');
  });

  it('are new in each iteration', () => {
    expect(bodyOf('for i := 0; i < 2; i++ { defer func() { f(i) }() }')).toContain(
      '%2: int = load i\n  declare i boxed\n  store i = %2',
    );
  });
});

describe('statements', () => {
  it('defer with a receiver that is evaluated at once', () => {
    expect(bodyOf('defer t.next.get()', 't *T')).toBe(
      '%1: *main.T = load (*t).next\n%2: main.T = load (*%1)\ndefer main.T.get(%2)',
    );
  });

  it('go on behind a switch, or in its next case', () => {
    expect(bodyOf('switch n { case 1, 2: f(1)\n default: f(2) }', 'n int')).toBe(
      [
        'block L0 {',
        '  %1: int = n',
        '  if %1 == 1 || %1 == 2 {',
        '    _ = call main.f(1)',
        '    break L0',
        '  }',
        '  _ = call main.f(2)',
        '}',
      ]
        .join('\n')
        .replace('block L0 {\n  %1: int = n', '%1: int = n\nblock L0 {'),
    );
  });

  it('evaluate the operands of a select in the order of the text', () => {
    expect(bodyOf('select { case c <- f(1): case v := <-d: f(v) }', 'c, d chan int')).toBe(
      [
        '%1: int = call main.f(1)',
        'select {',
        'case c <- %1:',
        'case %2: int = <-d:',
        '  v: int = %2',
        '  _ = call main.f(v)',
        '}',
      ].join('\n'),
    );
  });

  it('call the body of a range over a function', () => {
    const text = bodyOf(
      'for x := range it { if x > 1 { break }; f(x) }',
      'it func(func(int) bool)',
    );
    expect(text).toContain('call (%1)(func main.body.func1{');
  });
});

describe('bounds', () => {
  it('cut off what is nested too deeply', () => {
    const { diagnostics } = lower(
      `package main\nfunc main() {\n${'if true {\n'.repeat(400)}${'}\n'.repeat(400)}}\n`,
    );
    expect(diagnostics.map(({ code }) => code)).toEqual(['go-too-deep']);
  });

  it('take long sums apart', () => {
    const sum = Array.from({ length: 3000 }, () => 'n').join(' + ');
    const { diagnostics, program } = lower(`package main\nfunc sum(n int) int { return ${sum} }\n`);
    expect(diagnostics).toEqual([]);
    expect(printPlain(program)).toContain('return');
  });

  it('end where functions instantiate each other without end', () => {
    const { diagnostics } = lower(
      'package main\nfunc r[T any](n int) { if n > 0 { r[[]T](n - 1) } }\nfunc main() { r[int](3) }\n',
    );
    expect(diagnostics.map(({ code }) => code)).toEqual(['go-too-many-instances']);
  });
});

describe('what is not known', () => {
  it('is called without being looked into', () => {
    const { program } = lower(
      'package main\nimport "example.com/x"\nfunc main() { v, err := x.Get(1); _ = v; if err != nil { return } }\n',
    );
    expect(printPlain(program)).toContain('v: unknown, err: unknown = call unknown x.Get(1)');
  });
});
