import type { Action, Choice } from '../choice.ts';
import { applyMove, outcome } from './apply.ts';
import { packInitial } from './pack.ts';
import { code } from './program.ts';
import type { PackedProgram } from './program.ts';
import type { Found, FoundEnding } from './found.ts';
import { Successors } from './successors.ts';

/**
 * The run to an ending. Where processes were taken as one, the states of the search are only like those
 * of a run: so the run is made anew, each time by a move that leads to a state like the next one.
 */
export function choicesTo(found: Found, ending: FoundEnding): readonly Choice[] {
  const { program } = found;
  const walk = { words: packInitial(program), successors: new Successors(program) };
  const choices: Choice[] = [];
  for (const number of statesTo(found, ending).slice(1)) {
    choices.push(takeMoveTo(found, walk, number));
  }
  if (ending.kind === 'crash') choices.push(crashIn(program, walk));
  return choices;
}

function statesTo({ store }: Found, { state }: FoundEnding): readonly number[] {
  const states: number[] = [];
  for (let number = state; number >= 0; number = store.parentOf(number)) states.push(number);
  return states.reverse();
}

interface Walk {
  words: Int32Array;
  readonly successors: Successors;
}

function takeMoveTo({ program, store, twins }: Found, walk: Walk, number: number): Choice {
  const wanted = new Int32Array(program.words);
  store.read(number, wanted);
  const { successors } = walk;
  successors.find(walk.words);
  for (const move of successors.moves.subarray(0, successors.count)) {
    const after = walk.words.slice();
    if (applyMove(program, successors.rows, after, move) !== outcome.moved) continue;
    const arranged = after.slice();
    twins?.arrangeAll(arranged);
    if (!arranged.every((word, index) => word === wanted[index])) continue;
    walk.words = after;
    return toChoice(program, successors, move);
  }
  throw new Error('a state of the search has no move from the one that it came from');
}

function crashIn(program: PackedProgram, { words, successors }: Walk): Choice {
  successors.find(words);
  for (const move of successors.moves.subarray(0, successors.count)) {
    const result = applyMove(program, successors.rows, words.slice(), move);
    if (result === outcome.crashed) return toChoice(program, successors, move);
  }
  throw new Error('a crash of the search is none in its run');
}

function toChoice(program: PackedProgram, { rows }: Successors, move: number): Choice {
  const process = move & 0xffff;
  const row = rows[process]!;
  const partner = move > 0xffff ? (move >>> 16) - 1 : null;
  return { process, action: actionAt(program, process, row), partner };
}

function actionAt(program: PackedProgram, process: number, row: number): Action {
  switch (program.code[row]) {
    case code.give:
      return 'exchange';
    case code.offer:
      return 'offer';
    case code.take:
      return 'take';
    case code.acknowledge:
      return 'acknowledge';
    default: {
      const point = row - program.base[process]! - 1;
      const { instruction } = program.bound.machine.processes[process]!.points[point]!;
      return instruction.kind as Action;
    }
  }
}
