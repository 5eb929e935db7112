import { GoReader } from '../src/go/plain/go-reader.ts';
import type { StandardLibrary } from '../src/go/std/library.ts';
import { compileVirgo } from '../src/pipeline/compile.ts';
import { toFragmentView } from '../src/pipeline/views/fragment.ts';
import type { Reply } from '../src/protocol/compiler-api.ts';
import type { ProcessView } from '../src/protocol/fragment-view.ts';
import type { Judgement } from '../src/protocol/judgement.ts';
import type {
  PlayedOn,
  PlayOn,
  PuzzleApi,
  PuzzleFiles,
  ReadCourse,
  ReadPuzzle,
} from '../src/protocol/puzzle-api.ts';
import type { Answer, CompleteTheInvariant, MakeItHang, Puzzle } from '../src/protocol/puzzle.ts';
import { bind, judge } from '../src/puzzle/judge.ts';
import { playOn } from '../src/puzzle/kind/make-it-hang.ts';
import { parseCourse } from '../src/puzzle/parse-course.ts';
import { parsePuzzle } from '../src/puzzle/parse-puzzle.ts';
import { readJson } from '../src/puzzle/read-json.ts';
import { makeTools, type Tools } from '../src/puzzle/tools.ts';
import type { Solver } from '../src/smt/solver.ts';
import { guarded } from './guarded.ts';

interface Opening {
  readonly library: () => Promise<StandardLibrary>;
  readonly solver: () => Solver;
}

/** Judges puzzles for the page; Go's library is fetched with the first question that needs it. */
export class PuzzleService implements PuzzleApi {
  readonly #open: Opening;
  #tools: Promise<Tools> | null = null;

  constructor(open: Opening) {
    this.#open = open;
  }

  readPuzzle(text: string, files: PuzzleFiles | null): Promise<Reply<ReadPuzzle>> {
    return guarded(() => {
      const json = readJson(text);
      return json.ok ? parsePuzzle(json.value, files) : json;
    });
  }

  readCourse(text: string): Promise<Reply<ReadCourse>> {
    return guarded(() => {
      const json = readJson(text);
      return json.ok ? parseCourse(json.value) : json;
    });
  }

  judge(puzzle: Puzzle, answer: Answer): Promise<Reply<Judgement>> {
    return guarded(async () => judge(puzzle, answer, await this.#ready()));
  }

  play(puzzle: MakeItHang, request: PlayOn): Promise<Reply<PlayedOn>> {
    return guarded(async () => {
      const played = playOn(puzzle, request, await this.#ready());
      return typeof played === 'string'
        ? { kind: 'refused', message: played }
        : { kind: 'played', run: played };
    });
  }

  solution(puzzle: Puzzle): Promise<Reply<Answer | null>> {
    return guarded(async () => bind(puzzle).solution(await this.#ready()));
  }

  processes({ program }: CompleteTheInvariant): Promise<Reply<readonly ProcessView[]>> {
    return guarded(() => {
      const compiled = compileVirgo(program);
      return compiled.ok ? toFragmentView(compiled.value, program).processes : [];
    });
  }

  #ready(): Promise<Tools> {
    this.#tools ??= this.#open
      .library()
      .then((library) => makeTools(new GoReader(library), this.#open.solver()));
    // Without a network it can be there later.
    this.#tools.catch(() => (this.#tools = null));
    return this.#tools;
  }
}
