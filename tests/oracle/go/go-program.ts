import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call } from './arguments.ts';

export interface Subject {
  /** A package name. */
  readonly name: string;
  /** Go text with the package clause `package example`. */
  readonly source: string;
  readonly calls: readonly Call[];
}

/** How often a call ended in which way. */
export interface Tally {
  readonly clean: number;
  readonly leaked: number;
  readonly panicked: number;
  /** The text of the first panic. */
  readonly panic: string | null;
}

/** One program with all subjects in it: Go is started once, not once per example. */
export function buildSubjects(subjects: readonly Subject[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'go-oracle-'));
  writeFileSync(join(folder, 'go.mod'), 'module oracle\n\ngo 1.19\n');
  const imports = subjects.map(({ name }) => `\t${name} "oracle/${name}"`).join('\n');
  const cases = subjects
    .map(({ name }) => `\tcase "${name}":\n\t\t${name}.Harness(call, runs, seed)`)
    .join('\n');
  writeFileSync(join(folder, 'main.go'), mainText(imports, cases));
  for (const subject of subjects) {
    mkdirSync(join(folder, subject.name));
    writeFileSync(join(folder, subject.name, 'main.go'), subject.source);
    writeFileSync(join(folder, subject.name, 'harness.go'), harnessText(subject));
  }
  execFileSync('go', ['build', '-o', 'oracle', '.'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, GOFLAGS: '-mod=mod', GO111MODULE: 'on', GOTOOLCHAIN: 'local' },
  });
  return join(folder, 'oracle');
}

/** Runs one call often. A panic in a goroutine ends the process, so the rest is tried in a new one. */
export function runCall(binary: string, subject: Subject, call: number, runs: number): Tally {
  let clean = 0;
  let leaked = 0;
  let panicked = 0;
  let panic: string | null = null;
  let left = runs;
  for (let start = 0; left > 0 && start < 6; start++) {
    const { stdout, stderr } = spawnSync(
      binary,
      [subject.name, String(call), String(left), String(start + 1)],
      {
        encoding: 'utf8',
        timeout: 60_000,
        env: { ...process.env, GOMAXPROCS: '2' },
      },
    );
    const lines = stdout.split('\n').filter((line) => line !== '');
    clean += lines.filter((line) => line === 'clean').length;
    leaked += lines.filter((line) => line === 'leaked').length;
    const caught = lines.filter((line) => line.startsWith('panicked'));
    panicked += caught.length;
    panic ??= caught[0] ?? null;
    left -= lines.length;
    const isFault = /^panic: (runtime error|sync:|close of|send on|makechan)|^fatal error:/m.test(
      stderr,
    );
    const isEnd = !isFault && /^panic:/m.test(stderr);
    if (!isFault && !isEnd) break;
    left--;
    if (isEnd) clean++;
    else panicked++;
    panic ??= stderr.split('\n')[0] ?? null;
  }
  return { clean, leaked, panicked, panic };
}

function mainText(imports: string, cases: string): string {
  return `package main

import (
\t"os"
\t"strconv"

${imports}
)

func main() {
\tcall, _ := strconv.Atoi(os.Args[2])
\truns, _ := strconv.Atoi(os.Args[3])
\tseed, _ := strconv.Atoi(os.Args[4])
\tswitch os.Args[1] {
${cases}
\t}
}
`;
}

function harnessText({ calls }: Subject): string {
  const cases = calls.map((call, at) => `\tcase ${at}:\n\t\t${call.text}`).join('\n');
  return `package example

import (
\t"context"
\t"errors"
\t"fmt"
\t"math/rand"
\t"os"
\t"runtime"
\t"strings"
\t"sync"
\t"time"
)

func yieldPoint() {
\tswitch rand.Intn(6) {
\tcase 0, 1:
\t\truntime.Gosched()
\tcase 2:
\t\ttime.Sleep(time.Duration(rand.Intn(60)) * time.Microsecond)
\t}
}

func chance() bool { return rand.Intn(2) == 0 }

func chanceError() error {
\tif chance() {
\t\treturn errors.New("by chance")
\t}
\treturn nil
}

func zero[T any]() (value T) { return }

func cancelledContext() context.Context {
\tctx, cancel := context.WithCancel(context.Background())
\tcancel()
\treturn ctx
}

func soonCancelledContext() context.Context {
\tctx, cancel := context.WithCancel(context.Background())
\ttime.AfterFunc(time.Duration(rand.Intn(100))*time.Microsecond, cancel)
\treturn ctx
}

var _ = strings.Repeat

// isFault tells a fault in the use of channels and waitgroups from a panic that the text asks for,
// which is an end like any other.
func isFault(r any) bool {
\tif _, ok := r.(runtime.Error); ok {
\t\treturn true
\t}
\treturn strings.HasPrefix(fmt.Sprint(r), "sync:")
}

var _ sync.Mutex

// others returns the goroutines besides this one that were not there before, and whether one of
// them may still move.
func others(old map[string]bool) (ids []string, moving bool) {
\tbuffer := make([]byte, 1<<20)
\ttext := string(buffer[:runtime.Stack(buffer, true)])
\tfor at, stack := range strings.Split(text, "\\n\\n") {
\t\thead := strings.SplitN(stack, "\\n", 2)[0]
\t\tid := strings.SplitN(head, "[", 2)[0]
\t\tif at == 0 || old[id] || !strings.HasPrefix(head, "goroutine ") {
\t\t\tcontinue
\t\t}
\t\tids = append(ids, id)
\t\tblocked := strings.Contains(head, "[chan") || strings.Contains(head, "[sem") || strings.Contains(head, "[select") || strings.Contains(head, "[sync")
\t\tmoving = moving || !blocked
\t}
\treturn ids, moving
}

func callIt(call int) {
\tswitch call {
${cases}
\t}
}

func Harness(call, runs, seed int) {
\trand.Seed(int64(seed)*7919 + int64(call))
\told := map[string]bool{}
\tleaks := 0
\tfor run := 0; run < runs && leaks < 5; run++ {
\t\tpanicked := make(chan string, 1)
\t\tgo func() {
\t\t\tdefer func() {
\t\t\t\tif r := recover(); r != nil && isFault(r) {
\t\t\t\t\tpanicked <- fmt.Sprint(r)
\t\t\t\t}
\t\t\t}()
\t\t\tcallIt(call)
\t\t}()
\t\tstill := 0
\t\tvar left []string
\t\tfor still < 12 {
\t\t\truntime.Gosched()
\t\t\tids, moving := others(old)
\t\t\tleft = ids
\t\t\tif len(ids) == 0 {
\t\t\t\tbreak
\t\t\t}
\t\t\tif moving {
\t\t\t\tstill = 0
\t\t\t} else {
\t\t\t\tstill++
\t\t\t}
\t\t\ttime.Sleep(150 * time.Microsecond)
\t\t}
\t\tfor _, id := range left {
\t\t\told[id] = true
\t\t}
\t\tselect {
\t\tcase text := <-panicked:
\t\t\tfmt.Println("panicked " + strings.ReplaceAll(text, "\\n", " "))
\t\tdefault:
\t\t\tif len(left) > 0 {
\t\t\t\tleaks++
\t\t\t\tfmt.Println("leaked")
\t\t\t} else {
\t\t\t\tfmt.Println("clean")
\t\t\t}
\t\t}
\t}
\tos.Exit(0)
}
`;
}
