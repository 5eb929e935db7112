import { describe, expect, test } from 'vitest';
import { answersOf } from './answers.ts';

const program = (body: string): string =>
  `package main\nimport ("context"; "math"; "time")\nvar _ context.Context\nvar _ = math.Pi\nvar _ time.Duration\nfunc main() {\n${body}\n}\n`;

describe('a timer of 292 years', () => {
  test('is no way out of a select that others serve', () => {
    const served = `c := make(chan int)
	done := make(chan int)
	go func() { select { case <-c: case <-time.After(math.MaxInt64): }; done <- 1 }()
	c <- 1
	<-done`;
    const { closed, wrong } = answersOf(program(served));
    expect({ closed, wrong }).toEqual({ closed: true, wrong: {} });
  });

  test('releases nobody whom nobody else serves', () => {
    const { wrong } = answersOf(
      program('c := make(chan int)\nselect { case <-c: case <-time.After(math.MaxInt64): }'),
    );
    expect(wrong).toEqual({ 'no-leak': 'broken: main waits for the 292 years of a timer' });
  });

  test('releases nobody through a context', () => {
    const { wrong } = answersOf(
      program(
        'ctx, cancel := context.WithTimeout(context.Background(), math.MaxInt64)\ndefer cancel()\n<-ctx.Done()',
      ),
    );
    expect(wrong).toEqual({ 'no-leak': 'broken: main waits for the 292 years of a timer' });
  });

  test.each([
    'time.Sleep(math.MaxInt64); panic("late")',
    '<-time.After(math.MaxInt64); panic("late")',
    'select { case <-time.NewTimer(math.MaxInt64).C: panic("late") }',
  ])('is waited for by who wants to wait, and what comes later is left out: %s', (body) => {
    const { wrong, granted } = answersOf(program(body));
    expect(wrong).toEqual({});
    expect(granted).toEqual(['no run takes the 292 years of a timer']);
  });

  test('leaves others behind who wait beside one that waits for it', () => {
    const { wrong } = answersOf(
      program('c := make(chan int)\ngo func() { c <- 1 }()\ntime.Sleep(math.MaxInt64)\n<-c'),
    );
    expect(Object.keys(wrong)).toEqual(['no-leak']);
    expect(wrong['no-leak']).toMatch(/^broken: goroutine 2 .* waits for ever while others go on$/);
  });

  test('leaves behind who sleeps when main has returned', () => {
    const { wrong } = answersOf(program('go func() { time.Sleep(math.MaxInt64) }()'));
    expect(Object.keys(wrong)).toEqual(['no-leak']);
  });

  test('does not end a loop that nothing else ends', () => {
    const { wrong } = answersOf(
      program('t := time.NewTimer(math.MaxInt64)\nfor { select { case <-t.C: return; default: } }'),
    );
    expect(Object.keys(wrong)).toEqual(['terminates']);
  });

  test('can be stopped and set anew', () => {
    const { wrong } = answersOf(
      program(
        't := time.NewTimer(math.MaxInt64)\nif !t.Stop() { panic("has fired") }\nt.Reset(time.Millisecond)\n<-t.C',
      ),
    );
    expect(wrong).toEqual({});
  });

  test('does not keep steps of others from being reduced', () => {
    const workers = `t := time.NewTimer(math.MaxInt64)
	defer t.Stop()
	parts := [6]int{}
	done := make(chan int)
	for i := range parts { go func() { parts[i]++; done <- i }() }
	for range parts { <-done }`;
    expect(answersOf(program(workers)).states).toBeLessThan(2_000);
  });
});

test('a timer of an hour may fire at any time', () => {
  const { wrong } = answersOf(
    program(
      'c := make(chan int)\ngo func() { c <- 1 }()\nselect { case <-c: case <-time.After(time.Hour): }',
    ),
  );
  expect(Object.keys(wrong)).toEqual(['no-leak']);
});
