import { expect, test } from 'vitest';
import { allowanceOf } from '../../src/base/allowance.ts';

import { answersOf } from './answers.ts';

const outOfTime = 'more time than is given';

const leaking = `package main

func main() {
	c := make(chan int)
	for i := 0; i < 5; i++ {
		go func() { for k := 0; k < 3; k++ { c <- k } }()
	}
	for i := 0; i < 14; i++ { <-c }
}
`;

/** Time passes with each look at the clock. */
function looks(count: number) {
  let now = 0;
  return allowanceOf(count, () => now++);
}

test('what is not answered in the time that is given is open, and says so', () => {
  const { closed, bounds, wrong } = answersOf(leaking, { allowance: looks(5) });
  expect(closed).toBe(false);
  expect(bounds).toContain(outOfTime);
  expect(Object.keys(wrong)).toHaveLength(9);
  expect(Object.values(wrong).every((words) => words.startsWith('open'))).toBe(true);
});

test('however much time is given, no answer is another one than open or that of all time', () => {
  const all = answersOf(leaking);
  expect(all.closed).toBe(true);
  for (let given = 2; given < 200; given += 7) {
    const { closed, wrong } = answersOf(leaking, { allowance: looks(given) });
    for (const [name, words] of Object.entries(wrong)) {
      const kind = words.split(':')[0];
      const expected = all.wrong[name]?.split(':')[0] ?? 'holds';
      expect([expected, 'open']).toContain(kind);
    }
    if (closed) expect(Object.keys(wrong)).toEqual(Object.keys(all.wrong));
  }
});

test('a state in which many can move is left in the middle', () => {
  const crowd = `package main

func main() {
	c := make(chan int)
	for i := 0; i < 300; i++ {
		go func() { c <- 1 }()
	}
	for i := 0; i < 300; i++ { go func() { <-c }() }
	select {}
}
`;
  const { closed, bounds } = answersOf(crowd, { allowance: looks(5), schedules: 0 });
  expect(closed).toBe(false);
  expect(bounds).toContain(outOfTime);
}, 20_000);
