import type { Program } from '../execute/compile/program.ts';
import type { Timing } from '../execute/rule/timing.ts';
import type { Move } from '../run/move.ts';
import { parseTrace, printTrace } from '../run/trace-text.ts';

/** A run of a Go program, with what decides what its steps are. */
export interface ProgramRun {
  readonly timing: Timing;
  /** The accesses to shared variables that are steps of their own. */
  readonly sites: Uint8Array;
  readonly moves: readonly Move[];
}

const letters: Readonly<Record<Timing, string>> = { steady: 's', idle: 'i', any: 'a' };
const timings = Object.keys(letters) as readonly Timing[];

/** As many sites as instructions are numbered. */
const mostSites = 1 << 18;

/**
 * For a link: `s~1p.0m.1s`, and with accesses as steps `a3.12_3.15~1p.0v`, each by its function and its place
 * in it, since the numbers of sites depend on what has been run before.
 */
export function printRun(program: Program, { timing, sites, moves }: ProgramRun): string {
  const written: string[] = [];
  for (const { firstSite, code, function: origin } of program.compiled()) {
    for (let at = 0; at < code.length && firstSite + at < sites.length; at++)
      if (sites[firstSite + at] === 1) written.push(`${origin.id}.${at}`);
  }
  return `${letters[timing]}${written.join('_')}~${printTrace({ dialect: 'program', moves })}`;
}

type ReadRun =
  | { readonly ok: true; readonly run: ProgramRun }
  | { readonly ok: false; readonly message: string };

const damaged: ReadRun = { ok: false, message: 'This is not a saved run of a Go program.' };
const foreign: ReadRun = { ok: false, message: 'This run is not one of this program.' };

export function parseRun(program: Program, text: string): ReadRun {
  const found = /^([a-z])((?:\d{1,6}\.\d{1,6})(?:_\d{1,6}\.\d{1,6})*)?~(.*)$/s.exec(text);
  const timing = timings.find((one) => letters[one] === found?.[1]);
  if (found === null || timing === undefined) return damaged;
  const sites = readSites(program, found[2] ?? '');
  if (sites === null) return foreign;
  const parsed = parseTrace(found[3]!);
  if (!parsed.ok) return parsed;
  if (parsed.trace.dialect !== 'program') return damaged;
  return { ok: true, run: { timing, sites, moves: parsed.trace.moves } };
}

function readSites(program: Program, text: string): Uint8Array | null {
  const sites = new Uint8Array(mostSites);
  for (const one of text === '' ? [] : text.split('_')) {
    const [id = 0, at = 0] = one.split('.').map(Number);
    if (program.plain.functions[id] === undefined) return null;
    const { firstSite, code } = program.procedure(id);
    if (at >= code.length || firstSite + at >= mostSites) return null;
    sites[firstSite + at] = 1;
  }
  return sites;
}

/** Every access to a variable belongs to the step before it. */
export const noSites = (): Uint8Array => new Uint8Array(mostSites);
