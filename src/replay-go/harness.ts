import { common } from './harness-text.ts';
import { driver } from './driver-text.ts';

/** How the test knows that all others have come to rest, and who is left. */
export type Judge =
  /** By looking at the stacks. Go 1.18 and later. */
  | 'gates'
  /** By testing/synctest, which fails by itself where goroutines are left. Go 1.25 and later. */
  | 'synctest';

interface Plan {
  readonly judge: Judge;
  /** The call that the run begins with. */
  readonly call: string;
  readonly words: string;
  /** The message of the panic that the run ends with; null where it ends with who is left. */
  readonly panics: string | null;
  readonly blocked: readonly number[];
  /** Lines of the program, which stands first. */
  readonly lines: number;
  readonly deferred: readonly number[];
  readonly steps: readonly string[];
}

const packages = ['context', 'fmt', 'os', 'reflect', 'regexp', 'runtime', 'strings', 'sync'];

/** In the line of the package clause, so that the lines of the program keep their numbers. */
export function importsOf(judge: Judge): string {
  const all = [
    ...packages,
    'testing',
    'time',
    ...(judge === 'synctest' ? ['testing/synctest'] : []),
  ];
  const specs = all.map((path) => `replay${path.split('/').at(-1)!} "${path}"`);
  return `; import (${specs.join('; ')})`;
}

export function harnessOf(plan: Plan): string {
  const { judge, call, words, panics, blocked, lines, deferred, steps } = plan;
  const run = `func(t *replaytesting.T) { replayRun(t, func() { ${call} }) }`;
  const version = judge === 'synctest' ? 'Go 1.25 or later' : 'Go 1.18 or later';
  return `// From here on: a run of the program above, made to happen. It needs ${version}:
//
//\tgo test -v -run TestShownRun replay_test.go
//
// The test fails, since the program does: it says whether what was foretold has come true.

const (
\treplayWords = ${JSON.stringify(words)}
\treplayPanic = ${JSON.stringify(panics ?? '')}
\treplayLines = ${lines}
)

// Who is left in the end.
var replayBlocked = []int{${blocked.join(', ')}}

// Gates of calls that a function put off.
var replayDeferred = map[int]bool{${deferred.map((gate) => `${gate}: true`).join(', ')}}

// What happens, in its order.
var replaySteps = []replayStep{
${steps.map((step) => `\t${step},\n`).join('')}}

func TestShownRun(t *replaytesting.T) {
\t${judge === 'synctest' ? `replaysynctest.Test(t, ${run})` : `(${run})(t)`}
}

${judge === 'synctest' ? restInBubble : restByStacks}
${common}
${driver}`;
}

const restInBubble = `// Until everybody else waits at a gate, or for something that only another goroutine could do.
func replayRest() { replaysynctest.Wait() }
`;

const restByStacks = `// Until everybody else waits at a gate, or for something that only another goroutine could do.
func replayRest() {
	same := 0
	for round := 0; round < 4000 && same < 3; round++ {
		if replayAtGates() {
			return
		}
		replaytime.Sleep(replaytime.Duration(100+10*round) * replaytime.Microsecond)
		if replayWaiting() {
			same++
		} else {
			same = 0
		}
	}
}

func replayAtGates() bool {
	replayLock.Lock()
	defer replayLock.Unlock()
	if replayChild != 0 {
		return false
	}
	for _, one := range replayByNumber {
		if !one.ended && one.gate == 0 {
			return false
		}
	}
	return true
}

func replayWaiting() bool {
	stacks := replayStacks()
	replayLock.Lock()
	defer replayLock.Unlock()
	if replayChild != 0 {
		return false
	}
	for _, one := range replayByNumber {
		state := stacks[one.name].state
		if !one.ended && one.gate == 0 && (state == "running" || state == "runnable" || state == "syscall") {
			return false
		}
	}
	return true
}
`;
