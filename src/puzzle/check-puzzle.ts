import type { Judgement } from '../protocol/judgement.ts';
import type { MakeItHang, Puzzle } from '../protocol/puzzle.ts';
import { bind, judge } from './judge.ts';
import { shortest } from './kind/make-it-hang.ts';
import type { Tools } from './tools.ts';

/** Something that a puzzle must keep, and whether it does. */
interface Kept {
  readonly rule: string;
  /** What is wrong, and what to do; null where the rule is kept. */
  readonly fault: string | null;
}

/** Judges a puzzle itself: is it solvable, are its answers judged as it says, and is there no way around? */
export async function checkPuzzle(puzzle: Puzzle, tools: Tools): Promise<readonly Kept[]> {
  const kept: Kept[] = [
    hold(
      'it has three hints',
      puzzle.hints.length === 3,
      `write three hints; there are ${puzzle.hints.length}, and the last should give it away`,
    ),
    hold(
      'it says why',
      puzzle.about !== '' && puzzle.why !== '',
      'write "about", what it teaches, and "why", why the solution solves it',
    ),
    await checkStart(puzzle, tools),
    await checkSolution(puzzle, tools),
    ...(await checkWrong(puzzle, tools)),
    ...(await checkCheap(puzzle, tools)),
  ];
  if (puzzle.kind === 'make-it-hang') kept.push(checkPar(puzzle, tools));
  return kept;
}

function hold(rule: string, isKept: boolean, fault: string): Kept {
  return { rule, fault: isKept ? null : fault };
}

async function checkStart(puzzle: Puzzle, tools: Tools): Promise<Kept> {
  const judgement = await judge(puzzle, bind(puzzle).start(), tools);
  const fault = 'the text that the learner begins with solves it already';
  return hold('the start does not solve it', judgement.kind !== 'solved', fault);
}

async function checkSolution(puzzle: Puzzle, tools: Tools): Promise<Kept> {
  const rule = 'its solution solves it';
  const solution = await bind(puzzle).solution(tools);
  if (solution === null) return { rule, fault: noSolution(puzzle) };
  const judgement = await judge(puzzle, solution, tools);
  return hold(rule, judgement.kind === 'solved', said(judgement));
}

function noSolution(puzzle: Puzzle): string {
  return puzzle.kind === 'make-it-hang'
    ? `no run of it ends in a ${puzzle.target}; change the program, the "target" or the "values"`
    : 'no solution was found; write one under "solution"';
}

async function checkWrong(puzzle: Puzzle, tools: Tools): Promise<readonly Kept[]> {
  const all = bind(puzzle).wrong(tools);
  const kept = [
    hold(
      'three wrong answers are foreseen',
      all.length >= 3,
      `write at least three under "wrong"; there are ${all.length}`,
    ),
  ];
  for (const [at, { answer, why }] of all.entries()) {
    const judgement = await judge(puzzle, answer, tools);
    const rule = `wrong answer ${at + 1} is refused with its hint`;
    const isRefused = judgement.kind === 'wrong' && judgement.hint === why;
    kept.push(hold(rule, isRefused, said(judgement)));
  }
  return kept;
}

async function checkCheap(puzzle: Puzzle, tools: Tools): Promise<readonly Kept[]> {
  const kept: Kept[] = [];
  for (const { name, answer } of bind(puzzle).cheap()) {
    const judgement = await judge(puzzle, answer, tools);
    const fault = 'that solves it: lock more lines, or let check.go look at what must be done';
    kept.push(hold(`no way around: ${name}`, judgement.kind !== 'solved', fault));
  }
  return kept;
}

function checkPar(puzzle: MakeItHang, tools: Tools): Kept {
  const rule = 'par is the shortest';
  const found = shortest(puzzle, tools);
  if (found === null) return { rule, fault: noSolution(puzzle) };
  if (!found.isSure) return { rule, fault: 'there are more states than were seen' };
  const least = found.moves.length;
  return hold(rule, puzzle.par === least, `write "par": ${least}`);
}

function said(judgement: Judgement): string {
  switch (judgement.kind) {
    case 'solved':
      return 'it is taken for a solution';
    case 'wrong':
      return `it is judged wrong: ${judgement.message}${judgement.hint === null ? '' : ` (${judgement.hint})`}`;
    case 'unreadable':
    case 'undecided':
      return `it is ${judgement.kind}: ${judgement.message}`;
  }
}
