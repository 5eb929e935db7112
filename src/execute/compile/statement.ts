import { forgetPackageVariables } from '../rule/package-variables.ts';
import type { PlainBlock, PlainStatement } from '../../go/plain/statement.ts';
import { doReturn, proceed, recoverPanic } from '../control.ts';
import { GoPanic } from '../value/panic.ts';
import { FrameValue } from '../value/value.ts';
import { compileCall, compileDefer, compileGo } from './call.ts';
import { recovered } from './recovered.ts';
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
} from './map.ts';
import { compileDeclare, compileLoad, compileNew, compileStore } from './memory.ts';
import { compileNative } from './native.ts';
import { compileRangeMap } from './range-map.ts';
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
  const isFirst = emitter.function.id === emitter.program.initialize;
  const end = isFirst ? endOfInitialization : returnOrProceed;
  emitter.emit(emitter.function.span, end, null, { falls: false });
}

function endOfInitialization(machine: Parameters<typeof proceed>[0]): boolean {
  forgetPackageVariables(machine);
  return returnOrProceed(machine);
}

function returnOrProceed(machine: Parameters<typeof proceed>[0]): boolean {
  return machine.frame.mode === 'running' ? doReturn(machine) : proceed(machine);
}

/** So far behind it stands where a channel is put that is made with others: `a, b := make(chan int), make(chan int)`. */
const nearby = 8;

export function compileStatements(block: PlainBlock, emitter: Emitter): void {
  block.forEach((statement, at) =>
    compileStatement(statement, block.slice(at + 1, at + 1 + nearby), emitter),
  );
}

type Compile<Kind extends PlainStatement['kind']> = (statement: Of<Kind>, emitter: Emitter) => void;

/** By kind, so that a gap is an error; what needs to know what follows it comes apart. */
const compilers: {
  readonly [Kind in Exclude<PlainStatement['kind'], 'make-channel'>]: Compile<Kind>;
} = {
  assign: compileAssign,
  declare: compileDeclare,
  load: compileLoad,
  store: compileStore,
  new: compileNew,
  'make-slice': compileMakeSlice,
  'slice-literal': compileSliceLiteral,
  append: compileAppend,
  'append-slice': compileAppendSlice,
  copy: compileCopy,
  'clear-slice': compileClearSlice,
  'make-map': compileMakeMap,
  'map-get': compileMapGet,
  'map-set': compileMapSet,
  'map-delete': compileMapDelete,
  'map-clear': compileMapClear,
  'map-length': compileMapLength,
  'range-map': compileRangeMap,
  'decode-rune': compileDecodeRune,
  assert: compileAssert,
  call: compileCall,
  go: compileGo,
  defer: compileDefer,
  frame: compileFrame,
  panic: compilePanic,
  recover: compileRecover,
  send: compileSend,
  receive: compileReceive,
  close: compileClose,
  'channel-length': compileChannelLength,
  select: compileSelect,
  native: compileNative,
  if: compileIf,
  loop: compileLoop,
  block: compileBlock,
  return: (statement, emitter) => emitter.emit(statement.span, doReturn, null, { falls: false }),
  break: (statement, emitter) => emitter.jump(statement.span, emitter.breaks.get(statement.label)!),
  continue: (statement, emitter) =>
    emitter.jump(statement.span, emitter.continues.get(statement.label)!),
};

function compileStatement(
  statement: PlainStatement,
  following: readonly PlainStatement[],
  emitter: Emitter,
): void {
  if (statement.kind === 'make-channel') {
    compileMakeChannel(statement, following, emitter);
    return;
  }
  // A table has a function for each kind, which takes just that kind; here TypeScript loses sight of it.
  (compilers[statement.kind] as (one: PlainStatement, emitter: Emitter) => void)(
    statement,
    emitter,
  );
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
          of: 'nil',
        });
      throw new GoPanic({ kind: 'value', value: panicked });
    },
    scope,
    { falls: false },
  );
}

function compileRecover(statement: Of<'recover'>, emitter: Emitter): void {
  const { target } = statement;
  const { known } = emitter.program;
  emitter.emit(
    statement.span,
    (machine) => {
      const panic = recoverPanic(machine);
      if (target !== null)
        machine.locals[target] = panic === null ? null : recovered(machine, panic, known);
      return false;
    },
    null,
    { defines: definitions(target) },
  );
}
