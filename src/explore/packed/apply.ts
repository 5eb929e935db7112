import { code } from './program.ts';
import type { PackedProgram } from './program.ts';
import { counter, iterationOf } from './successors.ts';

export const outcome = { moved: 0, crashed: 1, tooLarge: 2 } as const;

/** Makes an enabled move in place; the words are meaningless unless the answer is `moved`. */
export function applyMove(
  program: PackedProgram,
  rows: Int32Array,
  words: Int32Array,
  move: number,
): number {
  const process = move & 0xffff;
  const row = rows[process]!;
  const argument = program.argument[row]!;
  const word = program.local.word[process]!;
  switch (program.code[row]!) {
    case code.crash:
      return outcome.crashed;
    case code.tooLarge:
      return outcome.tooLarge;
    case code.add:
      if (!mayAdd(program, words, row)) return addFails(program, words, row);
      words[program.counter.word[argument]!]! +=
        program.amount[row]! << program.counter.shift[argument]!;
      break;
    case code.loopHead: {
      const iteration = iterationOf(program, words, process);
      if (iteration < argument) break;
      if (program.endless[row] === 1) return outcome.tooLarge;
      words[word]! += program.leave[row]!;
      return outcome.moved;
    }
    case code.spawn: {
      const child = argument + program.amount[row]! * iterationOf(program, words, process);
      words[program.local.word[child]!]! += 1 << program.local.shift[child]!;
      break;
    }
    case code.send:
    case code.offer:
    case code.acknowledge:
      words[program.channel.word[argument]!]! += 1 << program.channel.shift[argument]!;
      break;
    case code.receive:
      words[program.channel.word[argument]!]! -= 1 << program.channel.shift[argument]!;
      break;
    case code.take:
      words[program.channel.word[argument]!]! -= 2 << program.channel.shift[argument]!;
      break;
    case code.give: {
      const getter = (move >>> 16) - 1;
      words[program.local.word[getter]!]! += program.step[rows[getter]!]!;
      break;
    }
  }
  words[word]! += program.step[row]!;
  return outcome.moved;
}

function mayAdd(program: PackedProgram, words: Int32Array, row: number): boolean {
  const waitgroup = program.argument[row]!;
  const sum = counter(program, words, waitgroup) + program.amount[row]!;
  return sum >= 0 && sum <= program.counterMost[waitgroup]!;
}

function addFails(program: PackedProgram, words: Int32Array, row: number): number {
  const sum = counter(program, words, program.argument[row]!) + program.amount[row]!;
  return sum < 0 ? outcome.crashed : outcome.tooLarge;
}
