import { code } from './program.ts';
import type { PackedProgram } from './program.ts';

/**
 * The moves of one state, found without allocating. A move is a number: the process, plus 65,536 times
 * one more than the receiver where it is an exchange.
 */
export class Successors {
  /** Each process's row in the program's tables. */
  readonly rows: Int32Array;
  /** 1 for a process that takes part in some move. */
  readonly ready: Uint8Array;
  readonly moves: Int32Array;
  count = 0;
  /** Processes that are spawned and have not ended. */
  running = 0;
  readonly #givers: Int32Array;
  readonly #getters: Int32Array;
  readonly #program: PackedProgram;

  constructor(program: PackedProgram) {
    const { processes } = program;
    this.#program = program;
    this.rows = new Int32Array(processes);
    this.ready = new Uint8Array(processes);
    // Each process alone, or each giver with each getter.
    this.moves = new Int32Array(processes + Math.ceil((processes * processes) / 4));
    this.#givers = new Int32Array(processes);
    this.#getters = new Int32Array(processes);
  }

  find(words: Int32Array): void {
    const program = this.#program;
    const { word, shift } = program.local;
    const { rows, ready, moves } = this;
    let count = 0;
    let running = 0;
    let givers = 0;
    let getters = 0;
    for (let process = 0; process < program.processes; process++) {
      const value = (words[word[process]!]! >>> shift[process]!) & program.pointMask[process]!;
      const row = program.base[process]! + value;
      const kind = program.code[row]!;
      rows[process] = row;
      ready[process] = 0;
      if (kind <= code.ended) continue;
      running++;
      if (kind === code.give) this.#givers[givers++] = process;
      else if (kind === code.get) this.#getters[getters++] = process;
      else if (mayMove(program, words, row, kind)) {
        moves[count++] = process;
        ready[process] = 1;
      }
    }
    this.running = running;
    this.count = givers > 0 && getters > 0 ? this.#exchanges(count, givers, getters) : count;
  }

  #exchanges(before: number, givers: number, getters: number): number {
    const { argument } = this.#program;
    let count = before;
    for (let i = 0; i < givers; i++) {
      const giver = this.#givers[i]!;
      const channel = argument[this.rows[giver]!]!;
      for (let j = 0; j < getters; j++) {
        const getter = this.#getters[j]!;
        if (argument[this.rows[getter]!] !== channel) continue;
        this.moves[count++] = giver + ((getter + 1) << 16);
        this.ready[giver] = 1;
        this.ready[getter] = 1;
      }
    }
    return count;
  }
}

function mayMove(program: PackedProgram, words: Int32Array, row: number, kind: number): boolean {
  const argument = program.argument[row]!;
  switch (kind) {
    case code.send:
      return content(program, words, argument) < program.capacity[argument]!;
    case code.receive:
      return content(program, words, argument) > 0;
    case code.offer:
      return content(program, words, argument) === 1;
    case code.take:
      return content(program, words, argument) === 2;
    case code.acknowledge:
      return content(program, words, argument) === 0;
    case code.wait:
      return counter(program, words, argument) === 0;
    default:
      return true;
  }
}

/** What a channel's field holds; for an unbuffered one that is one more than its variable. */
export function content({ channel }: PackedProgram, words: Int32Array, index: number): number {
  return (words[channel.word[index]!]! >>> channel.shift[index]!) & channel.mask[index]!;
}

export function counter(program: PackedProgram, words: Int32Array, index: number): number {
  const { word, shift, mask } = program.counter;
  return (words[word[index]!]! >>> shift[index]!) & mask[index]!;
}

export function iterationOf(program: PackedProgram, words: Int32Array, process: number): number {
  const word = words[program.local.word[process]!]!;
  return (word >>> program.iterationShift[process]!) & program.iterationMask[process]!;
}
