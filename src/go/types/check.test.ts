import { describe, expect, it, test } from 'vitest';
import { parseFile } from '../syntax/parse-file.ts';
import { checkPackage } from './check.ts';
import { printType } from './print-type.ts';

function check(text: string) {
  return checkPackage([parseFile('p.go', `package p\n${text}`)], () => null);
}

function messages(text: string): readonly string[] {
  return check(text).diagnostics.map(({ message }) => message);
}

/** The type of the package's variable x. */
function typeOfX(text: string): string {
  const { scope, diagnostics } = check(text);
  expect(diagnostics).toEqual([]);
  return printType(scope.names.get('x')!.object.type, () => '');
}

describe('types', () => {
  it.each([
    ['var x = 1 << 3.0', 'int'],
    ['var x = 1.0 * 2i', 'complex128'],
    ['const c = 1 << 100 >> 98; var x = c', 'int'],
    ['var s uint; var x = 1.0 << 3 + uint8(1) << s', 'uint8'],
    ["var x = 'a' + 1", 'rune'],
    ['func f[T any](a, b T) T { return a }; var x = f(1, 2.5)', 'float64'],
    ['func f[S ~[]E, E any](s S) E { return s[0] }; type L []string; var x = f(L{})', 'string'],
    [
      'func m[K comparable, V any](m map[K]V) []K { return nil }; var x = m(map[string]int{})',
      '[]string',
    ],
    [
      'type G[T any] struct{ v T }; func (g G[T]) get() T { return g.v }; var x = G[bool]{}.get',
      'func() bool',
    ],
    ['var x = new(1)', '*int'],
    ['type A[P any] = map[string]P; var x A[int]', 'map[string]int'],
    ['var x = min(1, 2.5)', 'float64'],
    ['func g[T any](t T) {}; var x func(int) = g', 'func(int)'],
    ['type E struct{ error }; var x = E{}.Error', 'func() string'],
    [
      'func ap[A, B any](f func(A) B, a A) B { return f(a) }; func id[T any](t T) T { return t }; var x = ap(id, 1)',
      'int',
    ],
    [
      'func both[A, B, C any](f func(A) B, g func(B) C, a A) C { return g(f(a)) }; func one[T any](t T) []T { return nil }; var s string; var x = both(one, one, s)',
      '[][]string',
    ],
    [
      'type A[T A[T]] interface{ Add(T) T }; type N int; func (a N) Add(b N) N { return a }; func sum[T A[T]](a, b T) T { return a.Add(b) }; var x = sum(N(1), N(2))',
      'N',
    ],
  ])('%s', (text, type) => {
    expect(typeOfX(text)).toBe(type);
  });
});

describe('newer Go', () => {
  it.each([
    'func f() { for i := range 3 { var _ int = i } }',
    'func f(seq func(yield func(int, string) bool)) { for k, v := range seq { var _ int = k; var _ string = v } }',
    'func f(m map[int]int) { clear(m) }',
    'type S[T any] interface{ M() T }; func f[T any, P S[T]](p P) T { return p.M() }',
  ])('%s', (text) => {
    expect(messages(text)).toEqual([]);
  });
});

describe('what is unknown', () => {
  it.each([
    'import "u"; func f() { a, b := u.F(); c := a.X + 1; _, _ = b, c; u.G[int](3)(4); for range u.H {} }',
    'import "u"; type T struct{ u.E }; func f(t T) { t.Anything(1).More(); var e error = t; _ = e }',
    'import "u"; func f(x u.I) { switch y := x.(type) { case u.A: _ = y.Z; case error: _ = y.Error() } }',
    'import "u"; func f(x any) { switch x.(type) { case *u.A: case *u.B, []u.A: case []u.B, map[string]u.C: } }',
    'import "u"; type M uint32; const c = M(u.C) | M(u.D)<<1',
    'import . "u"; func f() { Anything(1) }',
    'import "x/go-immutable-radix"; type T struct{ t *iradix.Tree }; var x = iradix.New()',
    'import "k8s/api/core/v1"; import "k8s/api/apps"; func f(p v1.Pod) {}; var x apps.Y',
    'import ("x/iter/go"; "x/other-thing"); var x = jsoniter.Marshal(thing.X)',
    'import "x/go-syslog" // which writes to syslog. Or not.\nvar x, y = gsyslog.New(), "syslog."',
    'import "u"; var x = u.T{A: 1, B: []u.U{{1}, {2}}}',
    'import "u"; func f(c chan u.T) { v, ok := <-c; _ = v.a; _ = ok && true }',
  ])('stays silent: %s', (text) => {
    expect(messages(text)).toEqual([]);
  });

  it('an undeclared name is told once and spoils nothing else', () => {
    expect(messages('func f() int { x := y + 1; x.foo(); return x }')).toEqual(['undefined: y']);
  });
});

describe('faults', () => {
  it.each([
    ['func f() { _ := 1 }', 'no new variables on left side of :='],
    ['func f(xs []int) { for _, _ := range xs {} }', 'no new variables on left side of :='],
    ['func f(c chan int) { select { case _ := <-c: } }', 'no new variables on left side of :='],
    ['func f() { type A = []A }', 'invalid recursive type: A refers to itself'],
    ['import "u"; var x = u.hidden', 'undefined: u.hidden'],
    ['import "u"; var y = u.X; var x = w.Y', 'undefined: w'],
    ['func f[A, B any](g func(A) B) {}; func h[T any](t T) {}; func k() { f(h) }', /cannot infer/],
    [
      'type A[T A[T]] interface{ Add(T) T }; var x A[int]',
      'int does not satisfy A[int] (missing method Add)',
    ],
  ])('%s', (text, message) => {
    expect(messages(text)).toEqual([
      typeof message === 'string' ? message : expect.stringMatching(message),
    ]);
  });
});

test('types that lead to each other over many steps are read, whatever stands between them', () => {
  const many = 1500;
  const line = (at: number): string => `type T${at} struct { next *T${at + 1}; n int }\n`;
  const text = Array.from({ length: many }, (_, at) => line(at)).join('');
  expect(
    messages(
      `${text}type T${many} struct { next, n int }; func f(t T0) *T3 { return t.next.next.next }`,
    ),
  ).toEqual([]);
  expect(typeOfX(`${text}type T${many} struct { n int }; var x = T${many - 1}{}.next.n`)).toBe(
    'int',
  );
});

test('a long circle of types by value is a fault', () => {
  const circle = Array.from(
    { length: 120 },
    (_, at) => `type T${at} struct { a T${(at + 1) % 120} }\n`,
  );
  expect(messages(circle.join(''))).toEqual(['invalid recursive type T0']);
});

test('a variable comes after those that it needs, and before those behind it that need nothing', () => {
  const text =
    'var a = f(); var b = a; func f() int { return c + g() }; var c = 1; func g() int { return d }; var d = e; var e = 3; var z = 1';
  const { info } = check(text);
  const names = info.initializers.map(({ variables }) => variables[0]!.name);
  expect(names).toEqual(['c', 'e', 'd', 'a', 'b', 'z']);
});

describe('bad input ends', () => {
  it.each([
    ['a huge shift', 'const c = 1 << 1000000000'],
    ['growing constants', `const a = 1e90000\nconst b = ${'a * '.repeat(100)}a`],
    [
      'growing instances',
      'type T[P any] struct{ f *T[*P]; T2[P] }\ntype T2[P any] struct{ T[[]P] }\nvar x T[int]\nvar y = x.foo',
    ],
    ['instances of each other', 'type N[P any] M[P]\ntype M[P any] N[P]\nvar x N[int]'],
    ['interfaces', 'type I[P any] interface{ I[*P] }\nfunc f[T I[int]](t T) { t.m() }'],
    ['aliases', 'type A = B\ntype B = A\nvar x A'],
    [
      'growing strings',
      `const c0 = "ab"\n${Array.from({ length: 60 }, (_, at) => `const c${at + 1} = c${at} + c${at}`).join('\n')}`,
    ],
    [
      'a long chain of variables',
      Array.from({ length: 2000 }, (_, at) => `var v${at} = v${at + 1}\n`).join('') +
        'var v2000 = 1',
    ],
    [
      'a long chain of aliases',
      Array.from({ length: 2000 }, (_, at) => `type T${at} = T${at + 1}\n`).join('') +
        'type T2000 = int',
    ],
    [
      'types that contain each other',
      Array.from(
        { length: 1500 },
        (_, at) => `type T${at} struct { a T${(at + 1) % 1500} }\n`,
      ).join(''),
    ],
    ['a long sum', `var x = ${'1 + '.repeat(15_000)}1`],
    [
      'many methods',
      `type I interface{ ${Array.from({ length: 500 }, (_, at) => `m${at}()`).join('; ')} }`,
    ],
  ])('%s', (_, text) => {
    expect(() => check(text)).not.toThrow();
  });
});
