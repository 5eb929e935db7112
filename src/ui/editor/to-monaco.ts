import type { editor as Monaco, IRange } from 'monaco-editor/editor';
import type { Range } from '../../base/span.ts';
import type { DiagnosticView } from '../../protocol/place.ts';
import type { Mark } from './mark.ts';

/** Places, messages and marks in Monaco's words. */
export function toRange({ start, end }: Range): IRange {
  return {
    startLineNumber: start.line,
    startColumn: start.column,
    endLineNumber: end.line,
    endColumn: end.column,
  };
}

const severities = { error: 8, warning: 4, note: 2 } as const;

export function toMarker(
  model: Monaco.ITextModel,
  { code, severity, message, hint, place, related }: DiagnosticView,
): Monaco.IMarkerData {
  return {
    ...toRange(place.range),
    code,
    severity: severities[severity],
    message: hint === null ? message : `${message}\n${hint}`,
    relatedInformation: related.map((one) => ({
      ...toRange(one.place.range),
      resource: model.uri,
      message: one.message,
    })),
  };
}

export function toDecoration(
  model: Monaco.ITextModel,
  { kind, place, isBlock = false, label = '', hue = 0 }: Mark,
): Monaco.IModelDeltaDecoration {
  // The text may have changed since the place was found.
  const range = model.validateRange(toRange(place.range));
  if (kind === 'stands') {
    const column = model.getLineMaxColumn(range.startLineNumber);
    const end = {
      ...range,
      endLineNumber: range.startLineNumber,
      startColumn: column,
      endColumn: column,
    };
    const after = { content: `\u00a0${label}\u00a0`, inlineClassName: `stands hue-${hue}` };
    return { range: end, options: { after, showIfCollapsed: true } };
  }
  if (isBlock) {
    const options = { isWholeLine: true, className: `mark-${kind}-block` };
    return { range, options: { ...options, linesDecorationsClassName: `line-${kind}` } };
  }
  return {
    range: firstLine(model, range),
    options: {
      // A box goes round the whole range; a wavy line belongs to the letters.
      ...(kind === 'stuck' ? { inlineClassName: `mark-${kind}` } : { className: `mark-${kind}` }),
      linesDecorationsClassName: `line-${kind}`,
      stickiness: 1,
    },
  };
}

/** The other lines of a long statement have places of their own. */
function firstLine(model: Monaco.ITextModel, range: IRange): IRange {
  const { startLineNumber: line } = range;
  if (range.endLineNumber === line) return range;
  return { ...range, endLineNumber: line, endColumn: model.getLineMaxColumn(line) };
}
