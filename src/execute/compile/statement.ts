import { unreachable } from '../../base/unreachable.ts';
import type { PlainBlock, PlainStatement } from '../../go/plain/statement.ts';
import { doReturn, proceed, recoverPanic } from '../control.ts';
import { GoPanic, runtimeText } from '../value/panic.ts';
import { Boxed, FrameValue, type Value } from '../value/value.ts';
import { compileCall, compileDefer, compileGo } from './call.ts';
import {
  compileChannelLength,
  compileClose,
  compileMakeChannel,
  compileReceive,
  compileSelect,
  compileSend,
} from './channel.ts';
import { compileBlock, compileIf, compileLoop } from './flow.ts';
import { definitions, type Emitter } from './emitter.ts';
import { compileExpression } from './expression.ts';
import {
  compileMakeMap,
  compileMapClear,
  compileMapDelete,
  compileMapGet,
  compileMapLength,
  compileMapSet,
  compileRangeMap,
} from './map.ts';
import { compileDeclare, compileLoad, compileNew, compileStore } from './memory.ts';
import { compileNative } from './native.ts';
import {
  compileAppend,
  compileAppendSlice,
  compileClearSlice,
  compileCopy,
  compileMakeSlice,
  compileSliceLiteral,
} from './slice.ts';
import { compileAssert, compileDecodeRune } from './value.ts';

type Of<Kind extends PlainStatement['kind']> = PlainStatement & { readonly kind: Kind };

export function compileBody(emitter: Emitter): void {
  compileStatements(emitter.function.body, emitter);
  emitter.place(emitter.end);
  emitter.emit(emitter.function.span, returnOrProceed, null, { falls: false });
}

function returnOrProceed(machine: Parameters<typeof proceed>[0]): boolean {
  return machine.frame.mode === 'running' ? doReturn(machine) : proceed(machine);
}

export function compileStatements(block: PlainBlock, emitter: Emitter): void {
  block.forEach((statement, at) => compileStatement(statement, block[at + 1], emitter));
}

function compileStatement(
  statement: PlainStatement,
  next: PlainStatement | undefined,
  emitter: Emitter,
): void {
  switch (statement.kind) {
    case 'assign':
      return compileAssign(statement, emitter);
    case 'declare':
      return compileDeclare(statement, emitter);
    case 'load':
      return compileLoad(statement, emitter);
    case 'store':
      return compileStore(statement, emitter);
    case 'new':
      return compileNew(statement, emitter);
    case 'make-slice':
      return compileMakeSlice(statement, emitter);
    case 'slice-literal':
      return compileSliceLiteral(statement, emitter);
    case 'append':
      return compileAppend(statement, emitter);
    case 'append-slice':
      return compileAppendSlice(statement, emitter);
    case 'copy':
      return compileCopy(statement, emitter);
    case 'clear-slice':
      return compileClearSlice(statement, emitter);
    case 'make-map':
      return compileMakeMap(statement, emitter);
    case 'map-get':
      return compileMapGet(statement, emitter);
    case 'map-set':
      return compileMapSet(statement, emitter);
    case 'map-delete':
      return compileMapDelete(statement, emitter);
    case 'map-clear':
      return compileMapClear(statement, emitter);
    case 'map-length':
      return compileMapLength(statement, emitter);
    case 'range-map':
      return compileRangeMap(statement, emitter);
    case 'decode-rune':
      return compileDecodeRune(statement, emitter);
    case 'assert':
      return compileAssert(statement, emitter);
    case 'call':
      return compileCall(statement, emitter);
    case 'go':
      return compileGo(statement, emitter);
    case 'defer':
      return compileDefer(statement, emitter);
    case 'frame':
      return compileFrame(statement, emitter);
    case 'return':
      return emitter.emit(statement.span, doReturn, null, { falls: false });
    case 'panic':
      return compilePanic(statement, emitter);
    case 'recover':
      return compileRecover(statement, emitter);
    case 'make-channel':
      return compileMakeChannel(statement, next, emitter);
    case 'send':
      return compileSend(statement, emitter);
    case 'receive':
      return compileReceive(statement, emitter);
    case 'close':
      return compileClose(statement, emitter);
    case 'channel-length':
      return compileChannelLength(statement, emitter);
    case 'select':
      return compileSelect(statement, emitter);
    case 'native':
      return compileNative(statement, emitter);
    case 'if':
      return compileIf(statement, emitter);
    case 'loop':
      return compileLoop(statement, emitter);
    case 'block':
      return compileBlock(statement, emitter);
    case 'break':
      return emitter.jump(statement.span, emitter.breaks.get(statement.label)!);
    case 'continue':
      return emitter.jump(statement.span, emitter.continues.get(statement.label)!);
    default:
      return unreachable(statement);
  }
}

function compileAssign(statement: Of<'assign'>, emitter: Emitter): void {
  const scope = emitter.scope();
  const value = compileExpression(statement.value, scope);
  const { target } = statement;
  emitter.emit(
    statement.span,
    (machine) => {
      machine.locals[target] = value(machine.locals, machine);
      return false;
    },
    scope,
    { defines: [target] },
  );
}

function compileFrame(statement: Of<'frame'>, emitter: Emitter): void {
  const { target } = statement;
  emitter.emit(
    statement.span,
    (machine) => {
      machine.locals[target] = new FrameValue(machine.goroutine.frames.length - 1);
      return false;
    },
    null,
    { defines: [target] },
  );
}

function compilePanic(statement: Of<'panic'>, emitter: Emitter): void {
  const scope = emitter.scope();
  const value = compileExpression(statement.value, scope);
  emitter.emit(
    statement.span,
    (machine) => {
      const panicked = value(machine.locals, machine);
      if (panicked === null)
        throw new GoPanic({
          kind: 'plain',
          text: 'panic called with nil argument (use GODEBUG=panicnil=1 to disable)',
        });
      throw new GoPanic({ kind: 'value', value: panicked });
    },
    scope,
    { falls: false },
  );
}

function compileRecover(statement: Of<'recover'>, emitter: Emitter): void {
  const { target } = statement;
  const { runtimeError, string } = emitter.program.known;
  emitter.emit(
    statement.span,
    (machine) => {
      const panic = recoverPanic(machine);
      let value: Value = null;
      if (panic?.kind === 'value') value = panic.value;
      else if (panic !== null) value = new Boxed(runtimeError ?? string, runtimeText(panic));
      if (target !== null) machine.locals[target] = value;
      return false;
    },
    null,
    { defines: definitions(target) },
  );
}
