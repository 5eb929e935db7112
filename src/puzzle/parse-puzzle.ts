import { unreachable } from '../base/unreachable.ts';
import {
  puzzleKinds,
  type BreakIt,
  type Common,
  type CompleteTheInvariant,
  type FixIt,
  type ForAll,
  type ForWhichN,
  type Hole,
  type MakeItHang,
  type Predict,
  type Puzzle,
  type PuzzleKind,
  type Schedule,
  type Wrong,
} from '../protocol/puzzle.ts';
import type { PuzzleFiles, ReadPuzzle } from '../protocol/puzzle-api.ts';
import { propertyNames } from '../run/property.ts';
import { Decoder } from './decode.ts';
import { readLines, readProgram } from './parse-edits.ts';

type Data = Readonly<Record<string, unknown>>;

/** Longer ones are refused, whoever made them. */
const most = { title: 100, sentence: 600, program: 20_000, answer: 2_000 } as const;

const common = ['version', 'kind', 'title', 'goal', 'about', 'hints', 'why', 'solution', 'wrong'];
const texts = ['language', 'program', 'harness'];
const edits = ['editable', 'entry'];

const own: Readonly<Record<PuzzleKind, readonly string[]>> = {
  'make-it-hang': ['target', 'entry', 'values', 'time', 'par'],
  'for-which-n': ['fragment'],
  'fix-it': [...edits, 'goroutines', 'holds', 'forAll'],
  'break-it': [...edits, 'property', 'lines'],
  predict: ['question', 'entry', 'options'],
  'complete-the-invariant': ['hole', 'before'],
};

/** Reads a puzzle from anywhere; the program stands in files, or in the puzzle itself. */
export function parsePuzzle(value: unknown, files: PuzzleFiles | null): ReadPuzzle {
  const decoder = new Decoder();
  const data = decoder.object('the puzzle', value);
  if (data.version !== 1)
    decoder.fail('version', 'write 1; a puzzle of another version needs another playground');
  const kind = decoder.oneOf('kind', data.kind, puzzleKinds);
  decoder.only('the puzzle', data, [...common, ...(files === null ? texts : []), ...own[kind]]);
  const puzzle = readKind(decoder, kind, data, readCommon(decoder, data, files));
  return decoder.messages.length === 0
    ? { ok: true, puzzle }
    : { ok: false, messages: decoder.messages };
}

function readCommon(decoder: Decoder, data: Data, files: PuzzleFiles | null): Common {
  const sentence = (name: string) => decoder.text(name, data[name], most.sentence);
  const optional = (name: string) => decoder.optional(data[name], () => sentence(name)) ?? '';
  const given = files ?? {
    language: decoder.oneOf('language', data.language, ['go', 'virgo']),
    program: data.program,
    harness: data.harness ?? null,
  };
  return {
    title: decoder.text('title', data.title, most.title),
    goal: sentence('goal'),
    about: optional('about'),
    hints: decoder.list('hints', data.hints ?? [], 3, (path, one) =>
      decoder.text(path, one, most.sentence),
    ),
    why: optional('why'),
    language: given.language,
    program: decoder.text('program', given.program, most.program),
    harness: decoder.optional(given.harness, (one) => decoder.text('harness', one, most.program)),
  };
}

function readKind(decoder: Decoder, kind: PuzzleKind, data: Data, shared: Common): Puzzle {
  switch (kind) {
    case 'make-it-hang':
      return readMakeItHang(decoder, data, shared);
    case 'for-which-n':
      return readForWhichN(decoder, data, shared);
    case 'fix-it':
      return readFixIt(decoder, data, shared);
    case 'break-it':
      return readBreakIt(decoder, data, shared);
    case 'predict':
      return readPredict(decoder, data, shared);
    case 'complete-the-invariant':
      return readComplete(decoder, data, shared);
    default:
      return unreachable(kind);
  }
}

function needGo(decoder: Decoder, shared: Common, kind: PuzzleKind): void {
  if (shared.language !== 'go')
    decoder.fail('program', `a puzzle of the kind ${kind} is about Go; write main.go`);
}

function needNoHarness(decoder: Decoder, shared: Common): void {
  if (shared.harness !== null)
    decoder.fail('harness', 'leave it out: only programs that are run have one (check.go)');
}

function readMakeItHang(decoder: Decoder, data: Data, shared: Common): MakeItHang {
  needGo(decoder, shared, 'make-it-hang');
  return {
    kind: 'make-it-hang',
    ...shared,
    target: decoder.oneOf('target', data.target, ['hang', 'panic', 'race']),
    entry: readEntry(decoder, data),
    values: readChoices(decoder, data.values ?? []),
    time: decoder.oneOf('time', data.time ?? 'steady', ['steady', 'any']),
    par: decoder.optional(data.par, (par) => decoder.whole('par', par, 0, 200)),
    solution: decoder.optional(data.solution, (one) => readSchedule(decoder, 'solution', one)),
    wrong: readWrong(decoder, data, (path, one) => readSchedule(decoder, path, one)),
  };
}

function readChoices(decoder: Decoder, value: unknown): MakeItHang['values'] {
  const choices = decoder.list('values', value, 4, (path, one) => {
    const choice = decoder.object(path, one);
    decoder.only(path, choice, ['name', 'options']);
    const options = decoder.list(`${path}.options`, choice.options, 8, (inner, option) =>
      decoder.text(inner, option, 40),
    );
    if (options.length === 0) decoder.fail(`${path}.options`, 'write at least one');
    decoder.distinct(`${path}.options`, options);
    return { name: decoder.text(`${path}.name`, choice.name, 40), options };
  });
  decoder.distinct(
    'values',
    choices.map(({ name }) => name),
  );
  return choices;
}

function readSchedule(decoder: Decoder, path: string, value: unknown): Schedule {
  const data = decoder.object(path, value);
  decoder.only(path, data, ['values', 'prefer', 'steps']);
  const values = decoder.object(`${path}.values`, data.values ?? {});
  return {
    values: Object.fromEntries(
      Object.entries(values).map(([name, one]) => [
        name,
        decoder.text(`${path}.values.${name}`, one, 40),
      ]),
    ),
    prefer: decoder.list(`${path}.prefer`, data.prefer, 20, (inner, one) =>
      decoder.text(inner, one, 80),
    ),
    steps: decoder.optional(data.steps, (one) => decoder.whole(`${path}.steps`, one, 0, 200)),
  };
}

function readForWhichN(decoder: Decoder, data: Data, shared: Common): ForWhichN {
  needNoHarness(decoder, shared);
  const formula = (path: string, one: unknown) => decoder.text(path, one, most.answer);
  return {
    kind: 'for-which-n',
    ...shared,
    fragment: decoder.optional(data.fragment, (one) => decoder.text('fragment', one, 80)),
    solution: decoder.optional(data.solution, (one) => formula('solution', one)),
    wrong: readWrong(decoder, data, formula),
  };
}

const usualHolds: FixIt['holds'] = propertyNames.filter((one) => one !== 'eventual-reception');

function readFixIt(decoder: Decoder, data: Data, shared: Common): FixIt {
  needGo(decoder, shared, 'fix-it');
  const holds = decoder.optional(data.holds, (one) =>
    decoder.list('holds', one, 9, (path, name) => decoder.oneOf(path, name, propertyNames)),
  );
  return {
    kind: 'fix-it',
    ...shared,
    ...readEdited(decoder, data, shared),
    goroutines: decoder.whole('goroutines', data.goroutines ?? 1, 0, 100),
    holds: holds ?? usualHolds,
    forAll: decoder.optional(data.forAll, (one) => readForAll(decoder, one)),
  };
}

function readForAll(decoder: Decoder, value: unknown): ForAll {
  const data = decoder.object('forAll', value);
  decoder.only('forAll', data, ['function', 'when', 'checks']);
  const when = decoder.text('forAll.when', data.when, most.answer);
  if (when.includes('\n')) decoder.fail('forAll.when', 'write it on one line');
  const checks = readChecks(decoder, data.checks);
  const name = decoder.optional(data.function, (one) => decoder.text('forAll.function', one, 80));
  if (name === null && Object.keys(checks).length === 0)
    decoder.fail(
      'forAll',
      'write a "function" that is to be proved, or "checks" that are to be run',
    );
  return { function: name, when, checks };
}

function readChecks(decoder: Decoder, value: unknown): ForAll['checks'] {
  const data = decoder.optional(value, (one) => decoder.object('forAll.checks', one)) ?? {};
  return Object.fromEntries(
    Object.entries(data).map(([name, words]) => [
      name,
      decoder.text(`forAll.checks.${name}`, words, most.sentence),
    ]),
  );
}

function readBreakIt(decoder: Decoder, data: Data, shared: Common): BreakIt {
  needGo(decoder, shared, 'break-it');
  return {
    kind: 'break-it',
    ...shared,
    ...readEdited(decoder, data, shared),
    property: decoder.oneOf('property', data.property, propertyNames),
    lines: decoder.whole('lines', data.lines ?? 1, 1, 5),
  };
}

function readEdited(decoder: Decoder, data: Data, shared: Common) {
  const program = (path: string, one: unknown) => readProgram(decoder, path, one, shared.program);
  return {
    editable: decoder.optional(data.editable, (one) => readLines(decoder, one, shared.program)),
    entry: readEntry(decoder, data),
    solution: decoder.optional(data.solution, (one) => program('solution', one)),
    wrong: readWrong(decoder, data, program),
  };
}

function readPredict(decoder: Decoder, data: Data, shared: Common): Predict {
  needGo(decoder, shared, 'predict');
  const options = decoder.list('options', data.options, 10, (path, one) => {
    if (typeof one === 'string') return { text: decoder.text(path, one, 200), is: one };
    const option = decoder.object(path, one);
    decoder.only(path, option, ['text', 'is']);
    return {
      text: decoder.text(`${path}.text`, option.text, 200),
      is: decoder.text(`${path}.is`, option.is, 200),
    };
  });
  if (options.length < 2) decoder.fail('options', 'write at least two');
  decoder.distinct(
    'options',
    options.map(({ text }) => text),
  );
  const chosen = (path: string, one: unknown): readonly string[] =>
    decoder.list(path, one, 10, (inner, text) =>
      decoder.oneOf(
        inner,
        text,
        options.map((option) => option.text),
      ),
    );
  return {
    kind: 'predict',
    ...shared,
    question: decoder.oneOf('question', data.question, ['output', 'ending', 'left']),
    entry: readEntry(decoder, data),
    options,
    solution: decoder.optional(data.solution, (one) => chosen('solution', one)),
    wrong: readWrong(decoder, data, chosen),
  };
}

function readComplete(decoder: Decoder, data: Data, shared: Common): CompleteTheInvariant {
  needNoHarness(decoder, shared);
  if (shared.language !== 'virgo')
    decoder.fail('program', 'the encoding is of a VirGo program; write main.virgo');
  const formula = (path: string, one: unknown) => decoder.text(path, one, most.answer);
  return {
    kind: 'complete-the-invariant',
    ...shared,
    hole: readHole(decoder, data.hole),
    before: decoder.text('before', data.before, 200),
    solution: decoder.optional(data.solution, (one) => formula('solution', one)),
    wrong: readWrong(decoder, data, formula),
  };
}

function readHole(decoder: Decoder, value: unknown): Hole {
  const data = decoder.object('hole', value);
  const kind = decoder.oneOf('hole.kind', data.kind, ['sum', 'balance', 'precondition']);
  switch (kind) {
    case 'sum':
      return { kind, of: decoder.text('hole.of', data.of, 80) };
    case 'balance':
      return { kind };
    case 'precondition':
      return { kind, atLeast: decoder.text('hole.atLeast', data.atLeast, most.answer) };
    default:
      return unreachable(kind);
  }
}

function readEntry(decoder: Decoder, data: Data): string {
  return decoder.optional(data.entry, (one) => decoder.text('entry', one, 80)) ?? 'main';
}

function readWrong<Given>(
  decoder: Decoder,
  data: Data,
  read: (path: string, value: unknown) => Given,
): readonly Wrong<Given>[] {
  return decoder.list('wrong', data.wrong ?? [], 12, (path, one) => {
    const entry = decoder.object(path, one);
    decoder.only(path, entry, ['answer', 'why']);
    return {
      answer: read(`${path}.answer`, entry.answer),
      why: decoder.text(`${path}.why`, entry.why, most.sentence),
    };
  });
}
