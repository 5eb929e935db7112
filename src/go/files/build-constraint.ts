import { readConstraint, valueOf } from './constraint-expression.ts';
import { readHeader } from './file-header.ts';

/** The systems and processors that a name may end in: `poll_linux.go`. */
const systems = new Set(
  (
    'aix android darwin dragonfly freebsd hurd illumos ios js linux nacl netbsd openbsd plan9 solaris ' +
    'wasip1 windows zos'
  ).split(' '),
);
const processors = new Set(
  (
    '386 amd64 amd64p32 arm arm64 arm64be armbe loong64 mips mips64 mips64le mips64p32 mips64p32le mipsle ' +
    'ppc ppc64 ppc64le riscv riscv64 s390 s390x sparc sparc64 wasm'
  ).split(' '),
);

/** Files are read as Go builds them for Linux on amd64, without C. */
const given = new Set(['linux', 'amd64', 'unix', 'gc']);
const newestMinor = 26;

function holds(tag: string): boolean {
  const release = /^go1\.(\d+)$/.exec(tag);
  return release === null ? given.has(tag) : Number(release[1]) <= newestMinor;
}

/** Whether Go would build the file. */
export function isBuilt(name: string, text: string, start = 0): boolean {
  return isNameBuilt(name) && isTextBuilt(readHeader(text, start).comments);
}

function isNameBuilt(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (/^[._]/.test(name)) return false;
  // What stands before the first underscore is never a system: linux.go is built everywhere.
  const parts = name
    .replace(/\.go$/, '')
    .replace(/_test$/, '')
    .split('_')
    .slice(1);
  const last = parts.at(-1) ?? '';
  const before = parts.at(-2) ?? '';
  if (processors.has(last)) return holds(last) && (!systems.has(before) || holds(before));
  return !systems.has(last) || holds(last);
}

function isTextBuilt(comments: readonly string[]): boolean {
  const constraint = readConstraint(comments);
  // One that cannot be read builds the file, as if it were not there.
  if (constraint === 'unreadable') return true;
  if (constraint !== null) return valueOf(constraint, holds);
  // The older form: lines are joined by and, words by or, commas by and.
  return comments
    .filter((comment) => /^\s*\+build\s/.test(comment))
    .every((comment) =>
      comment
        .trim()
        .split(/\s+/)
        .slice(1)
        .some((option) =>
          option
            .split(',')
            .every((tag) => (tag.startsWith('!') ? !holds(tag.slice(1)) : holds(tag))),
        ),
    );
}
