import { spawnSync } from 'node:child_process';

export interface GoRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the go command in a folder, and ends it when it takes too long. */
export function runGo(
  folder: string,
  arguments_: readonly string[],
  milliseconds = 240_000,
): GoRun {
  const { status, stdout, stderr, error } = spawnSync('go', arguments_, {
    cwd: folder,
    encoding: 'utf8',
    timeout: milliseconds,
    maxBuffer: 1 << 28,
    env: { ...process.env, GOFLAGS: '-mod=mod', GO111MODULE: 'on', GOTOOLCHAIN: 'local' },
  });
  if (error !== undefined) throw error;
  return { status, stdout, stderr };
}
