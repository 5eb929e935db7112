import { expect, test } from 'vitest';
import { Program } from '../../src/execute/compile/program.ts';
import { check } from '../../src/execute/search/check.ts';
import { usualLimits } from '../../src/execute/system.ts';
import { lowerTexts } from '../../src/go/plain/read-program.ts';
import { toModels } from '../../src/model/to-models.ts';

const program = (body: string) => `package main

import (
	"context"
	"os"
	"os/signal"
)

var _ = context.Background
var _ os.Signal

func main() {
	${body.split('\n').join('\n\t')}
}
`;

/** No test of Go's own: real Go waits for a signal that nobody sends. */
test.each([
  [
    'until somebody interrupts',
    'c := make(chan os.Signal, 1)\nsignal.Notify(c, os.Interrupt)\n<-c',
    [],
  ],
  [
    'a context that ends by a signal, or by its stop',
    'ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)\ndone := make(chan bool)\ngo func() {\n\t<-ctx.Done()\n\tdone <- true\n}()\nstop()\n<-done',
    [],
  ],
  [
    'a handler that is stopped and closed',
    'c := make(chan os.Signal, 1)\nsignal.Notify(c, os.Interrupt)\ngo func() {\n\tfor range c {\n\t}\n}()\nsignal.Stop(c)\nclose(c)',
    [],
  ],
  [
    'a signal that comes in between',
    'c := make(chan os.Signal, 1)\nsignal.Notify(c, os.Interrupt)\nanswer := make(chan int)\ngo func() { answer <- 1 }()\nselect {\ncase <-c:\ncase <-answer:\n}',
    ['no-leak'],
  ],
  [
    'signals that come again and again',
    'c := make(chan os.Signal, 1)\nsignal.Notify(c, os.Interrupt)\nfor i := 0; i < 3; i++ {\n\t<-c\n}',
    [],
  ],
  [
    'a handler beside a main that ends',
    'c := make(chan os.Signal, 1024)\nsignal.Notify(c, os.Interrupt)\ngo func() {\n\tfor {\n\t\t<-c\n\t}\n}()',
    [],
  ],
  [
    'a channel without a buffer',
    'c := make(chan os.Signal)\nsignal.Notify(c, os.Interrupt)\n<-c',
    [],
  ],
  [
    'one that was stopped before it came',
    'c := make(chan os.Signal, 1)\nsignal.Notify(c, os.Interrupt)\nsignal.Stop(c)\n<-c',
    ['no-deadlock'],
  ],
  [
    'two kinds of signals in either order',
    'a, b := make(chan os.Signal, 1), make(chan os.Signal, 1)\nsignal.Notify(a, os.Interrupt)\nsignal.Notify(b, os.Kill)\n<-b\n<-a\nselect {\ncase <-a:\ncase <-b:\n}',
    [],
  ],
])('%s', (_, body, broken) => {
  const { program: plain } = lowerTexts([{ name: 'main.go', text: program(body) }]);
  const entry = plain.entries.find(({ kind }) => kind === 'main')!;
  const { closed, found } = check(new Program(plain), {
    entry: entry.function,
    kind: 'main',
    values: () => [],
    time: 'any',
    states: 50_000,
    schedules: 0,
    seed: 1,
    limits: usualLimits,
    reduce: true,
    output: false,
    isCancelled: () => false,
  });
  expect(closed).toBe(true);
  const missed = new Set(['eventual-reception']);
  expect([...found.keys()].filter((one) => !missed.has(one))).toEqual(broken);
});

test('nobody proves what a channel does that signals are sent to', () => {
  const text = program('c := make(chan os.Signal, 1)\nsignal.Notify(c, os.Interrupt)\n<-c');
  const { fragments } = toModels(lowerTexts([{ name: 'main.go', text }]).program);
  const main = fragments.find(({ name }) => name === 'main');
  expect(main?.diagnostics.map(({ code }) => code)).toContain('go-escape');
});
