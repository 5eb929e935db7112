import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** What no run can suppose, since Go's types or the text itself rule it out. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

async function said(body: string, imports: readonly string[]): Promise<string> {
  const paths = imports.map((path) => `import "${path}"\n`).join('');
  const { title, sentence } = await headlineOf(`package p\n${paths}${body}`, solver);
  return `${title}. ${sentence}`;
}

const reader = 'func (one) Read(p []byte) (int, error) { return 0, nil }';
const types = `type one struct{}\n${reader}\ntype file interface { Read(p []byte) (int, error); Close() error }\n`;
const waits = 'done := make(chan bool); go func() { done <- true }()';

describe('what lies in an interface has its methods', () => {
  test.each([
    ['asked for a type without one of them', 'var r any = x; if _, ok := r.(one); ok { return }'],
    ['through a smaller interface', 'var r io.Reader = x; if _, ok := r.(one); ok { return }'],
    ['in a switch', 'switch any(x).(type) { case one, int: return; case *one: return }'],
    ['in a library type', 'var r io.Reader = x; if _, ok := r.(*bufio.Reader); ok { return }'],
  ])('%s', async (_, body) => {
    const used = 'var _ io.Reader; var _ *bufio.Reader\n';
    const text = `${used}${types}func f(x file) { ${waits}; ${body}; <-done }`;
    expect(await said(text, ['io', 'bufio'])).toContain('Free of goroutine leaks');
  });

  test.each([
    ['a type that has them', 'x io.Reader', 'x.(one)', 'x is p.one'],
    ['another interface', 'x io.Reader', 'x.(file)', 'x is p.file'],
    ['a type of which nothing is known', 'x file', 'x.(*ext.File)', 'x is *unknown'],
    ['a type that embeds one of them', 'x file', 'x.(part)', 'x is p.part'],
  ])('%s may be there', async (_, parameter, asked, supposed) => {
    const used = 'var _ io.Reader\ntype part struct{ ext.File }\n';
    const body = `${waits}; if _, ok := ${asked}; ok { return }; <-done`;
    const words = await said(`${used}${types}func f(${parameter}) { ${body} }`, ['io', 'a.b/ext']);
    expect(words).toContain('Can leak a goroutine');
    expect(words).toContain(supposed);
  });
});

test('a function in a package variable that nobody changes is what a Once was given', async () => {
  const shared = 'var once sync.Once; var s *store; var start = func() { s = &store{n: 1} }';
  const text = `type store struct{ mu sync.Mutex; n int }; ${shared}
    func f() int { once.Do(start); s.mu.Lock(); defer s.mu.Unlock(); ${waits}; <-done; return s.n }`;
  expect(await said(text, ['sync'])).toContain('Free of goroutine leaks');
  const changed = `${text}; func change() { start = func() {} }`;
  expect(await said(changed, ['sync'])).toContain('Can panic');
});

test('a logger that somebody gave was made by log.New', async () => {
  const text = `func f(l *log.Logger) { ${waits}; l.Printf("%d", 1); <-done }`;
  expect(await said(text, ['log'])).toContain('Free of goroutine leaks');
  const zero = `func f() { ${waits}; var l log.Logger; l.Print(1); <-done }`;
  expect(await said(zero, ['log'])).toContain('Can panic');
});

test('who holds a lock is granted once, and not also that nobody changes the lock', async () => {
  const conn = 'type conn struct{ mu sync.Mutex; closed chan struct{}; n int }';
  const early = 'select { case <-c.closed: return; default: }';
  const text = `${conn}; func (c *conn) f() { c.mu.Lock(); defer c.mu.Unlock(); ${early}; ${waits}; <-done }`;
  const words = await said(text, ['sync']);
  expect(words).toContain('whoever holds c.mu releases it');
  expect(words).not.toContain('nobody else changes');
});
