import { unreachable } from '../../base/unreachable.ts';
import type { PlainStatement, ReceiveTargets, SelectCase } from '../../go/plain/statement.ts';
import { wordOf, wordsOf } from './expression.ts';
import { unpadded } from './message.ts';
import type { Writer } from './writer.ts';

type Of<Kind extends PlainStatement['kind']> = Extract<PlainStatement, { readonly kind: Kind }>;

export function writeChannel(
  writer: Writer,
  statement: Of<'make-channel' | 'send' | 'receive' | 'close' | 'channel-length' | 'select'>,
): void {
  switch (statement.kind) {
    case 'make-channel':
      writeMakeChannel(writer, statement);
      return;
    case 'send':
      writeSend(writer, statement);
      return;
    case 'receive':
      writeReceive(writer, statement);
      return;
    case 'close':
      writeClose(writer, statement);
      return;
    case 'channel-length': {
      const channel = wordOf(writer, statement.channel, statement.span);
      writer.assign(writer.local(statement.target), [channelLength(writer, channel)]);
      return;
    }
    case 'select':
      writeSelect(writer, statement);
      return;
    default:
      unreachable(statement);
  }
}

function writeMakeChannel(writer: Writer, statement: Of<'make-channel'>): void {
  const { shared } = writer;
  const { capacity, span } = statement;
  const room = capacity === null ? '0' : wordOf(writer, capacity, span);
  const isKnown = /^\d+$/.test(room);
  shared.channels += writer.loops > 0 ? 4 : 1;
  shared.capacity = Math.max(shared.capacity, isKnown ? Number(room) : 4);
  const { shape } = shared.program.types[statement.type]!;
  if (shape.kind === 'channel') shared.width = Math.max(shared.width, writer.size(shape.element));
  if (!isKnown) writer.line(`crash(${room} < 0);`);
  writer.line(`make_channel(${writer.local(statement.target)[0]!}, ${room});`);
}

function sendOptions(
  writer: Writer,
  channel: string,
  values: readonly string[],
  done: () => void,
): void {
  const padded = unpadded(values, '0');
  const option = (guard: string, act: string): void =>
    writer.option(guard, () => {
      writer.line(act);
      done();
    });
  option(`atomic { ${channel} > 1 && closed[${channel}]`, 'crash(true) };');
  option(
    `atomic { ${channel} > 1 && !closed[${channel}] && len(buffer[${channel}]) < room[${channel}]`,
    `buffer[${channel}]!${padded} };`,
  );
  // Nobody ever receives at 0.
  const meeting = `(${channel} > 1 && !closed[${channel}] && room[${channel}] == 0 -> ${channel} : 0)`;
  option(`meeting[${meeting}]!${padded}`, 'skip;');
}

function receiveOptions(
  writer: Writer,
  channel: string,
  targets: readonly string[],
  width: number,
  ok: string | null,
  done: () => void,
): void {
  const slots = Array.from({ length: width }, (_, at) => targets[at] ?? '_');
  const padded = unpadded(slots, '_');
  const setOk = (value: string): string => (ok === null ? '' : `; ${ok} = ${value}`);
  const zeros = targets.map((target) => `; ${target} = 0`).join('');
  const option = (guard: string, act: string): void =>
    writer.option(guard, () => {
      writer.line(act);
      done();
    });
  option(
    `atomic { ${channel} > 1 && len(buffer[${channel}]) > 0`,
    `buffer[${channel}]?${padded}${setOk('1')} };`,
  );
  option(
    `atomic { ${channel} > 1 && closed[${channel}] && len(buffer[${channel}]) == 0`,
    `skip${zeros}${setOk('0')} };`,
  );
  // Nobody ever sends at 1.
  option(
    `meeting[(${channel} > 1 && room[${channel}] == 0 -> ${channel} : 1)]?${padded}`,
    `skip${setOk('1')};`,
  );
}

function writeSend(writer: Writer, statement: Of<'send'>): void {
  const channel = named(writer, wordOf(writer, statement.channel, statement.span));
  const values = wordsOf(writer, statement.value, statement.span);
  writer.block('if', 'fi;', () => sendOptions(writer, channel, values, () => undefined));
}

function writeReceive(writer: Writer, statement: Of<'receive'>): void {
  const channel = named(writer, wordOf(writer, statement.channel, statement.span));
  const { targets, ok, width } = slotsOf(writer, statement);
  writer.block('if', 'fi;', () =>
    receiveOptions(writer, channel, targets, width, ok, () => undefined),
  );
}

function writeClose(writer: Writer, { channel, span }: Of<'close'>): void {
  const word = wordOf(writer, channel, span);
  writer.line(`crash(${word} == 0 || closed[${word}]);`);
  writer.line(`closed[${word}] = true;`);
}

function slotsOf(writer: Writer, { value, ok }: ReceiveTargets) {
  const targets = value === null ? [] : writer.local(value);
  return { targets, width: targets.length, ok: ok === null ? null : writer.local(ok)[0]! };
}

/** Spin wants a plain index. */
function named(writer: Writer, word: string): string {
  if (/^\w+$/.test(word)) return word;
  const name = writer.variable('ch', 'short');
  writer.assign([name], [word]);
  return name;
}

interface Case {
  readonly one: SelectCase;
  readonly channel: string;
  readonly values: readonly string[];
}

/**
 * Which case was taken is noted, and its body comes behind. A default may be taken where no buffer and no
 * closed channel is ready: who stands at the other end of an unbuffered channel may be a moment late.
 */
function writeSelect(writer: Writer, statement: Of<'select'>): void {
  const { span } = statement;
  const cases = statement.cases.map((one): Case => {
    const { communication } = one;
    const channel = named(writer, wordOf(writer, communication.channel, span));
    const values = communication.kind === 'send' ? wordsOf(writer, communication.value, span) : [];
    return { one, channel, values };
  });
  if (cases.length === 0 && statement.default === null) {
    writer.line('false;');
    return;
  }
  const taken = writer.variable('taken', 'byte');
  writer.block('if', 'fi;', () => {
    cases.forEach(({ one: { communication }, channel, values }, at) => {
      const done = (): void => writer.line(`${taken} = ${String(at)};`);
      if (communication.kind === 'send') sendOptions(writer, channel, values, done);
      else {
        const { targets, width, ok } = slotsOf(writer, communication);
        receiveOptions(writer, channel, targets, width, ok, done);
      }
    });
    if (statement.default !== null)
      writer.option(notReady(cases), () => writer.line(`${taken} = ${String(cases.length)};`));
  });
  const bodies = [...cases.map(({ one }) => one.body), statement.default ?? []];
  if (bodies.every((body) => body.length === 0)) return;
  writer.block('if', 'fi;', () =>
    bodies.forEach((body, at) =>
      writer.option(`(${taken} == ${String(at)})`, () => writer.statements(body)),
    ),
  );
}

function notReady(cases: readonly Case[]): string {
  const parts = cases.map(({ one, channel }) => {
    const ready =
      one.communication.kind === 'send'
        ? `len(buffer[${channel}]) < room[${channel}]`
        : `len(buffer[${channel}]) > 0`;
    return `!(${channel} > 1 && (closed[${channel}] || ${ready}))`;
  });
  return parts.length === 0 ? '(true)' : `(${parts.join(' && ')})`;
}

function channelLength(writer: Writer, channel: string): string {
  return `len(buffer[${named(writer, channel)}])`;
}
