import type { Span } from '../../../base/span.ts';
import type { LabelId } from '../ids.ts';
import type { Context } from './context.ts';
import type { Jump, StatementFrame } from './jump-frame.ts';

export function within<T>(
  context: Context,
  frame: Context['jumps'][number],
  run: (inner: Context) => T,
): T {
  return run({ ...context, jumps: [...context.jumps, frame] });
}

export const statementFrame = (
  name: string | null,
  leave: Jump,
  repeat: Jump | null,
  isBreakable = true,
): StatementFrame => ({
  kind: 'statement',
  name,
  isBreakable,
  leave,
  repeat,
  used: { leave: false, repeat: false },
});

export const leaving = (label: LabelId): Jump => ({ kind: 'break', label });

export function lowerBreak(context: Context, name: string | null, span: Span): void {
  jump(context, span, (frame) => {
    if (name === null ? !frame.isBreakable : frame.name !== name) return null;
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
  targetOf: (frame: StatementFrame) => Jump | null,
): void {
  for (const frame of context.jumps.toReversed()) {
    if (frame.kind === 'boundary')
      return frame.exit(context, (outer) => jump(outer, span, targetOf));
    const target = frame.kind === 'statement' ? targetOf(frame) : null;
    if (target !== null) return context.fn.emit(target, span);
  }
}

export function lowerGoto(context: Context, name: string): void {
  for (const frame of context.jumps.toReversed()) {
    if (frame.kind === 'boundary') return frame.exit(context, (outer) => lowerGoto(outer, name));
    const target = frame.kind === 'labels' ? frame.goTo.get(name) : undefined;
    if (target !== undefined) return target(context);
  }
}

/** Statements that may be left: in a block of their own only if something leaves them. */
export function leavable(
  context: Context,
  frame: StatementFrame,
  span: Span,
  write: (inner: Context) => void,
): void {
  const { fn } = context;
  const body = fn.nested(() => within(context, frame, write));
  if (!frame.used.leave) fn.append(body);
  else fn.emit({ kind: 'block', label: frame.leave.label, body }, span);
}
