import type { SolverReply } from '../solver.ts';

/**
 * Z3 goes on after an error and answers the rest of the script, as if the faulty command had not
 * been there. Such an answer is worth nothing, so any complaint makes the whole run a fault.
 */
export function readOutput(output: string): SolverReply {
  const complaint = /^\s*\(error .*|^unsupported$/m.exec(output);
  if (complaint) return { kind: 'failed', reason: complaint[0].trim() };
  return { kind: 'answer', text: output };
}
