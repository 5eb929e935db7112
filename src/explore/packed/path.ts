import { unreachable } from '../../base/unreachable.ts';
import type { Action } from '../../run/event.ts';
import type { Move } from '../../run/move.ts';
import type { Op } from '../op.ts';
import { toMove } from '../rule/rule.ts';
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
export function movesTo(found: Found, ending: FoundEnding): readonly Move[] {
  const { program } = found;
  const walk = { words: packInitial(program), successors: new Successors(program) };
  const moves: Move[] = [];
  for (const number of statesTo(found, ending).slice(1)) {
    moves.push(takeMoveTo(found, walk, number));
  }
  if (ending.kind === 'crash') moves.push(crashIn(program, walk));
  return moves;
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

function takeMoveTo({ program, store, twins }: Found, walk: Walk, number: number): Move {
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
    return toMoveOf(program, successors, move);
  }
  throw new Error('a state of the search has no move from the one that it came from');
}

function crashIn(program: PackedProgram, { words, successors }: Walk): Move {
  successors.find(words);
  for (const move of successors.moves.subarray(0, successors.count)) {
    const result = applyMove(program, successors.rows, words.slice(), move);
    if (result === outcome.crashed) return toMoveOf(program, successors, move);
  }
  throw new Error('a crash of the search is none in its run');
}

function toMoveOf(program: PackedProgram, { rows }: Successors, move: number): Move {
  const process = move & 0xffff;
  const row = rows[process]!;
  const partner = move > 0xffff ? (move >>> 16) - 1 : null;
  return toMove(process, actionAt(program, process, row), partner);
}

function actionAt(program: PackedProgram, process: number, row: number): Action {
  const kind = program.code[row];
  if (kind === code.give) return 'exchange';
  if (kind === code.offer) return 'offer';
  if (kind === code.take) return 'take';
  return actionOf(program.bound.processes[process]![row - program.base[process]! - 1]!);
}

function actionOf(op: Op): Action {
  switch (op.kind) {
    case 'acknowledged':
      return 'acknowledge';
    case 'crash':
    case 'too-large':
      return op.action;
    case 'make-channel':
    case 'send':
    case 'receive':
    case 'add':
    case 'wait':
    case 'spawn':
    case 'return':
    case 'branch':
    case 'jump':
    case 'loop-head':
    case 'loop-next':
      return op.kind;
    default:
      return unreachable(op);
  }
}
