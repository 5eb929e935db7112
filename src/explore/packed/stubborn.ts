import { toFutures, mayStill } from './futures.ts';
import type { Futures } from './futures.ts';
import { code } from './program.ts';
import type { PackedProgram } from './program.ts';
import { countLeft, countOwn, isSafe, toSlack } from './slack.ts';
import type { Remaining } from './remaining.ts';
import type { Slack } from './slack.ts';
import { content } from './successors.ts';
import type { Successors } from './successors.ts';

/**
 * A stubborn set of processes T: whatever the others do, for as long as they like, (1) each move that
 * T has now stays possible and leads to the same state whether it comes before or after, and (2) no
 * process of T gets a move that it does not have now. So every run can be reordered to begin in T, and
 * only T's moves need be explored: all final states, and the lengths of the runs to them, are kept.
 */
export class StubbornSets {
  readonly inSet: Uint8Array;
  readonly #program: PackedProgram;
  readonly #futures: Futures;
  readonly #slack: Slack;
  readonly #todo: Int32Array;
  #pending = 0;
  /** By kind: whether all who may still do it are in the set already. */
  readonly #added: Uint8Array;
  /** By waitgroup, for the state at hand: -1 not asked yet, else 0 or 1. */
  readonly #safe: Int8Array;
  /** By channel, for the state at hand: sends and receives that are left; -1 not counted yet. */
  readonly #sendsLeft: Float64Array;
  readonly #receivesLeft: Float64Array;
  #words: Int32Array = new Int32Array(0);
  #rows: Int32Array = new Int32Array(0);
  #ready: Uint8Array = new Uint8Array(0);

  constructor(program: PackedProgram) {
    this.#program = program;
    this.#futures = toFutures(program);
    this.#slack = toSlack(program.bound);
    this.#todo = new Int32Array(program.processes);
    this.inSet = new Uint8Array(program.processes);
    this.#added = new Uint8Array(this.#futures.kinds.count);
    const { channels, waitgroups } = program.bound.machine;
    this.#safe = new Int8Array(waitgroups.length);
    this.#sendsLeft = new Float64Array(channels.length);
    this.#receivesLeft = new Float64Array(channels.length);
  }

  /** Turns to another state. */
  at(words: Int32Array, { rows, ready }: Successors): void {
    this.#words = words;
    this.#rows = rows;
    this.#ready = ready;
    this.#safe.fill(-1);
    this.#sendsLeft.fill(-1);
    this.#receivesLeft.fill(-1);
  }

  start(): void {
    this.inSet.fill(0);
    this.#added.fill(0);
    this.#pending = 0;
  }

  add(process: number): void {
    if (this.inSet[process] === 1) return;
    this.inSet[process] = 1;
    this.#todo[this.#pending++] = process;
  }

  /** Adds what the two conditions ask for. */
  close(): void {
    while (this.#pending > 0) this.#demand(this.#todo[--this.#pending]!);
  }

  /** Whether this process may run into a crash, here or later, in itself or in one that it spawns. */
  mayCrash(process: number): boolean {
    const { kinds } = this.#futures;
    const row = this.#rows[process]!;
    if (mayStill(this.#futures, row, kinds.crash)) return true;
    for (let waitgroup = 0; waitgroup < this.#safe.length; waitgroup++) {
      const lowers = mayStill(this.#futures, row, kinds.lower(waitgroup));
      if (lowers && !this.#isSafe(waitgroup)) return true;
    }
    return false;
  }

  #demand(process: number): void {
    const { kinds } = this.#futures;
    const row = this.#rows[process]!;
    const argument = this.#program.argument[row]!;
    const ready = this.#ready[process] === 1;
    switch (this.#program.code[row]!) {
      case code.send:
        if (!ready) this.#addAll(kinds.receive(argument));
        else if (this.#mayFill(process, argument)) this.#addAll(kinds.send(argument));
        return;
      case code.receive:
        if (!ready) this.#addAll(kinds.send(argument));
        else if (this.#mayDrain(process, argument)) this.#addAll(kinds.receive(argument));
        return;
      // An exchange belongs to both: any other partner, now or later, would make a move of T's.
      case code.give:
        return this.#addAll(kinds.receive(argument));
      case code.get:
        return this.#addAll(kinds.send(argument));
      case code.offer:
        return ready ? this.#addAll(kinds.send(argument)) : this.#addOfferer(argument);
      case code.take:
        return this.#addAll(ready ? kinds.receive(argument) : kinds.send(argument));
      case code.acknowledge:
        if (!ready) this.#addAll(kinds.receive(argument));
        return;
      case code.wait:
        return this.#addAll(ready ? kinds.raise(argument) : kinds.lower(argument));
      case code.add:
        return this.#demandForAdd(argument, this.#program.amount[row]!);
    }
  }

  /**
   * Sums do not care for the order. A Wait does, and a crash does. But where no crash is possible, an
   * Add that lowers comes before the counter is zero, hence before any Wait, in every order.
   */
  #demandForAdd(waitgroup: number, amount: number): void {
    const { kinds } = this.#futures;
    const safe = this.#isSafe(waitgroup);
    if (!safe) {
      this.#addAll(kinds.raise(waitgroup));
      this.#addAll(kinds.lower(waitgroup));
    }
    if (!safe || amount > 0) this.#addAll(kinds.wait(waitgroup));
  }

  /** Whether the others can fill the buffer before this send. */
  #mayFill(process: number, channel: number): boolean {
    const table = this.#slack.sends[channel]!;
    const others = this.#countOthers(this.#sendsLeft, table, process, channel);
    const held = content(this.#program, this.#words, channel);
    return held + others >= this.#program.capacity[channel]!;
  }

  #mayDrain(process: number, channel: number): boolean {
    const table = this.#slack.receives[channel]!;
    const others = this.#countOthers(this.#receivesLeft, table, process, channel);
    return content(this.#program, this.#words, channel) <= others;
  }

  #countOthers(left: Float64Array, table: Remaining, process: number, channel: number): number {
    if (left[channel] === -1) {
      left[channel] = countLeft(this.#program, table, this.#words, this.#rows);
    }
    return left[channel]! - countOwn(this.#program, table, this.#words, this.#rows, process);
  }

  #isSafe(waitgroup: number): boolean {
    const known = this.#safe[waitgroup]!;
    if (known >= 0) return known === 1;
    const table = this.#slack.lowest[waitgroup]!;
    const safe = table === null || isSafe(this.#program, table, this.#words, this.#rows, waitgroup);
    this.#safe[waitgroup] = safe ? 1 : 0;
    return safe;
  }

  #addAll(kind: number): void {
    if (this.#added[kind] === 1) return;
    this.#added[kind] = 1;
    for (let process = 0; process < this.#program.processes; process++) {
      if (mayStill(this.#futures, this.#rows[process]!, kind)) this.add(process);
    }
  }

  #addOfferer(channel: number): void {
    const { code: codes, argument } = this.#program;
    for (let process = 0; process < this.#program.processes; process++) {
      const row = this.#rows[process]!;
      if (codes[row] === code.acknowledge && argument[row] === channel) this.add(process);
    }
  }
}
