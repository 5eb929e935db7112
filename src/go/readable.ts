import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { goCatalogue } from '../diagnostics/go-catalogue.ts';

/** Text beyond this is no program that a person wrote. */
const longest = 2_000_000;
/** Nor is one with so many characters that no source file has. */
const mostControls = 100;

const nowhere = { start: 0, end: 0 };

/** Why a text is not even tried; null for one that is read. */
export function whyUnreadable(text: string): Diagnostic | null {
  if (text.length > longest)
    return diagnose(goCatalogue, 'go-too-long', nowhere, { length: text.length });
  return isBinary(text) ? diagnose(goCatalogue, 'go-unreadable', nowhere, {}) : null;
}

/** The signs below the blank that a text file does not hold: bytes of something else. */
function isBinary(text: string): boolean {
  let controls = 0;
  for (let at = 0; at < text.length && controls <= mostControls; at++) {
    const code = text.charCodeAt(at);
    if (code < 9 || (code > 13 && code < 32)) controls++;
  }
  return controls > mostControls;
}
