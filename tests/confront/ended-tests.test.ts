import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** Calls of the library that never return, as `t.Fatal`: they end their goroutine, and run what was deferred. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

async function said(parameter: string, body: string): Promise<string> {
  const imports = ['log', 'sync', 'testing', 'testing/synctest'].map(
    (path) => `import "${path}"\n`,
  );
  const uses = 'var _ log.Logger\nvar _ sync.Mutex\nvar _ testing.T\nvar _ = synctest.Wait\n';
  const text = `package p\n${imports.join('')}${uses}func F(${parameter}) {\n${body}\n}\n`;
  return (await headlineOf(text, solver)).title;
}

const leaks = /Can leak|Always leaks|Can deadlock/;

describe('behind a call that never returns nothing happens', () => {
  test.each([
    ['Fatal', 't *testing.T', 't.Fatal("x")'],
    ['FailNow', 't *testing.T', 't.FailNow()'],
    ['Skipf', 't *testing.T', 't.Skipf("x")'],
    ['Fatal of a benchmark', 't *testing.B', 't.Fatal("x")'],
    ['Fatal of any test', 't testing.TB', 't.Fatal("x")'],
    ['SkipNow of any test', 't testing.TB', 't.SkipNow()'],
  ])('%s', async (_, parameter, call) => {
    const body = `c := make(chan int)\ngo func() { ${call}; c <- 1 }()\n<-c`;
    expect(await said(parameter, body)).toMatch(leaks);
  });

  test('but for what was deferred', async () => {
    const body = 'c := make(chan int)\ngo func() { defer close(c); t.Fatal("x") }()\n<-c';
    expect(await said('t *testing.T', body)).toMatch(/^Free of goroutine leaks/);
  });

  test('the goroutines that it would have served are left behind', async () => {
    const body = 'c := make(chan int)\ngo func() { c <- 1 }()\nt.Fatal("x")\n<-c';
    expect(await said('t *testing.T', body)).toMatch(leaks);
  });

  test('a panic of the library is recovered', async () => {
    const body = `c := make(chan int)
go func() { defer func() { recover(); c <- 1 }(); l.Panic("x"); <-c }()
<-c`;
    expect(await said('l *log.Logger', body)).toMatch(/^Free of goroutine leaks/);
  });
});

test('nothing is said of a bubble, whose clock is its own', async () => {
  const bubble =
    'synctest.Test(t, func(t *testing.T) { d := make(chan int); go func() { d <- 1 }() })';
  const body = `c := make(chan int, 1)\nc <- 1\n${bubble}\n<-c`;
  expect(await said('t *testing.T', body)).not.toMatch(/^Free/);
});
