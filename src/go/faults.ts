import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { GoFile, SyntaxFault } from './syntax.ts';

/** More would only repeat themselves: one fault often breaks what follows it. */
const mostFaults = 20;

export function syntaxDiagnostics(file: GoFile): readonly Diagnostic[] {
  return file.errors.slice(0, mostFaults).map((fault) => syntaxDiagnostic(file.text, fault));
}

function syntaxDiagnostic(text: string, fault: SyntaxFault): Diagnostic {
  const found = text.slice(fault.span.start, fault.span.end).split('\n')[0]!.trim().slice(0, 30);
  const message =
    fault.missing !== null
      ? `'${fault.missing}' is missing here.`
      : found === ''
        ? 'This is not Go.'
        : `This is not Go: '${found}'.`;
  return {
    code: 'go-syntax',
    severity: 'error',
    message,
    span: fault.span,
    related: [],
    hint: 'Functions that are whole are still read; repair this one so that it is, too.',
    fix: null,
  };
}

export function goTooLong(text: string): Diagnostic {
  return wholeFile(
    'go-too-long',
    `The text has ${text.length} characters, more than is read.`,
    'Paste the function in question and what it calls.',
  );
}

export function goTooBroken(_text: string): Diagnostic {
  return wholeFile(
    'go-unreadable',
    'The text is not Go, or too much of it is broken.',
    'Paste a file that the Go compiler reads, or a function out of it.',
  );
}

function wholeFile(code: string, message: string, hint: string): Diagnostic {
  return { code, severity: 'error', message, span: { start: 0, end: 0 }, related: [], hint, fix: null };
}
