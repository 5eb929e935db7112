import { code } from './program.ts';
import type { PackedProgram } from './program.ts';
import { StubbornSets } from './stubborn.ts';
import type { Successors } from './successors.ts';

/**
 * Leaves of a state's moves those of one stubborn set.
 *
 * All final states are kept by any stubborn set that has a move. A crash is kept, with its shortest
 * run, by a set that holds every process that may still crash: no run to a crash avoids them all.
 */
export class Reducer {
  readonly #program: PackedProgram;
  readonly #sets: StubbornSets;
  readonly #best: Uint8Array;
  readonly #rowsTried: Int32Array;
  #tried = 0;

  constructor(program: PackedProgram) {
    this.#program = program;
    this.#sets = new StubbornSets(program);
    this.#best = new Uint8Array(program.processes);
    this.#rowsTried = new Int32Array(program.processes);
  }

  reduce(words: Int32Array, successors: Successors): void {
    if (successors.count < 2) return;
    this.#sets.at(words, successors);
    if (this.#chooseForCrash(successors)) return this.#keep(successors, this.#sets.inSet);
    const alone = this.#findLocal(successors);
    if (alone >= 0) {
      successors.moves[0] = alone;
      successors.count = 1;
      return;
    }
    this.#chooseSmallest(successors);
    this.#keep(successors, this.#best);
  }

  /** False where no crash can come any more. */
  #chooseForCrash(successors: Successors): boolean {
    const sets = this.#sets;
    let found = false;
    sets.start();
    for (let process = 0; process < this.#program.processes; process++) {
      const kind = this.#program.code[successors.rows[process]!]!;
      if (kind <= code.ended || !sets.mayCrash(process)) continue;
      sets.add(process);
      found = true;
    }
    if (!found) return false;
    sets.close();
    return countIn(successors, sets.inSet) > 0;
  }

  /** A process that is about to do what no other can notice or prevent is a set of its own. */
  #findLocal({ rows, moves, count }: Successors): number {
    for (let i = 0; i < count; i++) {
      const kind = this.#program.code[rows[moves[i]! & 0xffff]!]!;
      if (kind === code.move || kind === code.spawn || kind === code.loopHead) return moves[i]!;
    }
    return -1;
  }

  /**
   * What a set must hold besides the process that it grows from depends on that process's operation
   * alone, so that of all who are at the same one the first stands for them.
   */
  #chooseSmallest(successors: Successors): void {
    const sets = this.#sets;
    let least = Infinity;
    this.#tried = 0;
    for (let process = 0; process < this.#program.processes && least > 1; process++) {
      if (successors.ready[process] === 0 || !this.#isOther(successors.rows[process]!)) continue;
      sets.start();
      sets.add(process);
      sets.close();
      const count = countIn(successors, sets.inSet);
      if (count >= least) continue;
      least = count;
      this.#best.set(sets.inSet);
    }
  }

  /** Whether no row with this operation was tried yet; if so, it counts as tried from now on. */
  #isOther(row: number): boolean {
    const { code: codes, argument, amount } = this.#program;
    for (let i = 0; i < this.#tried; i++) {
      const other = this.#rowsTried[i]!;
      const isSame = codes[other] === codes[row] && argument[other] === argument[row];
      if (isSame && Math.sign(amount[other]!) === Math.sign(amount[row]!)) return false;
    }
    this.#rowsTried[this.#tried++] = row;
    return true;
  }

  #keep(successors: Successors, inSet: Uint8Array): void {
    const { moves } = successors;
    let kept = 0;
    for (let i = 0; i < successors.count; i++) {
      const move = moves[i]!;
      if (inSet[move & 0xffff] === 1) moves[kept++] = move;
    }
    successors.count = kept;
  }
}

function countIn({ moves, count }: Successors, inSet: Uint8Array): number {
  let found = 0;
  for (let i = 0; i < count; i++) if (inSet[moves[i]! & 0xffff] === 1) found++;
  return found;
}
