import { expect, test } from 'vitest';
import { Program } from '../../src/execute/compile/program.ts';
import { check } from '../../src/execute/search/check.ts';
import { usualLimits } from '../../src/execute/system.ts';
import { readProgram } from '../../src/go/plain/read-program.ts';

/** Of TestIt; what `TestMain` does before is not run. */
const found = (body: string) => {
  const text = `package p
import "testing"
import "os"
var c chan int
func TestMain(m *testing.M) { ${body}; os.Exit(m.Run()) }
func TestIt(t *testing.T) { c <- 1; <-c }
`;
  const { program: plain } = readProgram([{ name: 'a_test.go', text }]);
  const entry = plain!.entries.find(({ kind }) => kind === 'test')!;
  return check(new Program(plain!), {
    ...{ entry: entry.function, kind: 'test', values: () => [], time: 'any', states: 5000 },
    ...{ schedules: 0, seed: 1, limits: usualLimits, reduce: true, output: false },
    isCancelled: () => false,
  }).found;
};

test('what TestMain sets is unknown to a test', () => {
  expect([...found('c = make(chan int, 1)').keys()]).toEqual([]);
});

test('what it does not set is what it was at the start', () => {
  expect([...found('println()').keys()]).toContain('no-leak');
});
