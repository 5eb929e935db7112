import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { goCatalogue } from '../diagnostics/go-catalogue.ts';
import type { GoFile, SyntaxFault } from './syntax.ts';

/** More would only repeat themselves: one fault often breaks what follows it. */
const mostFaults = 20;
const nowhere = { start: 0, end: 0 };

export function syntaxDiagnostics(file: GoFile): readonly Diagnostic[] {
  return file.errors.slice(0, mostFaults).map((fault) => syntaxDiagnostic(file.text, fault));
}

function syntaxDiagnostic(text: string, { span, missing }: SyntaxFault): Diagnostic {
  const found = firstOf(text.slice(span.start, span.end));
  const isSign = missing !== null && /^[^\s\w]+$/.test(missing);
  const at = { start: span.start, end: span.start };
  const fix = { title: `Insert ${missing}`, edits: [{ span: at, text: missing ?? '' }] };
  return diagnose(goCatalogue, 'go-syntax', span, { missing, found }, isSign ? { fix } : {});
}

const longest = 30;

/** The beginning of what is quoted, with a sign where something is left out. */
function firstOf(text: string): string {
  const [line = '', ...others] = text.trim().split('\n');
  const begin = line.trim();
  if (begin.length > longest) return `${begin.slice(0, longest)} …`;
  return others.length > 0 ? `${begin} …` : begin;
}

export function goTooLong(text: string): Diagnostic {
  return diagnose(goCatalogue, 'go-too-long', nowhere, { length: text.length });
}

export function goTooBroken(): Diagnostic {
  return diagnose(goCatalogue, 'go-unreadable', nowhere, {});
}
