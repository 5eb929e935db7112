import type { Span } from '../base/span.ts';
import { diagnose, type ArgumentsOf } from './diagnose.ts';
import type { Diagnostic } from './diagnostic.ts';
import { goCatalogue, type GoCode } from './go-catalogue.ts';

export type GoArguments<Code extends GoCode> = ArgumentsOf<(typeof goCatalogue)[Code]>;

/** Reports a diagnostic once per place, however many paths and iterations reach it. */
export function reportGo<Code extends GoCode>(
  diagnostics: Diagnostic[],
  code: Code,
  span: Span,
  given: GoArguments<Code>,
  related: Diagnostic['related'] = [],
): void {
  const known = diagnostics.some(
    (other) =>
      other.code === code && other.span.start === span.start && other.span.end === span.end,
  );
  if (!known) diagnostics.push(diagnose(goCatalogue, code, span, given, { related }));
}
