import { afterAll, expect, test } from 'vitest';
import { compile } from '../../src/pipeline/compile.ts';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { decideGraph } from '../../src/verdict/counting/decide-graph.ts';
import { goReader } from '../support/go.ts';

const solver = nativeSolver();
afterAll(() => solver.dispose());

test('a program in which nothing has a value hangs all the same', async () => {
  const text = `package p
func H() {
	c := make(chan int)
	var other chan int
	if half(0) > 2 {
		other = c
	}
	other <- 1
}
func half(a int) int {
	return (a + 1) / 2
}`;
  const { fragments, beyond } = compile(text, { kind: 'go', reader: goReader() });
  const whole = [...fragments.map((one) => one.beyond), ...beyond];
  const { graph, isAbstraction, mayEndAtOnce } = whole.find((one) => one?.name === 'H')!;
  const { strategies } = await decideGraph(graph, solver, { isAbstraction, mayEndAtOnce });
  expect(strategies.map(({ outcome }) => outcome)).not.toContain('verified');
});
