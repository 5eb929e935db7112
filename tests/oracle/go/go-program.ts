import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call } from './arguments.ts';

/** A file of Go, its package clause being `package example`. */
export interface SourceFile {
  /** The folder it is put into; files of one folder make one package. */
  readonly folder: string;
  readonly name: string;
  readonly text: string;
}

/** A function that is run. */
export interface Subject {
  readonly name: string;
  readonly folder: string;
  readonly calls: readonly Call[];
  /** Whether time alone may wake one of its goroutines. */
  readonly timers: boolean;
}

/** One program with everything in it: Go is started once, not once per example. */
export function buildProgram(files: readonly SourceFile[], subjects: readonly Subject[]): string {
  const root = mkdtempSync(join(tmpdir(), 'go-oracle-'));
  const write = (path: string, text: string): void => writeFileSync(join(root, path), text);
  write('go.mod', 'module oracle\n\ngo 1.19\n');
  mkdirSync(join(root, 'harness'));
  write('harness/harness.go', readFileSync('tests/oracle/go/harness/harness.go', 'utf8'));
  const folders = [...new Set(files.map(({ folder }) => folder))];
  for (const folder of folders) {
    mkdirSync(join(root, folder));
    write(`${folder}/glue.go`, glue);
    write(
      `${folder}/subjects.go`,
      subjectsText(subjects.filter((subject) => subject.folder === folder)),
    );
  }
  for (const { folder, name, text } of files) write(`${folder}/${name}.go`, text);
  write('main.go', mainText(folders));
  const { status, stderr, error } = spawnSync('go', ['build', '-gcflags=-e', '-o', 'oracle', '.'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, GOFLAGS: '-mod=mod', GO111MODULE: 'on', GOTOOLCHAIN: 'local' },
  });
  if (error !== undefined) throw error;
  if (status !== 0) throw new CompileError(stderr);
  return join(root, 'oracle');
}

class CompileError extends Error {}

/** Leaves out the folders that do not compile, and tells which. */
export function buildWhatCompiles(
  files: readonly SourceFile[],
  subjects: readonly Subject[],
): { readonly binary: string; readonly broken: ReadonlySet<string> } {
  const broken = new Set<string>();
  const whole = (one: { readonly folder: string }) => !broken.has(one.folder);
  for (;;) {
    try {
      return { binary: buildProgram(files.filter(whole), subjects.filter(whole)), broken };
    } catch (fault) {
      if (!(fault instanceof CompileError)) throw fault;
      const found = [...fault.message.matchAll(/^# oracle\/(\w+)$/gm)].map(([, folder]) => folder!);
      if (found.length === 0) throw fault;
      for (const folder of found) broken.add(folder);
    }
  }
}

/** Names that the instrumented text uses. */
const glue = `package example

import "oracle/harness"

var (
\tyieldPoint           = harness.YieldPoint
\tcatchFault           = harness.CatchFault
\tisRoot               = harness.IsRoot
\tchance               = harness.Chance
\tchanceError          = harness.ChanceError
\tcancelledContext     = harness.CancelledContext
\tsoonCancelledContext = harness.SoonCancelledContext
)

func zero[T any]() (value T) { return }

func pointerTo[T any](value T) *T { return &value }
`;

function subjectsText(subjects: readonly Subject[]): string {
  const entries = subjects.map(({ name, calls, timers }) => {
    const cases = calls.map(({ text }, at) => `\t\tcase ${at}:\n\t\t\t${text}\n`).join('');
    const call = `func(call int) {\n\t\tswitch call {\n${cases}\t\t}\n\t}`;
    return `\t"${name}": {Calls: ${calls.length}, Timers: ${timers}, Call: ${call}},\n`;
  });
  return `package example

import (
\t"context"
\t"oracle/harness"
\t"strings"
\t"sync"
)

// Arguments may need them.
var _ = context.Background
var _ = strings.Repeat
var _ sync.Mutex

var Subjects = map[string]harness.Subject{
${entries.join('')}}
`;
}

function mainText(folders: readonly string[]): string {
  const imports = folders.map((folder) => `\t${folder} "oracle/${folder}"`).join('\n');
  const looks = folders.map((folder) => `\tlook(${folder}.Subjects)`).join('\n');
  return `package main

import (
\t"oracle/harness"
\t"os"
\t"strconv"

${imports}
)

func number(at int) int {
\tn, _ := strconv.Atoi(os.Args[at])
\treturn n
}

func look(subjects map[string]harness.Subject) {
\tif subject, ok := subjects[os.Args[1]]; ok {
\t\tharness.Run(subject, number(2), number(3), number(4), number(5))
\t}
}

func main() {
${looks}
}
`;
}
