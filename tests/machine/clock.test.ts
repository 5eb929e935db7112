import { describe, expect, test } from 'vitest';
import { answersOf } from './answers.ts';

const program = (body: string): string =>
  `package main\nimport ("math/rand"; "time")\nvar _ = rand.Int\nfunc main() {\n${body}\n}\n`;
const granted = ['time passes in timers alone'];

describe('the clock of a run', () => {
  test.each([
    'start := time.Now(); if time.Since(start) > time.Second { panic("slow") }',
    'start := time.Now(); time.Sleep(time.Second); if time.Now().Sub(start) > 2*time.Second { panic("late") }',
    'end := time.Now().Add(time.Hour); if time.Now().After(end) { panic("over") }',
    'end := time.Now().Add(time.Hour); over := func() bool { return time.Until(end) < 0 }; if over() { panic("over") }',
  ])('does not go on between steps, which is said: %s', (body) => {
    expect(answersOf(program(body))).toMatchObject({ closed: true, wrong: {}, granted });
  });

  test.each([
    'r := rand.New(rand.NewSource(time.Now().UnixNano())); r.Intn(1)',
    'if time.Now().Year() < 1 { panic("early") }',
    'a := time.Unix(1, 0); if !a.Before(time.Unix(2, 0)) { panic("wrong") }',
  ])('is not spoken of where no two moments are compared: %s', (body) => {
    expect(answersOf(program(body))).toMatchObject({ closed: true, wrong: {}, granted: [] });
  });

  test('is the same in all files and packages, and each timer moves it', () => {
    const files = `-- go.mod --
module two
go 1.22
-- main.go --
package main
import ("time"; "two/a")
func main() {
	before := time.Now()
	c := make(chan time.Duration)
	go func() { time.Sleep(time.Second); c <- a.Later() }()
	if d := <-c; d != time.Second || wait() != 3*time.Second { panic(d) }
	if a.Later() != time.Since(before) { panic("two clocks") }
}
-- wait.go --
package main
import "time"
func wait() time.Duration { start := time.Now(); <-time.After(3 * time.Second); return time.Since(start) }
-- a/a.go --
package a
import "time"
var start = time.Now()
func Later() time.Duration { return time.Since(start) }
`;
    expect(answersOf(files)).toMatchObject({ closed: true, wrong: {}, granted });
  });
});
