import type { Solver, SolverReply } from '../solver.ts';
import type { EngineRequest, StartEngine } from './engine.ts';
import { engineSlot } from './engine-slot.ts';
import type { EngineSlot } from './engine-slot.ts';
import { Interrupted, interruption } from './interruption.ts';
import type { Interruption } from './interruption.ts';
import { readOutput } from './reading.ts';
import { objection } from './script-guard.ts';
import { defaultRlimit, defaultWatchdogMilliseconds } from './settings.ts';

/**
 * The solver port over any engine: the runs take turns, and an engine that is interrupted or breaks
 * is replaced, since there is no other way to stop Z3 or to trust it again. An error in a script is
 * no such case: it ends with the context of its run.
 */
export function solverOver(startEngine: StartEngine): Solver {
  const slot = engineSlot(startEngine);
  /** The runs that wait or are under way; any number of them. */
  const pending = new Set<Interruption>();
  let isDisposed = false;
  let last: Promise<unknown> = Promise.resolve();
  return {
    async prepare() {
      await slot.engine();
    },
    async run(script, options = {}) {
      const reason = objection(script);
      if (reason !== null) return { kind: 'failed', reason };
      const { signal, rlimit = defaultRlimit, nonlinear = false } = options;
      const triggerSeed = options.triggers?.seed ?? null;
      const request = { script, rlimit, nonlinear, triggerSeed };
      const stop = interruption(signal);
      if (isDisposed) stop.interrupt();
      pending.add(stop);
      const turn = last
        .then(() => evaluate(slot, request, stop, options.watchdogMilliseconds))
        .catch(toReply);
      last = turn;
      // A run that still waits for its turn is cancelled without waiting for it.
      const reply = await stop.unlessInterrupted(() => turn).catch(toReply);
      stop.release();
      pending.delete(stop);
      return reply;
    },
    async dispose() {
      isDisposed = true;
      for (const stop of pending) stop.interrupt();
      await last;
      slot.close();
    },
  };
}

async function evaluate(
  slot: EngineSlot,
  request: EngineRequest,
  stop: Interruption,
  watchdogMilliseconds = defaultWatchdogMilliseconds,
): Promise<SolverReply> {
  const engine = await stop.unlessInterrupted(slot.engine);
  stop.startWatchdog(watchdogMilliseconds);
  return stop
    .unlessInterrupted(() => engine.evaluate(request))
    .then(readOutput, (error: unknown) => {
      slot.replace();
      return toReply(error);
    });
}

function toReply(error: unknown): SolverReply {
  if (error instanceof Interrupted) return { kind: 'cancelled', by: error.by };
  return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
}
