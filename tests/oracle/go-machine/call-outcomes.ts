import { crashText } from '../../../src/execute/rule/crash-text.ts';
import type { State } from '../../../src/execute/state/state.ts';
import { readProgram } from '../../../src/go/plain/read-program.ts';
import type { Stop } from '../../../src/run/system.ts';
import type { Call } from '../go/arguments.ts';
import { machineOutcomes, reasonOf } from './machine-outcomes.ts';

/** What the harness gives to programs, for the machine: chances are choices. */
const glue = `package example

import (
	"context"
	"errors"
	"math/rand"
	"strings"
	"sync"
	"time"
)

var _ = strings.Repeat
var _ sync.Mutex

func yieldPoint(int) {}
func zero[T any]() (value T) { return }
func chance() bool { return rand.Intn(2) == 0 }
func chanceError() error {
	if chance() {
		return errors.New("by chance")
	}
	return nil
}
func cancelledContext() context.Context {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	return ctx
}
func soonCancelledContext() context.Context {
	ctx, cancel := context.WithCancel(context.Background())
	time.AfterFunc(time.Microsecond, cancel)
	return ctx
}
`;

/** What the machine says of one call. */
export interface CallOutcomes {
  /** All that may come of it was seen. */
  readonly closed: boolean;
  readonly endings: ReadonlySet<string>;
}

/** In the words of the harness: how each of the calls may end. null where the text is rejected. */
export function callOutcomes(
  text: string,
  calls: readonly Call[],
  states: number,
): readonly CallOutcomes[] | null {
  const bodies = calls.map((call, at) => `func VirgoCall${String(at)}() { ${call.text} }\n`);
  const { program } = readProgram([
    { name: 'main.go', text },
    { name: 'glue.go', text: `${glue}${bodies.join('')}` },
  ]);
  if (program === null) return null;
  return calls.map((_, at) => {
    const entry = program.entries.find(({ name }) => name === `VirgoCall${String(at)}`)!;
    const asked = { timing: 'any', states, patience: 4000 } as const;
    const { closed, outcomes } = machineOutcomes(program, entry.function, asked, callWords);
    return { closed, endings: outcomes };
  });
}

const callWords = { rest: restOf, stop: stopOf };

function restOf({ goroutines }: State): string {
  if (goroutines.length === 0) return 'clean';
  if (goroutines.some(({ pending }) => pending?.kind === 'endless')) return 'endless';
  const reasons = goroutines.map(({ pending }) => reasonOf(pending?.kind ?? '', pending));
  return `leaked ${reasons.sort().join('; ')}`;
}

/** A panic that is no fault of the runtime is an end like any other. */
function stopOf(stop: Stop): string {
  if (stop.kind !== 'crash') return stop.kind === 'exit' ? 'ended' : stop.kind;
  const message = panicOf(crashText(stop.cause));
  return stop.cause.kind !== 'panic' || faults.test(message) ? `panicked ${message}` : 'ended';
}

/** The harness recovers the last of panics within each other. */
function panicOf(text: string): string {
  const last = text.split('\n\tpanic: ').at(-1) ?? text;
  return last.replace(/ \[recovered\].*$/s, '');
}

/** What the runtime itself says. */
const faults =
  /^(?:runtime error: |sync: |fatal error|makechan: |assignment to entry in nil map|(?:send on|close of) )/;

/** The harness cuts after the first word where what follows is the program's own. */
export function endingOf(ending: string): string {
  if (ending.startsWith('ended')) return 'ended';
  return ending
    .replace(/^panicked panic: /, 'panicked ')
    .replace(/ \[recovered\].*$/, '')
    .trim();
}
