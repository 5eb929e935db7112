import type { Judgement } from '../../protocol/judgement.ts';
import type { Answer, FixIt } from '../../protocol/puzzle.ts';
import { cheapEdits } from '../cheap-edits.ts';
import { sameTokens } from '../locks.ts';
import { misplaced, type Rule } from '../rule.ts';
import type { Tools } from '../tools.ts';
import { brokenBy, examine, firstBroken, isExamined, missing } from './edited.ts';

export const fixIt: Rule<'fix-it'> = {
  judge: (puzzle, answer, tools) => Promise.resolve(judge(puzzle, answer, tools)),
  start: ({ program }) => ({ kind: 'program', text: program }),
  solution: ({ solution }) =>
    Promise.resolve(solution === null ? null : { kind: 'program', text: solution }),
  wrong: (puzzle) =>
    puzzle.wrong.map(({ answer, why }) => ({ answer: { kind: 'program', text: answer }, why })),
  cheap: ({ program }) => cheapEdits(program),
  same: (_, one, other) =>
    one.kind === 'program' && other.kind === 'program' && sameTokens(one.text, other.text),
};

function judge(puzzle: FixIt, answer: Answer, tools: Tools): Judgement {
  if (answer.kind !== 'program') return misplaced;
  const examined = examine(puzzle, answer.text, tools);
  if (!isExamined(examined)) return examined;
  const broken = firstBroken(examined, puzzle.holds);
  if (broken !== null) return brokenBy(examined, broken[1]);
  const lacking = missing(examined, puzzle.goroutines, tools);
  if (lacking !== null) return lacking;
  const { states } = examined.checked;
  const verdict = `Checked: all ${states} states of all schedules were seen, and nothing goes wrong.`;
  return { kind: 'solved', why: puzzle.why, verdict, steps: null };
}
