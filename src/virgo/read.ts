import type { Staged } from '../diagnostics/diagnostic.ts';
import type { CheckedProgram } from './ast.ts';
import { checkVirgo } from './check.ts';
import type { CheckedExtended } from './extended/ast.ts';
import { checkExtended } from './extended/check.ts';
import { parseExtended } from './extended/parse.ts';
import { toPaperProgram } from './extended/profile.ts';

/**
 * A program, and whether it is in the paper's profile. Only then do the paper's encodings take it; the
 * proofs that count edges take every program.
 */
type VirgoText =
  | {
      readonly profile: 'paper';
      readonly paper: CheckedProgram;
      readonly extended: CheckedExtended;
    }
  | { readonly profile: 'extended'; readonly extended: CheckedExtended };

/** Reads and checks any VirGo text. */
export function readVirgo(text: string): Staged<VirgoText> {
  const parsed = parseExtended(text);
  if (!parsed.ok) return parsed;
  const extended = checkExtended(parsed.value);
  const program = toPaperProgram(parsed.value);
  if ('kind' in program) {
    if (!extended.ok) return extended;
    const value: VirgoText = { profile: 'extended', extended: extended.value };
    return { ok: true, value, diagnostics: extended.diagnostics };
  }
  const paper = checkVirgo(program);
  if (!extended.ok) return paper.ok ? extended : paper;
  const value: VirgoText = paper.ok
    ? { profile: 'paper', paper: paper.value, extended: extended.value }
    : { profile: 'extended', extended: extended.value };
  return { ok: true, value, diagnostics: [] };
}
