import type { Call } from '../go/arguments.ts';
import { buildWhatCompiles } from '../go/go-program.ts';
import { withYields } from '../go/instrument.ts';
import { inPairs, runSubject } from '../go/run-subject.ts';
import { goReader } from '../../support/go.ts';
import { callOutcomes, endingOf } from './call-outcomes.ts';

/** A function of a text, with arguments. */
export interface Called {
  readonly name: string;
  readonly text: string;
  readonly calls: readonly Call[];
}

interface CallAgreement {
  /** Functions that both Go and the machine have run. */
  readonly programs: number;
  readonly calls: number;
  readonly closed: number;
  readonly runs: number;
  /** Endings of Go, each with the call. */
  readonly endings: number;
  /** What is missing in the machine's answer, in words. */
  readonly wrong: readonly string[];
}

interface CallEffort {
  readonly runs: number;
  readonly states: number;
}

/** Holds all that Go does in many perturbed runs of each call against what the machine says may happen. */
export async function callAgreement(
  all: readonly Called[],
  { runs, states }: CallEffort,
): Promise<CallAgreement> {
  const prepared = all.map(({ name, text: written, calls }, at) => ({
    text: withOwnVariables(written),
    calls,
    subject: {
      ...{ name: `${name} ${String(at)}`, folder: `p${String(at)}`, calls },
      timers: /\btime\.|context\./.test(written),
    },
  }));
  const { binary, broken } = buildWhatCompiles(
    prepared.map(({ text, subject: { folder } }) => ({
      ...{ folder, name: 'main' },
      text: withYields(goReader().read([{ name: 'main.go', text }]).files[0]!),
    })),
    prepared.map(({ subject }) => subject),
  );
  const found = await inPairs(prepared, async ({ text, calls, subject }) => {
    if (broken.has(subject.folder)) return null;
    const tallies = await runSubject(binary, subject, runs);
    const machine = callOutcomes(text, calls, states);
    if (machine === null) return { closed: 0, endings: 0, wrong: [`rejected:\n${text}`] };
    const wrong = calls.flatMap((call, at) => {
      const { closed, endings } = machine[at]!;
      const missing = [...tallies[at]!.endings]
        .map(endingOf)
        .filter((one) => one !== 'endless' && !endings.has(one));
      if (!closed || missing.length === 0) return [];
      const own = [...endings].join(' | ');
      return [`${call.text}: Go ${missing.join(' | ')}; the machine ${own}\n${text}`];
    });
    const endings = tallies.reduce((sum, one) => sum + one.endings.size, 0);
    return { closed: machine.filter((one) => one.closed).length, endings, wrong };
  });
  const seen = found.filter((one) => one !== null);
  const calls = prepared.reduce(
    (sum, one, at) => sum + (found[at] === null ? 0 : one.calls.length),
    0,
  );
  return {
    ...{ programs: seen.length, calls, runs: calls * runs },
    closed: seen.reduce((sum, one) => sum + one.closed, 0),
    endings: seen.reduce((sum, one) => sum + one.endings, 0),
    wrong: seen.flatMap((one) => one.wrong),
  };
}

/** Each iteration has a variable of its own, which Go 1.19 has to be told. */
function withOwnVariables(text: string): string {
  return text.replace(
    /^([ \t]*)for (\w+) := [^;\n]*;[^;\n]*;[^\n]*\{\n([^]*?)\n\1\}$/gm,
    (whole, _, name: string, body: string) =>
      /\bfunc\(/.test(body) && !new RegExp(`\\b${name}(\\+\\+|--| [-+]?= )`).test(body)
        ? whole.replace('{\n', `{\n${name} := ${name}; _ = ${name}\n`)
        : whole,
  );
}
