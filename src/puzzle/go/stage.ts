import type { MakeItHang } from '../../protocol/puzzle.ts';
import { programOf, type Tools } from '../tools.ts';
import { checkGo, makeValues, systemOf, type GivenValues, type Stage } from './run.ts';

/** The machine that the puzzle is played on; a message where there is none. */
export function stageOf(puzzle: MakeItHang, given: GivenValues, tools: Tools): Stage | string {
  const { harness, program, entry, time } = puzzle;
  const key = [harness, program, entry, time, puzzle.values, given];
  return tools.stages.of(key, () => makeStage(puzzle, given, tools));
}

function makeStage(puzzle: MakeItHang, given: GivenValues, tools: Tools): Stage | string {
  const read = programOf(tools, puzzle, puzzle.program, puzzle.entry);
  if (!read.ok) return read.message;
  const allowed = puzzle.values.every(({ name, options }) => options.includes(given[name] ?? ''));
  const known = Object.keys(given).every((name) => puzzle.values.some((one) => one.name === name));
  if (!allowed || !known) return 'Choose one of the values that are offered.';
  const make = makeValues(read.go, given);
  if (make === null) return 'These values cannot be read.';
  const timing = puzzle.time === 'any' ? 'any' : 'steady';
  const { visibleSites: sites } = checkGo(read.go, make, tools.isCancelled);
  const system = systemOf(read.go, { values: make, timing, sites, output: false });
  return { go: read.go, values: given, make, system };
}
