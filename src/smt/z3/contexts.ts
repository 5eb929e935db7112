import type { EngineRequest } from './engine.ts';
import type { Z3Exports } from './glue.ts';
import { preamble } from './settings.ts';

export interface Runtime {
  /** Throws when Z3 has died; the runtime is of no use afterwards. */
  evaluate(request: EngineRequest): string;
  /** Does now what the next run would wait for. Throws as `evaluate` does. */
  makeReady(): void;
}

/**
 * Each run has a context of its own. That costs 1 ms, and buys that no run sees another's names,
 * that the same script gets the same answer whatever ran before it, that memory does not grow, and
 * that Z3 does not slow down with what it has seen. The next one is made while nobody waits.
 */
export function contexts(z3: Z3Exports): Runtime {
  let next: number | null = null;
  let used: number | null = null;
  const makeReady = (): number => {
    if (used !== null) z3._Z3_del_context(used);
    used = null;
    return (next ??= makeContext(z3));
  };
  return {
    makeReady,
    evaluate(request) {
      used = makeReady();
      next = null;
      return evaluate(z3, used, request);
    },
  };
}

function makeContext(z3: Z3Exports): number {
  const config = z3._Z3_mk_config();
  const context = z3._Z3_mk_context(config);
  z3._Z3_del_config(config);
  // Without it an error in the script ends the runtime. The text of the error comes out either way.
  z3._set_noop_error_handler(context);
  return context;
}

/**
 * The push comes first, before any check: it makes Z3 use its incremental core, which starts no
 * timer thread.
 */
function evaluate(z3: Z3Exports, context: number, request: EngineRequest): string {
  const text = `${preamble(request)}(push)\n${withOwnNames(request.script)}`;
  const output = z3.ccall(
    'Z3_eval_smtlib2_string',
    'string',
    ['number', 'string'],
    [context, text],
  );
  return output.replaceAll(ours, '');
}

/** Such as no program has in a name. */
const ours = ' of the text';

/** Functions of any number of arguments: this Z3 lets no constant have their names, in bars or not. */
function withOwnNames(script: string): string {
  return script.replaceAll(/\|(and|or|xor|distinct)\|/g, `|$1${ours}|`);
}
