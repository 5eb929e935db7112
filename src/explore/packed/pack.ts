import { unreachable } from '../../base/unreachable.ts';
import type { BoundMachine } from '../bound-machine.ts';
import type { Op } from '../op.ts';
import type { View } from '../state.ts';
import { toLayout } from './layout.ts';
import type { Field, ProcessField } from './layout.ts';
import { code } from './program.ts';
import type { Fields, PackedProgram } from './program.ts';

export function packProgram(bound: BoundMachine, view: View): PackedProgram {
  const layout = toLayout(bound, view);
  const bases = rowBases(bound);
  const rows = bound.processes.reduce((sum, ops) => sum + ops.length + 2, 0);
  const program: PackedProgram = {
    bound,
    view,
    layout,
    words: layout.words,
    processes: bound.processes.length,
    local: toFields(layout.processes),
    pointMask: Int32Array.from(layout.processes, ({ pointBits }) => maskOf(pointBits)),
    iterationShift: Int32Array.from(
      layout.processes,
      ({ shift, pointBits }) => (shift + pointBits) & 31,
    ),
    iterationMask: Int32Array.from(layout.processes, ({ iterationBits }) => maskOf(iterationBits)),
    base: Int32Array.from(bases),
    channel: toFields(layout.channels.map((field) => field ?? { word: 0, shift: 0, bits: 0 })),
    capacity: Int32Array.from(bound.capacities),
    counter: toFields(layout.waitgroups),
    counterMost: Float64Array.from(layout.waitgroups, ({ bits }) => 2 ** bits - 1),
    code: new Uint8Array(rows),
    argument: new Int32Array(rows),
    amount: new Int32Array(rows),
    step: new Int32Array(rows),
    leave: new Int32Array(rows),
    endless: new Uint8Array(rows),
    escape: new Uint8Array(rows),
  };
  bound.processes.forEach((ops, process) => {
    const { points } = bound.machine.processes[process]!;
    ops.forEach((op, point) => {
      packOp(program, process, point, op);
      program.escape[bases[process]! + point + 1] = points[point]!.hasEscape ? 1 : 0;
    });
    program.code[bases[process]! + ops.length + 1] = code.ended;
  });
  return program;
}

function rowBases({ processes }: BoundMachine): readonly number[] {
  let next = 0;
  return processes.map((ops) => {
    const base = next;
    next += ops.length + 2;
    return base;
  });
}

function maskOf(bits: number): number {
  return bits === 32 ? -1 : (1 << bits) - 1;
}

function toFields(fields: readonly Field[]): Fields {
  return {
    word: Int32Array.from(fields, ({ word }) => word),
    shift: Int32Array.from(fields, ({ shift }) => shift),
    mask: Int32Array.from(fields, ({ bits }) => maskOf(bits)),
  };
}

function packOp(program: PackedProgram, process: number, point: number, op: Op): void {
  const row = program.base[process]! + point + 1;
  const field = program.layout.processes[process]!;
  const set = (kind: number, argument: number, next: number): void => {
    program.code[row] = kind;
    program.argument[row] = argument;
    program.step[row] = (next - point) << field.shift;
  };
  const buffered = 'channel' in op && program.capacity[op.channel]! > 0;
  const go = program.view === 'go';
  switch (op.kind) {
    case 'make-channel':
    case 'return':
    case 'branch':
    case 'jump':
      return set(code.move, 0, op.next);
    case 'spawn':
      program.amount[row] = op.loop === null ? 0 : 1;
      return set(code.spawn, op.process, op.next);
    case 'send':
      if (buffered) return set(code.send, op.channel, op.next);
      return go ? set(code.give, op.channel, op.next) : set(code.offer, op.channel, op.rendezvous);
    case 'receive':
      return set(buffered ? code.receive : go ? code.get : code.take, op.channel, op.next);
    case 'acknowledged':
      return set(code.acknowledge, op.channel, op.next);
    case 'wait':
      return set(code.wait, op.waitgroup, op.next);
    case 'add':
      program.amount[row] = op.amount;
      return op.amount === 0 ? set(code.move, 0, op.next) : set(code.add, op.waitgroup, op.next);
    case 'loop-next':
      set(code.move, 0, op.head);
      program.step[row]! += 1 << program.iterationShift[process]!;
      return;
    case 'loop-head': {
      set(code.loopHead, 0, op.body);
      return packLoop(program, row, field, (op.exit - point) << field.shift, op.loop);
    }
    case 'crash':
      return set(code.crash, 0, point);
    case 'too-large':
      return set(code.tooLarge, 0, point);
    default:
      return unreachable(op);
  }
}

/** Leaving a loop clears its iterations: what is behind a process does not tell two states apart. */
function packLoop(
  program: PackedProgram,
  row: number,
  field: ProcessField,
  leave: number,
  loop: number,
): void {
  const { iterations } = program.bound.loops[loop]!;
  const fits = Math.min(iterations, 2 ** field.iterationBits - 1);
  program.argument[row] = fits;
  program.endless[row] = fits < iterations ? 1 : 0;
  program.leave[row] = leave - (fits << ((field.shift + field.pointBits) & 31));
}

/** Main at its first point, nobody else; an unbuffered channel's variable is kept one above itself. */
export function packInitial(program: PackedProgram): Int32Array {
  const words = new Int32Array(program.words);
  words[program.local.word[0]!]! += 1 << program.local.shift[0]!;
  program.layout.channels.forEach((field, channel) => {
    if (field !== null && program.capacity[channel] === 0) words[field.word]! += 1 << field.shift;
  });
  return words;
}
