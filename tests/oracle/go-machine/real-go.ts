import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What real Go did in one run: how it ended, and who was left waiting for what. */
export interface RealOutcome {
  readonly outcome: string;
  readonly seed: number;
}

/**
 * Runs `main` of a program many times under perturbed schedules. It becomes a function of a harness that
 * waits until nothing moves any more, and then asks the runtime who is left.
 */
export async function outcomesOf(
  text: string,
  runs: number,
  withOutput = false,
): Promise<ReadonlyMap<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'go-machine-'));
  try {
    await writeFile(join(folder, 'go.mod'), 'module main\n\ngo 1.19\n');
    await writeFile(join(folder, 'main.go'), perturbed(text));
    await writeFile(join(folder, 'harness.go'), harness);
    const binary = join(folder, 'program');
    await run('go', ['build', '-o', binary, '.'], { cwd: folder, timeout: 120_000 });
    const outcomes = new Map<string, number>();
    let late = 0;
    for (let seed = 1; seed <= runs; seed++) {
      const outcome = await once(binary, seed, withOutput);
      if (outcome === null) late++;
      else if (!outcomes.has(outcome)) outcomes.set(outcome, seed);
    }
    // A busy machine may cut a run short, which says nothing; where most are, something else is wrong.
    if (late * 2 > runs)
      throw new Error(`${String(late)} of ${String(runs)} runs did not end in time`);
    return outcomes;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** null where the run was cut short. */
async function once(binary: string, seed: number, withOutput: boolean): Promise<string | null> {
  const processors = String(1 + (seed % 4));
  const env = { ...process.env, GOMAXPROCS: processors, SEED: String(seed) };
  try {
    const { stdout } = await run(binary, [], { env, timeout: 20_000 });
    const at = stdout.lastIndexOf('@@');
    return `${printed(stdout)}${at < 0 ? 'exit 0' : stdout.slice(at + 2).trim()}`;
  } catch (thrown) {
    const { stderr, stdout, killed, code } = thrown as Failed;
    if (killed) return null;
    // A panic within a panic has a line of its own.
    const lines = stderr.split('\n');
    const last = lines.findIndex((one, at) => at > 0 && !one.startsWith('\tpanic: '));
    const line = lines.slice(0, last).join('\n');
    const isCrash = /^(panic|fatal error): /.test(line);
    return `${printed(stdout)}${isCrash ? line : `exit ${String(code)}`}`;
  }

  /** What came before the function returned. */
  function printed(stdout: string): string {
    return withOutput ? `${JSON.stringify(stdout.split('@@')[0])} ` : '';
  }
}

interface Failed {
  readonly stderr: string;
  readonly stdout: string;
  readonly killed: boolean;
  readonly code: number;
}

const operation =
  /^\s*(?:[\w.[\]*]+ <- |<-|(?:\w+\.)+(?:Lock|Unlock|RLock|RUnlock|Done|Wait|Add|Signal|Broadcast)\(|close\(|go |fmt\.Print|select \{|\*?\w+ (?::=|=|\+=) |\w+\+\+)/;

/** Calls of `perturb` before whatever others may notice. */
function perturbed(text: string): string {
  const lines = text.replace(/^func main\(\)/m, 'func program()').split('\n');
  let inFunction = false;
  return lines
    .map((line) => {
      if (line.startsWith('func ')) inFunction = true;
      if (line === '}') inFunction = false;
      return inFunction && operation.test(line) ? `perturb(); ${line.trim()}` : line;
    })
    .join('\n');
}

const harness = `package main

import (
	"fmt"
	"math/rand"
	"os"
	"regexp"
	"runtime"
	"sort"
	"strconv"
	"strings"
	"sync"
	"time"
)

var random *rand.Rand
var randomLock sync.Mutex

func perturb() {
	randomLock.Lock()
	n := random.Intn(8)
	randomLock.Unlock()
	switch {
	case n < 3:
	case n < 5:
		runtime.Gosched()
	case n < 6:
		for i := 0; i < 5; i++ {
			runtime.Gosched()
		}
	default:
		time.Sleep(time.Duration(n*30) * time.Microsecond)
	}
}

var goroutine = regexp.MustCompile(\`^goroutine \\d+ \\[([^\\],]*)\`)
var owner = regexp.MustCompile(\`(?m)^main\\.\\(?\\*?(\\w+)\`)

func left() string {
	buffer := make([]byte, 1<<20)
	buffer = buffer[:runtime.Stack(buffer, true)]
	var found []string
	for _, one := range strings.Split(string(buffer), "\\n\\n") {
		reason := goroutine.FindStringSubmatch(one)[1]
		names := owner.FindAllStringSubmatch(one, -1)
		name := ""
		for _, candidate := range names {
			switch candidate[1] {
			case "main", "left", "perturb":
			default:
				name = candidate[1]
			}
		}
		if name == "" {
			continue
		}
		if reason == "running" || reason == "runnable" || reason == "sleep" {
			return "busy"
		}
		found = append(found, name+" "+reason)
	}
	sort.Strings(found)
	return strings.Join(found, ", ")
}

func main() {
	seed, _ := strconv.Atoi(os.Getenv("SEED"))
	random = rand.New(rand.NewSource(int64(seed)))
	finished := false
	var lock sync.Mutex
	go func() {
		program()
		os.Stdout.WriteString("@@")
		lock.Lock()
		finished = true
		lock.Unlock()
	}()
	last, same := "", 0
	for i := 0; i < 2000 && same < 4; i++ {
		time.Sleep(time.Millisecond)
		now := left()
		lock.Lock()
		// It has returned, and has not come to say so.
		between := now == "" && !finished
		lock.Unlock()
		if now == last && now != "busy" && !between {
			same++
		} else {
			same = 0
		}
		last = now
	}
	lock.Lock()
	fmt.Printf("@@%v: %s\\n", finished, last)
}
`;
