import { unreachable } from '../base/unreachable.ts';
import type { Judgement } from '../protocol/judgement.ts';
import type { Answer, Puzzle } from '../protocol/puzzle.ts';
import { breakIt } from './kind/break-it.ts';
import { completeTheInvariant } from './kind/complete-the-invariant.ts';
import { fixIt } from './kind/fix-it.ts';
import { forWhichN } from './kind/for-which-n.ts';
import { makeItHang } from './kind/make-it-hang.ts';
import { predict } from './kind/predict.ts';
import type { CheapAnswer, WrongAnswer } from './rule.ts';
import type { Tools } from './tools.ts';

/** A puzzle together with what its kind knows to do with it. */
interface Bound {
  readonly judge: (answer: Answer, tools: Tools) => Promise<Judgement>;
  readonly start: () => Answer;
  readonly solution: (tools: Tools) => Promise<Answer | null>;
  readonly wrong: (tools: Tools) => readonly WrongAnswer[];
  readonly cheap: () => readonly CheapAnswer[];
  readonly same: (one: Answer, other: Answer) => boolean;
}

export function bind(puzzle: Puzzle): Bound {
  switch (puzzle.kind) {
    case 'make-it-hang':
      return bound(makeItHang, puzzle);
    case 'for-which-n':
      return bound(forWhichN, puzzle);
    case 'fix-it':
      return bound(fixIt, puzzle);
    case 'break-it':
      return bound(breakIt, puzzle);
    case 'predict':
      return bound(predict, puzzle);
    case 'complete-the-invariant':
      return bound(completeTheInvariant, puzzle);
    default:
      return unreachable(puzzle);
  }
}

interface OwnRule<P> {
  readonly judge: (puzzle: P, answer: Answer, tools: Tools) => Promise<Judgement>;
  readonly start: (puzzle: P) => Answer;
  readonly solution: (puzzle: P, tools: Tools) => Promise<Answer | null>;
  readonly wrong: (puzzle: P, tools: Tools) => readonly WrongAnswer[];
  readonly cheap: (puzzle: P) => readonly CheapAnswer[];
  readonly same: (puzzle: P, one: Answer, other: Answer) => boolean;
}

function bound<P>(rule: OwnRule<P>, puzzle: P): Bound {
  return {
    judge: (answer, tools) => rule.judge(puzzle, answer, tools),
    start: () => rule.start(puzzle),
    solution: (tools) => rule.solution(puzzle, tools),
    wrong: (tools) => rule.wrong(puzzle, tools),
    cheap: () => rule.cheap(puzzle),
    same: (one, other) => rule.same(puzzle, one, other),
  };
}

/** What comes of an answer; who gives an answer that the setter foresaw is told why it is wrong. */
export async function judge(puzzle: Puzzle, answer: Answer, tools: Tools): Promise<Judgement> {
  const own = bind(puzzle);
  const judgement = await own.judge(answer, tools);
  if (judgement.kind !== 'wrong') return judgement;
  const foreseen = own.wrong(tools).find((one) => own.same(answer, one.answer));
  return foreseen === undefined ? judgement : { ...judgement, hint: foreseen.why };
}
