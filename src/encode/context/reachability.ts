import { unreachable } from '../../base/unreachable.ts';
import { and, no, not, or, yes, type Term } from '../../logic/term.ts';
import type { Machine, PointIndex, ProcessIndex } from '../../process/machine.ts';
import type { Expression } from '../../expression/expression.ts';

/** ψ: the condition over the parameters under which a point is ever reached. */
export type Reachability = (process: ProcessIndex, point: PointIndex) => Term;

/**
 * Fig. 11, with the corrections of PAPER-NOTES 4: the else branch starts behind the jump, a child
 * inherits its parent's condition, and a return inside the child does not leak out.
 *
 * Where the figure carries the full condition e1 of an early return and continues under e ∧ !e1, the
 * walk carries that condition relative to e; e ∧ !(e ∧ r) is e ∧ !r, which reads better.
 *
 * Depends on the points alone. Entries exist at an operation's own point only: not at rendezvous,
 * increment or jump points.
 */
export function toReachability(
  machine: Machine,
  term: (expression: Expression) => Term,
): Reachability {
  const conditions = machine.processes.map(() => new Map<PointIndex, Term>());
  walk({ machine, term, conditions }, 0, 0, machine.processes[0]!.termination, yes);
  return (process, point) => {
    const found = conditions[process]!.get(point);
    if (found === undefined)
      throw new Error(`no operation at point ${point} of process ${process}`);
    return found;
  };
}

interface Walk {
  readonly machine: Machine;
  readonly term: (expression: Expression) => Term;
  readonly conditions: readonly Map<PointIndex, Term>[];
}

/** Fills in [from, to) under the condition `under`; returns when the process has returned inside. */
function walk(
  all: Walk,
  process: ProcessIndex,
  from: PointIndex,
  to: PointIndex,
  under: Term,
): Term {
  const { machine, term, conditions } = all;
  let returned: Term = no;
  let point = from;
  while (point < to) {
    const here = and(under, not(returned));
    const { instruction } = machine.processes[process]!.points[point]!;
    conditions[process]!.set(point, here);
    switch (instruction.kind) {
      case 'send':
        point = instruction.next;
        break;
      case 'return':
        returned = yes;
        point += 1;
        break;
      case 'spawn': {
        const child = instruction.process;
        walk(all, child, 0, machine.processes[child]!.termination, here);
        point += 1;
        break;
      }
      case 'branch': {
        const { then, otherwise, jump, exit } = instruction;
        const guard = term(instruction.condition);
        const inThen = walk(all, process, then, jump, and(here, guard));
        const inOther = walk(all, process, otherwise, exit, and(here, not(guard)));
        returned = or(returned, and(guard, inThen), and(not(guard), inOther));
        point = exit;
        break;
      }
      case 'loop-head': {
        const { increment } = machine.loops[instruction.loop]!;
        walk(all, process, instruction.body, increment, here);
        point = instruction.exit;
        break;
      }
      case 'make-channel':
      case 'acknowledged':
      case 'receive':
      case 'add':
      case 'wait':
      case 'jump':
      case 'loop-next':
        point += 1;
        break;
      default:
        unreachable(instruction);
    }
  }
  return returned;
}
