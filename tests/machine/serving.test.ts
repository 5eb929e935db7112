import { describe, expect, test } from 'vitest';
import { answersOf } from './answers.ts';

const main = (body: string): string => `package main

func main() {
${body}
}
`;

/** Whoever serves for ever and has no way to end breaks nothing, but then not every run ends. */
describe('who goes on for ever and can be noticed', () => {
  test.each([
    [
      'a producer and a consumer',
      'c := make(chan int)\ngo func() { for { c <- 1 } }()\nfor range c {}',
    ],
    [
      'one who sends to itself',
      'c := make(chan int, 1)\nfor { select { case c <- 1: case <-c: } }',
    ],
    [
      'one of two runs',
      `c, d := make(chan int, 1), make(chan int, 1)
go func() { c <- 1 }()
select {
case <-c:
  return
default:
}
for { d <- 1; <-d }`,
    ],
  ])('is named: %s', (_, body) => {
    const { closed, wrong } = answersOf(main(body));
    expect(closed).toBe(true);
    expect(wrong['terminates']).toBe('open: not every run ends: main goes on for ever');
  });

  test('is beside the point when main has returned', () => {
    const { wrong } = answersOf(
      main('c := make(chan int, 1)\ngo func() { for { c <- 1; <-c } }()'),
    );
    expect(wrong).toEqual({});
  });

  test('is no server where it could end', () => {
    const body = `c, quit := make(chan int, 1), make(chan int)
go func() { quit <- 1 }()
for {
  select {
  case <-quit:
    return
  default:
  }
  c <- 1
  <-c
}`;
    expect(answersOf(main(body)).wrong).toEqual({});
  });
});
