import { propertyNames } from '../../run/property.ts';
import type { Judgement } from '../../protocol/judgement.ts';
import type { Answer, BreakIt } from '../../protocol/puzzle.ts';
import { cheapEdits } from '../cheap-edits.ts';
import { changedLines, sameTokens } from '../locks.ts';
import { propertyWords } from '../property-words.ts';
import { misplaced, undecided, wrong, type Rule } from '../rule.ts';
import type { Tools } from '../tools.ts';
import { examine, isExamined, type Examined } from './edited.ts';
import { showFound } from '../go/run.ts';

export const breakIt: Rule<'break-it'> = {
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

function judge(puzzle: BreakIt, answer: Answer, tools: Tools): Judgement {
  if (answer.kind !== 'program') return misplaced;
  const changed = changedLines(puzzle.program, answer.text);
  const allowed = puzzle.lines === 1 ? 'one line' : `${puzzle.lines} lines`;
  if (changed > puzzle.lines)
    return wrong(`${changed} lines differ from the program; change ${allowed} at most.`);
  const examined = examine(puzzle, answer.text, tools);
  if (!isExamined(examined)) return examined;
  return judgeBroken(puzzle, examined);
}

function judgeBroken(puzzle: BreakIt, { go, values, checked }: Examined): Judgement {
  const { property } = puzzle;
  const found = checked.found.get(property);
  // Where all are asleep those that wait are left behind as well.
  const implied = ['eventual-reception', ...(property === 'no-deadlock' ? ['no-leak'] : [])];
  const others = propertyNames.filter(
    (name) => name !== property && !implied.includes(name) && checked.found.has(name),
  );
  if (found === undefined) {
    const [other] = others;
    if (other !== undefined) {
      const run = showFound(go, values, checked.found.get(other)!);
      return wrong(
        `Something else breaks: it is not so any more that ${propertyWords[other]}.`,
        run === null ? { kind: 'none' } : { kind: 'run', run },
      );
    }
    return checked.closed && !checked.open.has(property)
      ? wrong(`Nothing is broken: in every run ${propertyWords[property]}.`)
      : undecided('This program has more runs than were looked at.');
  }
  if (others.length > 0)
    return wrong(
      `That breaks too much: it is not so any more that ${others.map((name) => propertyWords[name]).join(', nor that ')}.`,
    );
  if (!checked.closed) return undecided('This program has more runs than were looked at.');
  const verdict = `Checked under every schedule: ${found.fault.words}, and nothing else is broken.`;
  return { kind: 'solved', why: puzzle.why, verdict, steps: null };
}
