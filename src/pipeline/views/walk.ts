import { LineMap } from '../../base/span.ts';
import type { Conjunct, Family } from '../../encode/invariant/conjunct.ts';
import { plainStyle, printTerm } from '../../logic/print-term.ts';
import { describeOperation } from '../../process/describe-machine.ts';
import type { Instruction, Machine, Point } from '../../process/machine.ts';
import type { WalkStep } from '../../protocol/fragment-view.ts';
import type { Fragment } from '../compile.ts';
import { toPlaceView } from './place.ts';

/** The encoding, one rule at a time, in the order of the processes and their points. */
export function toWalk({ machine, encoding }: Fragment, source: string): readonly WalkStep[] {
  const lines = new LineMap(source);
  return machine.processes.flatMap(({ index, name, points }) =>
    points.flatMap(({ instruction, node, span }, point): readonly WalkStep[] => {
      if (added.has(instruction.kind)) return [];
      const touched = touches(machine, name, instruction);
      return [
        {
          node,
          place: toPlaceView(lines, span),
          kind: instruction.kind,
          operation: describeOperation(machine, instruction),
          process: name,
          points: [point, ...addedPoints(points, node, point)],
          condition: printTerm(encoding.context.reachable(index, point), plainStyle),
          invariant: encoding.invariant.filter(touched).map(({ words, term }) => ({
            words,
            term: printTerm(term, plainStyle),
          })),
        },
      ];
    }),
  );
}

/** Points that a rule makes behind the statement's own. */
const added: ReadonlySet<Instruction['kind']> = new Set(['acknowledged', 'jump', 'loop-next']);

function addedPoints(points: readonly Point[], node: number, own: number): readonly number[] {
  return points.flatMap((point, index) =>
    index !== own && point.node === node && added.has(point.instruction.kind) ? [index] : [],
  );
}

function touches(
  machine: Machine,
  process: string,
  instruction: Instruction,
): (conjunct: Conjunct) => boolean {
  const about = (subject: string, ...families: readonly Family[]) => {
    return (one: Conjunct): boolean => one.subject === subject && families.includes(one.family);
  };
  switch (instruction.kind) {
    case 'make-channel':
      return about(machine.channels[instruction.channel]!.name, 'capacity', 'buffer-bounds');
    case 'send':
      return about(
        machine.channels[instruction.channel]!.name,
        'monitor',
        'buffer-bounds',
        'rendezvous-mutex',
      );
    case 'receive':
      return about(machine.channels[instruction.channel]!.name, 'monitor', 'buffer-bounds');
    case 'add':
    case 'wait':
      return about(machine.waitgroups[instruction.waitgroup]!.name, 'waitgroup');
    case 'spawn':
      return about(machine.processes[instruction.process]!.name, 'spawned', 'counter-range');
    case 'loop-head':
      return about(machine.loops[instruction.loop]!.variable, 'loop');
    case 'branch':
      return about(process, 'branch');
    case 'return':
      return about(process, 'returned');
    default:
      return () => false;
  }
}
