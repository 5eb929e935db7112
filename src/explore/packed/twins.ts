import { unreachable } from '../../base/unreachable.ts';
import type { Op } from '../op.ts';
import { code } from './program.ts';
import type { PackedProgram } from './program.ts';
import type { Successors } from './successors.ts';

/**
 * Processes with the same code, which spawn nothing, are interchangeable once they are spawned: of the
 * states that differ only in who of them stands where, one is kept, in which they stand in order.
 */
export class Twins {
  readonly #program: PackedProgram;
  /** By process: the group's number, or -1. */
  readonly #groupOf: Int32Array;
  readonly #groups: readonly Int32Array[];
  readonly #locals: Int32Array;
  readonly #members: Int32Array;
  readonly #isDuplicate: Uint8Array;

  constructor(program: PackedProgram) {
    this.#program = program;
    this.#groups = findGroups(program).map((group) => Int32Array.from(group));
    this.#groupOf = new Int32Array(program.processes).fill(-1);
    this.#groups.forEach((group, index) => {
      group.forEach((process) => (this.#groupOf[process] = index));
    });
    this.#locals = new Int32Array(program.processes);
    this.#members = new Int32Array(program.processes);
    this.#isDuplicate = new Uint8Array(program.processes);
  }

  get any(): boolean {
    return this.#groups.length > 0;
  }

  /**
   * Drops the moves of a process that stands where another of its group stands, in a state that is in
   * order: the first of them can do the same, with a result that is taken for the same.
   */
  dropDuplicates(words: Int32Array, successors: Successors): void {
    const { moves, count } = successors;
    this.#findDuplicates(words);
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const move = moves[i]!;
      if (this.#isDuplicate[move & 0xffff] === 1) continue;
      if (move > 0xffff && this.#isDuplicate[(move >>> 16) - 1] === 1) continue;
      moves[kept++] = move;
    }
    successors.count = kept;
  }

  #findDuplicates(words: Int32Array): void {
    const { word, shift, mask } = this.#program.local;
    for (const group of this.#groups) {
      let before = 0;
      for (let i = 0; i < group.length; i++) {
        const process = group[i]!;
        const local = (words[word[process]!]! >>> shift[process]!) & mask[process]!;
        this.#isDuplicate[process] = local === before ? 1 : 0;
        if (local !== 0) before = local;
      }
    }
  }

  /** Puts the group of a process that has moved in order. */
  arrange(words: Int32Array, process: number): void {
    const group = this.#groupOf[process]!;
    if (group >= 0) this.#sort(words, this.#groups[group]!);
  }

  /** The same for the process that a row of the tables spawns, if it spawns one. */
  arrangeSpawned(words: Int32Array, row: number): void {
    const { code: codes, argument } = this.#program;
    if (codes[row] === code.spawn) this.arrange(words, argument[row]!);
  }

  arrangeAll(words: Int32Array): void {
    for (const group of this.#groups) this.#sort(words, group);
  }

  #sort(words: Int32Array, group: Int32Array): void {
    const { word, shift, mask } = this.#program.local;
    const locals = this.#locals;
    const members = this.#members;
    let count = 0;
    let inOrder = true;
    for (let i = 0; i < group.length; i++) {
      const process = group[i]!;
      const local = (words[word[process]!]! >>> shift[process]!) & mask[process]!;
      if (local === 0) continue;
      let place = count;
      for (; place > 0 && locals[place - 1]! > local; place--) locals[place] = locals[place - 1]!;
      inOrder &&= place === count;
      locals[place] = local;
      members[count++] = process;
    }
    if (inOrder) return;
    for (let i = 0; i < count; i++) {
      const process = members[i]!;
      const at = word[process]!;
      const cleared = words[at]! & ~(mask[process]! << shift[process]!);
      words[at] = cleared | (locals[i]! << shift[process]!);
    }
  }
}

function findGroups(program: PackedProgram): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  program.bound.processes.forEach((ops, process) => {
    if (ops.some(({ kind }) => kind === 'spawn')) return;
    const { points } = program.bound.machine.processes[process]!;
    const text = ops
      .map((op, point) => `${describe(program, op)} ${points[point]!.hasEscape ? 'or not' : ''}`)
      .join(' ');
    groups.set(text, [...(groups.get(text) ?? []), process]);
  });
  return [...groups.values()].filter((group) => group.length > 1);
}

/** Two loops are alike if they have the same number of iterations. What a crash says is its own matter. */
function describe({ bound }: PackedProgram, op: Op): string {
  switch (op.kind) {
    case 'loop-head':
      return `head ${bound.loops[op.loop]!.iterations} ${op.body} ${op.exit}`;
    case 'loop-next':
      return `next ${op.head}`;
    // Steps that nobody else can notice.
    case 'make-channel':
    case 'return':
    case 'branch':
    case 'jump':
      return `move ${op.next}`;
    case 'crash':
      return `crash ${JSON.stringify(op.cause)}`;
    case 'too-large':
      return `too large ${op.value}`;
    case 'send':
    case 'acknowledged':
    case 'receive':
    case 'add':
    case 'wait':
    case 'spawn':
      return JSON.stringify(op);
    default:
      return unreachable(op);
  }
}
