import { unreachable } from '../../base/unreachable.ts';
import type { PlainBlock, PlainStatement } from '../../go/plain/statement.ts';
import { writeCall, writeDefer, writeGo } from './call.ts';
import { writeChannel } from './channel.ts';
import { wordOf, wordsOf } from './expression.ts';
import { writeAssert } from './interface.ts';
import { writeLoad, writeStore } from './memory.ts';
import { writeNative } from './native.ts';
import { writeSlice } from './slice.ts';
import type { Writer } from './writer.ts';

export function writeBlock(writer: Writer, block: PlainBlock): void {
  for (const statement of block) writeStatement(writer, statement);
}

function writeStatement(writer: Writer, statement: PlainStatement): void {
  const { span } = statement;
  if (isRefused(statement)) {
    writer.refuse(refused[statement.kind], span);
    return;
  }
  switch (statement.kind) {
    case 'assign':
      writer.assign(writer.local(statement.target), wordsOf(writer, statement.value, span));
      return;
    case 'declare':
    case 'new':
      writeNew(writer, statement);
      return;
    case 'load':
      writeLoad(writer, statement);
      return;
    case 'store':
      writeStore(writer, statement);
      return;
    case 'make-slice':
    case 'slice-literal':
    case 'append':
      writeSlice(writer, statement);
      return;
    case 'assert':
      writeAssert(writer, statement);
      return;
    case 'call':
      writeCall(writer, statement);
      return;
    case 'go':
      writeGo(writer, statement);
      return;
    case 'defer':
      writeDefer(writer, statement);
      return;
    case 'make-channel':
    case 'send':
    case 'receive':
    case 'close':
    case 'channel-length':
    case 'select':
      writeChannel(writer, statement);
      return;
    case 'native':
      writeNative(writer, statement);
      return;
    case 'panic':
      writer.line('crash(true);');
      return;
    case 'return':
    case 'if':
    case 'loop':
    case 'block':
    case 'break':
    case 'continue':
      writeControl(writer, statement);
      return;
    default:
      unreachable(statement);
  }
}

function writeNew(
  writer: Writer,
  statement: Extract<PlainStatement, { readonly kind: 'declare' | 'new' }>,
): void {
  switch (statement.kind) {
    case 'declare': {
      const { boxed, type } = writer.frame.fn.locals[statement.local]!;
      const words = writer.local(statement.local);
      if (boxed) writer.allocate(words[0]!, writer.size(type));
      else
        writer.assign(
          words,
          words.map(() => '0'),
        );
      return;
    }
    case 'new': {
      const { span } = statement;
      const values = wordsOf(writer, statement.value, span);
      const [target] = writer.local(statement.target);
      writer.allocate(target!, values.length);
      if (values.some((value) => value !== '0'))
        writer.assign(writer.at(target!, values.length), values);
      return;
    }
    default:
      unreachable(statement);
  }
}

const refused = {
  recover: 'a recover',
  frame: 'a defer in a range over a function',
  'append-slice': 'an append of a slice',
  copy: 'a copy of a slice',
  'clear-slice': 'a clear of a slice',
  'make-map': 'a map',
  'map-get': 'a map',
  'map-set': 'a map',
  'map-delete': 'a map',
  'map-clear': 'a map',
  'map-length': 'a map',
  'range-map': 'a map',
  'decode-rune': 'the characters of a string',
} as const;

type Refused = Extract<PlainStatement, { readonly kind: keyof typeof refused }>;

function isRefused(statement: PlainStatement): statement is Refused {
  return statement.kind in refused;
}

type Control = Extract<
  PlainStatement,
  { readonly kind: 'return' | 'if' | 'loop' | 'block' | 'break' | 'continue' }
>;

function writeControl(writer: Writer, statement: Control): void {
  switch (statement.kind) {
    case 'return':
      writer.line(`goto ${writer.frame.returnLabel};`);
      return;
    case 'if': {
      const condition = wordOf(writer, statement.condition, statement.span);
      writer.block('if', 'fi;', () => {
        writer.option(`(${condition})`, () => writeBlock(writer, statement.then));
        writer.option('else', () => writeBlock(writer, statement.otherwise));
      });
      return;
    }
    case 'loop':
    case 'block': {
      const again = writer.label('again');
      const behind = writer.label('behind');
      writer.labels.set(statement.label, { again, behind });
      const isLoop = statement.kind === 'loop';
      if (isLoop) {
        writer.loops++;
        writer.loopsOfFrame++;
        writer.line(`${again}: skip;`);
      }
      writeBlock(writer, statement.body);
      if (isLoop) {
        writer.line(`goto ${again};`);
        writer.loops--;
        writer.loopsOfFrame--;
      }
      writer.line(`${behind}: skip;`);
      return;
    }
    case 'break':
      writer.line(`goto ${writer.labels.get(statement.label)!.behind};`);
      return;
    case 'continue':
      writer.line(`goto ${writer.labels.get(statement.label)!.again};`);
      return;
    default:
      unreachable(statement);
  }
}
