import type { Span } from '../../../base/span.ts';
import type { LabelId } from '../ids.ts';
import type { Context } from './context.ts';
import type { Jump, JumpFrame, StatementFrame } from './jump-frame.ts';

export type Frame = StatementFrame<Context>;

export function within<T>(
  context: Context,
  frame: JumpFrame<Context>,
  run: (inner: Context) => T,
): T {
  return run({ ...context, jumps: [...context.jumps, frame] });
}

export const statementFrame = (
  name: string | null,
  leave: Jump<Context>,
  repeat: Jump<Context> | null,
): Frame => ({
  kind: 'statement',
  name,
  leave,
  repeat,
  used: { leave: false, repeat: false },
});

export const leaving =
  (label: LabelId): Jump<Context> =>
  ({ fn }, span) =>
    fn.emit({ kind: 'break', label }, span);

export const repeating =
  (label: LabelId): Jump<Context> =>
  ({ fn }, span) =>
    fn.emit({ kind: 'continue', label }, span);

export function lowerBreak(context: Context, name: string | null, span: Span): void {
  jump(context, span, (frame) => {
    if (name !== null && frame.name !== name) return null;
    frame.used.leave = true;
    return frame.leave;
  });
}

export function lowerContinue(context: Context, name: string | null, span: Span): void {
  jump(context, span, (frame) => {
    if (frame.repeat === null || (name !== null && frame.name !== name)) return null;
    frame.used.repeat = true;
    return frame.repeat;
  });
}

/** To the innermost statement that is meant, out of functions where it lies outside of them. */
function jump(
  context: Context,
  span: Span,
  targetOf: (frame: Frame) => Jump<Context> | null,
): void {
  for (const frame of context.jumps.toReversed()) {
    if (frame.kind === 'boundary')
      return frame.exit(context, (outer) => jump(outer, span, targetOf));
    const target = frame.kind === 'statement' ? targetOf(frame) : null;
    if (target !== null) return target(context, span);
  }
}

export function lowerGoto(context: Context, name: string, span: Span): void {
  for (const frame of context.jumps.toReversed()) {
    if (frame.kind === 'boundary')
      return frame.exit(context, (outer) => lowerGoto(outer, name, span));
    const target = frame.kind === 'labels' ? frame.goTo.get(name) : undefined;
    if (target !== undefined) return target(context, span);
  }
}

/** Statements that may be left: in a block of their own only if something leaves them. */
export function leavable(
  context: Context,
  parts: { readonly name: string | null; readonly span: Span },
  write: (inner: Context, frame: Frame) => void,
): void {
  const { fn } = context;
  const label = fn.label();
  const frame = statementFrame(parts.name, leaving(label), null);
  const body = fn.nested(() => within(context, frame, (inner) => write(inner, frame)));
  if (!frame.used.leave) fn.append(body);
  else fn.emit({ kind: 'block', label, body }, parts.span);
}
