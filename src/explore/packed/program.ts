import { unreachable } from '../../base/unreachable.ts';
import type { BoundMachine, Op } from '../bind.ts';
import type { View } from '../state.ts';
import { toLayout } from './layout.ts';
import type { Field, Layout, ProcessField } from './layout.ts';

/** What a process does at a point, as the inner loops of the search ask it. */
export const code = {
  absent: 0,
  ended: 1,
  move: 2,
  spawn: 3,
  send: 4,
  receive: 5,
  /** Go's view of an unbuffered exchange. */
  give: 6,
  get: 7,
  /** The encoding's view of it. */
  offer: 8,
  take: 9,
  acknowledge: 10,
  add: 11,
  wait: 12,
  loopHead: 13,
  crash: 14,
  tooLarge: 15,
} as const;

/** Fields of one kind, by index, split so that the inner loops read plain numbers. */
export interface Fields {
  readonly word: Int32Array;
  readonly shift: Int32Array;
  readonly mask: Int32Array;
}

/**
 * A bound machine as tables. A step adds constants to words of the state. The tables have one row per
 * process and value of its point's field: row `base[process] + value`, where value 0 is 'not spawned'.
 */
export interface PackedProgram {
  readonly bound: BoundMachine;
  readonly view: View;
  readonly layout: Layout;
  readonly words: number;
  readonly processes: number;
  readonly local: Fields;
  readonly pointMask: Int32Array;
  readonly turnShift: Int32Array;
  readonly turnMask: Int32Array;
  readonly base: Int32Array;
  readonly channel: Fields;
  readonly capacity: Int32Array;
  readonly counter: Fields;
  readonly counterMost: Float64Array;
  readonly code: Uint8Array;
  /** The channel, waitgroup or spawned process; at a loop's head its number of turns. */
  readonly argument: Int32Array;
  /** For an Add: by how much. */
  readonly amount: Int32Array;
  /** Added to the process's word. At a loop's head: into the body, and out of it. */
  readonly step: Int32Array;
  readonly leave: Int32Array;
  /** At a loop's head: 1 where the turns do not fit, so that there is no leaving. */
  readonly endless: Uint8Array;
}

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
    turnShift: Int32Array.from(
      layout.processes,
      ({ shift, pointBits }) => (shift + pointBits) & 31,
    ),
    turnMask: Int32Array.from(layout.processes, ({ turnBits }) => maskOf(turnBits)),
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
  };
  bound.processes.forEach((ops, process) => {
    ops.forEach((op, point) => packOp(program, process, point, op));
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
    case 'move':
      return set(code.move, 0, op.next);
    case 'spawn':
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
      program.step[row]! += 1 << program.turnShift[process]!;
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

/** Leaving a loop clears its turns: what is behind a process does not tell two states apart. */
function packLoop(
  program: PackedProgram,
  row: number,
  field: ProcessField,
  leave: number,
  loop: number,
): void {
  const { turns } = program.bound.loops[loop]!;
  const fits = Math.min(turns, 2 ** field.turnBits - 1);
  program.argument[row] = fits;
  program.endless[row] = fits < turns ? 1 : 0;
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
