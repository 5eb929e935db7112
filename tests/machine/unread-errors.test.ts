import { describe, expect, test } from 'vitest';
import { answersOf } from './answers.ts';

const inMain = (body: string): string => `package main

import (
	"errors"
	"fmt"
	"io"
	"os"
)

type own struct{ code int }

func (o *own) Error() string { return fmt.Sprint(o.code) }

var _ = io.EOF
var _ error = &own{}

func main() {
	_, err := os.Open("x")
	c := make(chan int)
	go func() { c <- 1 }()
	_ = errors.Is(err, nil)
	${body}
	<-c
}
`;

describe('of an error that is not read', () => {
  test('it is not asked without end what it wraps', () => {
    const { closed, states, wrong } = answersOf(
      inMain('if errors.Is(err, os.ErrNotExist) { return }'),
    );
    expect({ closed, wrong: Object.keys(wrong) }).toEqual({ closed: true, wrong: ['no-leak'] });
    expect(states).toBeLessThan(50);
  });

  test.each([
    ['the same answer twice', 'errors.Is(err, io.EOF) != errors.Is(err, io.EOF)'],
    ['what it is equal to', 'err != nil && err == io.EOF && !errors.Is(err, io.EOF)'],
    ['nothing that nil could be', 'err == nil && errors.Is(err, io.EOF)'],
    [
      'the same of what wraps it',
      'err != nil && errors.Is(fmt.Errorf("in: %w", err), io.EOF) != errors.Is(err, io.EOF)',
    ],
    ['what is known of it around it', '!errors.Is(fmt.Errorf("%w: %v", io.EOF, err), io.EOF)'],
  ])('errors.Is says %s', (_, wrong) => {
    expect(answersOf(inMain(`if ${wrong} { panic("wrong") }`)).wrong).toEqual({});
  });

  test('errors.As finds a value, of which nothing is known, or nothing', () => {
    const found = inMain(
      'var o *own; if err != nil && errors.As(err, &o) { if o.code == 3 { return } } else if o != nil { panic("set") }',
    );
    const { closed, wrong } = answersOf(found);
    expect({ closed, wrong: Object.keys(wrong) }).toEqual({ closed: true, wrong: ['no-leak'] });
  });

  test('errors.As finds first what is known', () => {
    const known =
      'var o *own; if !errors.As(errors.Join(&own{3}, err), &o) || o.code != 3 { panic("wrong") }';
    expect(answersOf(inMain(known)).wrong).toEqual({});
  });
});

test('what a loop supposes of each of 60 errors is remembered', () => {
  const text = `package main
import "example.com/ext"
func main() {
	all := []error{}
	for i := 0; i < 60; i++ {
		err := ext.Load(i)
		if err != nil { return }
		all = append(all, err)
	}
	for _, err := range all { if err != nil { panic("it was nil") } }
}
`;
  const { closed, bounds, wrong } = answersOf(text);
  expect({ closed, bounds, wrong }).toEqual({ closed: true, bounds: [], wrong: {} });
});
