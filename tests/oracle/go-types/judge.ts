import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';

/** A package to be judged: texts by name, or names of files that Go reads itself. */
export interface Subject {
  readonly path: string;
  readonly names: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

export interface GoExpressionFact {
  /** Which file. */
  readonly f: number;
  /** Byte offsets. */
  readonly s: number;
  readonly e: number;
  readonly n: string;
  readonly m: string;
  readonly t: string;
  readonly v?: string;
}

export interface GoFault {
  readonly file: number;
  readonly offset: number;
  readonly message: string;
  readonly soft: boolean;
}

export interface GoAnswer {
  readonly path: string;
  readonly expressions: readonly GoExpressionFact[];
  readonly faults: readonly GoFault[];
  readonly order: readonly string[];
}

const program = 'build/oracle/go-types-dump';

/** Builds the program that asks go/types, once. */
export async function buildJudge(): Promise<void> {
  mkdirSync('build/oracle', { recursive: true });
  const source = 'tests/oracle/go-types/dump/dump.go';
  const environment = { ...process.env, GO111MODULE: 'off', CGO_ENABLED: '0' };
  await promisify(execFile)('go', ['build', '-o', program, source], { env: environment });
}

export async function askGo(subjects: readonly Subject[]): Promise<readonly GoAnswer[]> {
  const child = spawn(program, {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, CGO_ENABLED: '0', GO111MODULE: 'off' },
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stdin.end(JSON.stringify(subjects));
  await new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`dump ended with ${code}`)),
    );
  });
  const text = Buffer.concat(chunks).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as GoAnswer);
}
