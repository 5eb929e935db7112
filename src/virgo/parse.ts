import { virgoCatalogue } from '../diagnostics/catalogue.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Staged } from '../diagnostics/diagnostic.ts';
import type { Program } from './ast.ts';
import { parseExtended } from './extended/parse.ts';
import { toPaperProgram } from './extended/profile.ts';

/** Reads VirGo text for those who know the paper's language only; `read.ts` takes all of VirGo. */
export function parseVirgo(text: string): Staged<Program> {
  const parsed = parseExtended(text);
  if (!parsed.ok) return parsed;
  const paper = toPaperProgram(parsed.value);
  if (!('kind' in paper)) return { ok: true, value: paper, diagnostics: parsed.diagnostics };
  const beyond = diagnose(virgoCatalogue, 'virgo-beyond-paper', paper.at.span, {});
  return { ok: false, diagnostics: [beyond] };
}
