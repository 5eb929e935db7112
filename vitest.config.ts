import { pathToFileURL } from 'node:url';
import { defineConfig } from 'vitest/config';

const thread = pathToFileURL('build/node/z3-thread.js').href;

export default defineConfig({
  define: { VIRGO_Z3_THREAD: JSON.stringify(thread) },
  test: {
    globalSetup: 'tests/support/build-thread.ts',
    allowOnly: false,
    // Nothing here keeps state in a module (lint sees to it), so that files can share a process: half the
    // processor's time went into loading the same modules anew. Vitest would leave one core idle.
    isolate: false,
    maxWorkers: '100%',
    projects: [
      project('unit', ['{src,workers,scripts}/**/*.test.ts']),
      project('whole', ['tests/**/*.test.ts'], ['tests/browser/**', 'tests/oracle/**']),
      // What asks Dafny, Z3, Spin and Go themselves, which not everybody has.
      project('oracle', ['tests/oracle/**/*.test.ts'], ['tests/oracle/firefox/**']),
      // By itself: beside others its pages wait for the processor longer than a person would.
      project('firefox', ['tests/oracle/firefox/**/*.test.ts']),
    ],
  },
});

function project(name: string, include: string[], exclude: string[] = []) {
  return { extends: true as const, test: { name, include, exclude, testTimeout: 180_000 } };
}
