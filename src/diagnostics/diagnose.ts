import type { Span } from '../base/span.ts';
import type { CatalogueEntry } from './catalogue.ts';
import type { Diagnostic, Fix, RelatedPlace } from './diagnostic.ts';

interface Extra {
  readonly related?: readonly RelatedPlace[];
  readonly fix?: Fix;
  /** Replaces the catalogue's hint where the place allows better advice. */
  readonly hint?: string;
}

type Catalogue = Readonly<Record<string, CatalogueEntry<never>>>;
export type ArgumentsOf<Entry> = Entry extends CatalogueEntry<infer Arguments> ? Arguments : never;

/** Makes a diagnostic from the catalogue; the arguments are checked against the entry's own. */
export function diagnose<C extends Catalogue, Code extends keyof C & string>(
  catalogue: C,
  code: Code,
  span: Span,
  given: ArgumentsOf<C[Code]>,
  extra: Extra = {},
): Diagnostic {
  const entry = catalogue[code]!;
  return {
    code,
    severity: entry.severity,
    message: entry.message(given as never),
    span,
    related: extra.related ?? [],
    hint: extra.hint ?? entry.hint,
    fix: extra.fix ?? null,
  };
}
