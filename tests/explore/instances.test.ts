import { describe, expect, it } from 'vitest';
import { bindMachine } from '../../src/explore/bind.ts';
import { explore } from '../../src/explore/explore.ts';
import { narrateTrace } from '../../src/explore/narrate.ts';
import { runTask } from '../../src/run/task.ts';
import { stuckAtEnd } from '../../src/run/narrate.ts';
import { compileVirgo } from '../../src/pipeline/compile.ts';

function exploreAt(source: string, n: bigint) {
  const compiled = compileVirgo(source);
  if (!compiled.ok) throw new Error(compiled.diagnostics[0]!.message);
  const bound = bindMachine(compiled.value.machine, new Map([['n', n]]));
  return { bound, found: runTask(explore(bound)) };
}

describe('goroutines spawned in a loop', () => {
  it('are named by their birth', () => {
    const { bound, found } = exploreAt('c = chan [1]; for 0 .. n { go { c! } }', 2n);
    const narrated = narrateTrace(bound, found.shortestTo.stuck!.trace);
    const starts = narrated.steps.filter(({ move }) => move.action === 'spawn');
    expect(starts.map(({ sentence }) => sentence)).toEqual([
      'main starts goroutine #1.',
      'main starts goroutine #2.',
    ]);
    expect(stuckAtEnd(narrated)).toHaveLength(1);
  });

  it('cost a polynomial, since it does not matter who of them stands where', () => {
    const { found } = exploreAt(
      'c = chan [0]; for 0 .. n { go { c!; c! } } for 0 .. n { c?; c? }',
      12n,
    );
    expect(found).toMatchObject({ ok: true, stuck: false, crash: false, complete: true });
    expect(found.states).toBeLessThan(2_000);
  });

  it('may be none', () => {
    expect(exploreAt('for 0 .. n { go { skip } }', -1n).found).toMatchObject({
      ok: true,
      complete: true,
    });
  });

  it('are too many at some number, which is said', () => {
    const { found } = exploreAt('for 0 .. n { go { skip } }', 10_000n);
    expect(found).toMatchObject({ complete: false, stopped: { kind: 'too-large' } });
  });
});
