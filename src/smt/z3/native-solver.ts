import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import type { Solver } from '../solver.ts';
import type { Engine, EngineRequest } from './engine.ts';
import { solverOver } from './engine-solver.ts';
import { preamble } from './settings.ts';

/**
 * Z3 as a process of the operating system: several times faster than wasm, and another version. For
 * tests and hunts where many programs are asked about; what people use is wasm.
 */
export function nativeSolver(command = 'z3'): Solver {
  return solverOver(() => startProcess(command));
}

const endMark = 'end-of-this-run';

async function startProcess(command: string): Promise<Engine> {
  const child = spawn(command, ['-in', '-smt2']);
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', (error) => {
      reject(new Error(`cannot start ${command}: ${error.message}`));
    });
  });
  // Errors of the pipe come with the process's end, which is reported to whoever waits.
  child.stdin.on('error', () => undefined);
  child.stdout.setEncoding('utf8');
  return {
    evaluate: (request) => evaluate(child, request),
    terminate: () => {
      child.kill('SIGKILL');
    },
  };
}

function evaluate(child: ChildProcessWithoutNullStreams, request: EngineRequest): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const settle = (): void => {
      child.stdout.off('data', onData);
      child.off('exit', onExit);
    };
    const onData = (text: string): void => {
      output += text;
      if (!output.endsWith(`${endMark}\n`)) return;
      settle();
      resolve(output.slice(0, -endMark.length - 1));
    };
    const onExit = (): void => {
      settle();
      reject(new Error('the process of Z3 has ended'));
    };
    if (child.exitCode !== null || child.signalCode !== null) return onExit();
    child.stdout.on('data', onData);
    child.on('exit', onExit);
    child.stdin.write(
      `(reset)${preamble(request)}(push)\n${request.script}\n(echo "${endMark}")\n`,
    );
  });
}
