import { afterAll, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** Functions that hand themselves to others name themselves as values: who follows what they assign comes back. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

const wait = 'c := make(chan int); go func() { c <- 1 }(); <-c';

test.each([
  ['at once', `func f() { ${wait}; ext.Do(f) }`],
  ['in a function within', `func f() { k := 0; ${wait}; ext.Do(func() { k++; ext.Do(f) }) }`],
  ['by way of another', `func f() { ${wait}; ext.Do(g) }\nfunc g() { ext.Do(f) }`],
  ['to what is printed to', `func f() { var b bytes.Buffer; ${wait}; fmt.Fprint(&b, f) }`],
])('is read: %s', async (_, text) => {
  const imports = ['bytes', 'ext', 'fmt'].filter((name) => text.includes(`${name}.`));
  const file = `package p\n${imports.map((name) => `import "${name}"\n`).join('')}${text}`;
  const { title } = await headlineOf(file, solver);
  expect(title).toContain('Free of goroutine leaks');
});
