import { LineMap } from '../../src/base/span.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import type { GoReader } from '../../src/go/plain/go-reader.ts';
import { toVirgo } from '../../src/lower/to-virgo.ts';
import { toModels, type ModelResult } from '../../src/model/to-models.ts';
import { printExpressionText, printVirgo } from '../../src/virgo/print.ts';

/** All fragments of a file: the Go text, what is said about it, and VirGo in both ways. */
export function describeFragment(source: string, reader: GoReader): string {
  const read = reader.read([{ name: 'main.go', text: source }]);
  const { fragments, diagnostics } = toModels(read.program);
  const general = listed(source, [...read.diagnostics, ...diagnostics]);
  return general + fragments.map((result) => describeOne(source, result)).join('\n');
}

function describeOne(source: string, { name, fragment, diagnostics }: ModelResult): string {
  const head = `=== ${name}\n`;
  if (fragment === null) return head + listed(source, diagnostics);
  const text = `${source.slice(fragment.span.start, fragment.span.end)}\n`;
  const paper = lowered(source, fragment, 'commuted');
  const kept = lowered(source, fragment, 'counted');
  const more = kept === paper ? '' : `--- goroutines in loops kept\n${kept}`;
  return `${head}${text}--- as in the paper\n${listed(source, diagnostics)}${paper}${more}`;
}

function lowered(
  source: string,
  fragment: NonNullable<ModelResult['fragment']>,
  mode: 'commuted' | 'counted',
): string {
  const result = toVirgo(fragment, { text: source, mode });
  const messages = listed(source, result.diagnostics);
  if (!result.ok) return messages;
  const facts = result.value.assumptions.map(
    ({ expression }) => `assume ${printExpressionText(expression)}\n`,
  );
  const { program, withEscape } = result.value;
  return messages + printVirgo(program, withEscape).text + facts.join('');
}

function listed(source: string, diagnostics: readonly Diagnostic[]): string {
  const lines = new LineMap(source);
  return diagnostics
    .map(({ code, severity, message, span }) => {
      const { line, column } = lines.position(span.start);
      return `// ${line}:${column} ${severity} ${code}: ${message}\n`;
    })
    .join('');
}
