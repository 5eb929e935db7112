import { parseArgs } from 'node:util';
import type { Solver } from '../smt/solver.ts';
import { nodeSolvers } from '../smt/z3/node-solver.ts';
import type { ReportedStrategy } from '../base/strategy.ts';
import { check, type ExitCode } from './check-command.ts';
import { checkContracts } from './contracts-command.ts';
import { count, countOutputs } from './count-command.ts';
import { emit } from './emit-command.ts';
import { stages, type EmitOptions } from './emit-options.ts';
import { exploreFile } from './explore-command.ts';
import { checkFolder, readFolder } from './check-folder.ts';
import { readInput } from './input.ts';
import { checkPuzzles } from './puzzle-command.ts';
import { runProgram } from './run-command.ts';
import { readSeconds } from './run-options.ts';
import { paint, UsageError, type Terminal } from './terminal.ts';

const help = `virgo: proves that goroutines do not leak, for all values of the parameters

  virgo check FILE|DIR|DIR/... [--json] [--no-self-check] [--tests] [--seconds N]
      Verifies every fragment of a .virgo or .go file under all strategies. Verdicts
      on Go are confronted with runs on small values, unless --no-self-check is
      given; functions that the proof does not reach are run under every schedule.
      Exit code 0: all are verified under some strategy whose precondition can be
      satisfied, or all their runs were seen; 1: not all are; 2: the file is
      rejected; 3: a fault of ours, which a verdict is that a run contradicts.
      DIR is a package, DIR/... all packages of a module, with one line for each
      fragment; --tests reads the files of tests, too. --seconds is for how long the
      programs of a text are run, as below.

  virgo explore FILE [--set x=2,b=true] [--fragment NAME] [--json]
      Runs all schedules for these values of the parameters, and shows the
      shortest run that goes wrong. Exit code 0: every run ends well; 1: not.

  virgo emit FILE --stage ${stages.join('|')}
                  [--strategy 1|2|3|4] [--dialect current|dafny2] [--set x=2]
                  [--fragment NAME] [--entry main]
      Prints what a stage makes of the file: plain is all of a Go file with
      everything explicit, model what is abstracted from that, types what its functions
      do to channels and locks; the others are of a fragment. --strategy and --dialect
      choose the CoreDafny method; the strategy also chooses the obligations.
      Strategy 4 is CoreDafny alone, with the precondition that is found and the
      facts that prove it; exit code 1: none is found and proved. --set gives the
      parameters of a Promela model their values. With --entry, or where a Go file
      has no fragment, the model is of the program itself, from that function on.

  virgo run FILE|DIR [--entry main|TestX|F] [--set n=2,b=true,xs=[1,2]] [--time any|idle]
                     [--states N] [--schedules N] [--seed S] [--seconds N] [--property P] [--json]
      Runs a Go program under every schedule, and judges every property of it. Exit
      code 0: nothing is broken; 1: something is; 2: the text is rejected. Runs take
      20 seconds of processor time at most, or --seconds; what is not answered by
      then is open. Of several functions each is given two seconds at least.

  virgo contracts FILE [--division go|floor] [--json]
      Proves Go functions against their contracts in //@ comments, or a .gobra file,
      one function at a time. Integers are unbounded, unless the file says //@ overflow;
      division truncates as Go does, or rounds down. Exit code 0: all are verified; 1: not; 2: the text is rejected.

  virgo count FILE [--output ${countOutputs.join('|')}]
      Proves VirGo text, also beyond the paper's language, by counting how often
      each control-flow edge was taken, and says what was shown: every run ends,
      every fair run ends, or no global deadlock. Exit code 0: proved; 1: not.

  virgo puzzle check DIR
      Judges the puzzles of a folder: the solution solves it, wrong answers get their
      hints, the start and the cheap ways around do not solve it, and par is the
      shortest; see docs/puzzles.md. Exit code 0: all is kept; 1: not; 2: rejected.

  --loops counted|commuted chooses how goroutines that Go starts in a loop are
  taken: as they are, or as one goroutine with a loop, as the paper does it where
  that is sound.

  virgo --help
`;

/** Runs a command line and returns the exit code. */
export async function main(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  try {
    return await run(args, terminal);
  } catch (fault) {
    if (fault instanceof UsageError) {
      terminal.error(`virgo: ${fault.message}\n`);
      return 2;
    }
    const message = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
    terminal.error(
      `${paint(terminal, 'red', 'virgo: a fault of ours, please report it')}\n${message}\n`,
    );
    return 3;
  }
}

const options = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  stage: { type: 'string' },
  strategy: { type: 'string' },
  dialect: { type: 'string' },
  set: { type: 'string' },
  fragment: { type: 'string' },
  loops: { type: 'string' },
  output: { type: 'string' },
  entry: { type: 'string' },
  time: { type: 'string' },
  states: { type: 'string' },
  schedules: { type: 'string' },
  seed: { type: 'string' },
  seconds: { type: 'string' },
  property: { type: 'string' },
  'no-self-check': { type: 'boolean' },
  tests: { type: 'boolean' },
  division: { type: 'string' },
} as const;

async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { values, positionals } = parse(args);
  const [command, file, ...more] = positionals;
  if (values.help === true || command === undefined) {
    terminal.out(help);
    return values.help === true ? 0 : 2;
  }
  if (command === 'puzzle') return puzzle(terminal, file, more);
  if (file === undefined || more.length > 0)
    throw new UsageError(`${command} takes exactly one file.`);
  const loops = oneOf('loops', ['counted', 'commuted'], values.loops ?? 'counted');
  const read = () => readInput(file, loops);
  switch (command) {
    case 'check': {
      const selfCheck = values['no-self-check'] !== true;
      const seconds = readSeconds(values.seconds);
      const settings = { json: values.json === true, selfCheck, seconds };
      const folder = await readFolder(file, { tests: values.tests === true, loops });
      if (folder !== null)
        return withSolver((solver) => checkFolder(terminal, folder, solver, settings));
      const input = await read();
      return withSolver((solver) => check(terminal, input, solver, settings));
    }
    case 'explore': {
      const { set, fragment, json } = values;
      const input = await read();
      return exploreFile(terminal, input, { set, fragment, json: json === true });
    }
    case 'run': {
      const { entry, set, time, states, schedules, seed, seconds, property } = values;
      const json = values.json === true;
      const chosen = { entry, set, time, states, schedules, seed, seconds, property, json };
      return runProgram(terminal, file, chosen);
    }
    case 'emit': {
      const input = await read();
      const options: EmitOptions = {
        stage: oneOf('stage', stages, values.stage),
        strategy: Number(
          oneOf('strategy', ['1', '2', '3', '4'], values.strategy ?? '2'),
        ) as ReportedStrategy,
        dialect: oneOf('dialect', ['current', 'dafny2'], values.dialect ?? 'current'),
        set: values.set,
        fragment: values.fragment,
        entry: values.entry,
      };
      return withSolver((solver) => emit(terminal, input, solver, options));
    }
    case 'contracts': {
      const division = oneOf('division', ['go', 'floor'], values.division ?? 'go');
      const chosen = { json: values.json === true, division };
      return withSolver((solver) => checkContracts(terminal, file, solver, chosen));
    }
    case 'count': {
      const input = await read();
      const output = oneOf('output', countOutputs, values.output ?? 'verdict');
      return withSolver((solver) => count(terminal, input, solver, output));
    }
    default:
      throw new UsageError(`There is no command ${command}; see virgo --help.`);
  }
}

function puzzle(
  terminal: Terminal,
  action: string | undefined,
  [folder, ...more]: readonly string[],
): Promise<ExitCode> {
  if (action !== 'check' || folder === undefined || more.length > 0)
    throw new UsageError('puzzle takes check and exactly one folder.');
  return withSolver((solver) => checkPuzzles(terminal, folder, solver));
}

/** A solver starts when it is first asked, so that who does not need it does not wait for it. */
async function withSolver<T>(use: (solver: Solver) => Promise<T>): Promise<T> {
  const solver = nodeSolvers()();
  try {
    return await use(solver);
  } finally {
    await solver.dispose();
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (fault) {
    throw new UsageError(`${(fault as Error).message.split('. To')[0]}; see virgo --help.`);
  }
}

function oneOf<Allowed extends string>(
  name: string,
  allowed: readonly Allowed[],
  given: string | undefined,
): Allowed {
  const found = allowed.find((one) => one === given);
  if (found !== undefined) return found;
  throw new UsageError(`--${name} must be one of ${allowed.join(', ')}.`);
}
