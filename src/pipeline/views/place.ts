import type { LineMap, Span } from '../../base/span.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { DiagnosticView, PlaceView } from '../../protocol/place.ts';

export function toPlaceView(lines: LineMap, span: Span): PlaceView {
  return { start: span.start, end: span.end, range: lines.range(span) };
}

export function toDiagnosticView(lines: LineMap, diagnostic: Diagnostic): DiagnosticView {
  const { code, severity, message, span, related, hint, fix } = diagnostic;
  return {
    code,
    severity,
    message,
    place: toPlaceView(lines, span),
    related: related.map((one) => ({ place: toPlaceView(lines, one.span), message: one.message })),
    hint,
    fix: fix && {
      title: fix.title,
      edits: fix.edits.map((edit) => ({ place: toPlaceView(lines, edit.span), text: edit.text })),
    },
  };
}
