import type { Span } from '../../base/span.ts';
import type { FunctionInfo } from '../check/model.ts';
import type { Term } from '../state/term.ts';
import type { Context } from './context.ts';

export function libraryDebts(
  _ctx: Context,
  _target: FunctionInfo,
  _values: readonly Term[],
  _span: Span,
): boolean {
  return false;
}

export function debtsOfCall(_ctx: Context, _target: FunctionInfo, _span: Span): void {
  return;
}

export function countSend(_ctx: Context, _channel: Term, _span: Span): void {
  return;
}

export function countReceive(_ctx: Context, _channel: Term, _ok: Term, _span: Span): void {
  return;
}

export function countClose(_ctx: Context, _channel: Term, _span: Span): void {
  return;
}

export function debtsOfLoop(_ctx: Context, _s: unknown): void {
  return;
}

export function takeDebtsOfLoop(_ctx: Context, _s: unknown): void {
  return;
}

export function checkDebtsOfRound(_ctx: Context, _s: unknown): void {
  return;
}

export function takeDebtsOfFunction(_ctx: Context, _target: FunctionInfo): void {
  return;
}

export function checkDebtsAtEnd(_ctx: Context, _target: FunctionInfo): void {
  return;
}
