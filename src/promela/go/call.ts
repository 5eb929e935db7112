import type { FunctionId } from '../../go/plain/ids.ts';
import type { PlainFunction } from '../../go/plain/program.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import type { Callee, CallParts, PlainStatement } from '../../go/plain/statement.ts';
import { wordsOf } from './expression.ts';
import { calleesOf, opaqueKind } from '../../go/plain/reached.ts';
import type { Deferred, Writer } from './writer.ts';

type Of<Kind extends PlainStatement['kind']> = Extract<PlainStatement, { readonly kind: Kind }>;

/** Operands of a call, evaluated. */
interface Operands {
  /** Of the function value or the receiver. */
  readonly target: readonly string[];
  readonly arguments: readonly (readonly string[])[];
}

export function writeCall(writer: Writer, statement: Of<'call'>): void {
  const operands = operandsOf(writer, statement, statement.span);
  const results = statement.results.map((local) => (local === null ? null : writer.local(local)));
  writeCallee(writer, statement.callee, operands, results, statement.span);
}

export function writeGo(writer: Writer, statement: Of<'go'>): void {
  const { callee, span } = statement;
  const operands = operandsOf(writer, statement, span);
  eachTarget(writer, callee, operands, span, (target, words) => {
    const name = processName(writer, target);
    writer.line(`run ${name}(${words.flat().join(', ')});`);
  });
}

export function writeDefer(writer: Writer, statement: Of<'defer'>): void {
  const { span, callee } = statement;
  if (writer.loopsOfFrame > 0 || statement.frame !== null) writer.refuse('a defer in a loop', span);
  const { target, arguments: given } = operandsOf(writer, statement, span);
  const keep = (words: readonly string[]): readonly string[] => {
    const kept = writer.variables('kept', words.length);
    writer.assign(kept, words);
    return kept;
  };
  const flag = writer.variable('deferred', 'bit');
  const deferred: Deferred = {
    callee,
    arguments: statement.arguments,
    flag,
    span,
    target: keep(target),
    operands: given.map(keep),
  };
  writer.line(`${flag} = 1;`);
  writer.frame.defers.push(deferred);
}

function operandsOf(writer: Writer, parts: CallParts, span: PlainSpan): Operands {
  const { callee } = parts;
  const isDropped =
    callee.kind === 'static' &&
    opaqueKind(writer.shared.program.functions[callee.function]!) !== null;
  if (isDropped) return { target: [], arguments: [] };
  const target =
    callee.kind === 'dynamic'
      ? wordsOf(writer, callee.closure, span)
      : callee.kind === 'method'
        ? wordsOf(writer, callee.receiver, span)
        : [];
  return { target, arguments: parts.arguments.map((one) => wordsOf(writer, one, span)) };
}

/** Calls `write` for each function that may be meant, with what it is given, behind a question which it is. */
function eachTarget(
  writer: Writer,
  callee: Callee,
  { target, arguments: given }: Operands,
  span: PlainSpan,
  write: (target: FunctionId, words: readonly (readonly string[])[]) => void,
): void {
  const { program, reached } = writer.shared;
  switch (callee.kind) {
    case 'static':
      write(callee.function, given);
      return;
    case 'unknown':
      writer.refuse(`the text of ${callee.name} is not known`, span);
      return;
    case 'dynamic':
    case 'method': {
      const found = calleesOf(program, reached, writer.frame.fn, callee);
      const [word, payload] = target;
      writer.line(`crash(${word!} == 0);`);
      writer.block('if', 'fi;', () => {
        for (const { type, function: id } of found) {
          const fn = program.functions[id]!;
          if (type !== null) {
            const size = writer.size(type);
            const receiver = size === 1 ? [payload!] : writer.at(payload!, size);
            writer.option(`(${word!} == ${String(type + 1)})`, () =>
              write(id, [size === 0 ? [] : receiver, ...given]),
            );
          } else if (fn.captures.length === 0)
            writer.option(`(${word!} == ${String(-1 - id)})`, () => write(id, given));
          else {
            const captures = fn.captures.map((_, at) => [`m[${word!} + ${String(at + 1)}]`]);
            writer.option(`(${word!} > 0 && m[${word!}] == ${String(id)})`, () =>
              write(id, [...given, ...captures]),
            );
          }
        }
        if (found.length === 0) writer.option('(false)', () => undefined);
      });
      return;
    }
  }
}

function writeCallee(
  writer: Writer,
  callee: Callee,
  operands: Operands,
  results: readonly (readonly string[] | null)[],
  span: PlainSpan,
): void {
  eachTarget(writer, callee, operands, span, (target, words) =>
    writeInline(writer, target, words, results, span),
  );
}

/** A call is written out where it stands. */
function writeInline(
  writer: Writer,
  id: FunctionId,
  given: readonly (readonly string[])[],
  results: readonly (readonly string[] | null)[],
  span: PlainSpan,
): void {
  const fn = writer.shared.program.functions[id]!;
  const opaque = opaqueKind(fn);
  if (opaque === 'exits') {
    writer.line('goto spin;');
    return;
  }
  if (opaque === 'computes') {
    writeOpaque(writer, fn, results, span);
    return;
  }
  if (writer.calls.includes(id)) {
    writer.refuse(`${fn.name} calls itself`, span);
    return;
  }
  const caller = writer.frame;
  const loops = writer.loopsOfFrame;
  const { labels } = writer;
  writer.loopsOfFrame = 0;
  writer.labels = new Map();
  writer.calls.push(id);
  const frame = writer.newFrame(fn);
  writer.frame = frame;
  writeEntry(writer, given);
  writeBody(writer);
  const own = fn.results.flatMap((local) => {
    const words = writer.local(local);
    const local_ = fn.locals[local]!;
    return [local_.boxed ? writer.at(words[0]!, writer.size(local_.type)) : words];
  });
  results.forEach((target, at) => target !== null && writer.assign(target, own[at]!));
  writer.calls.pop();
  writer.frame = caller;
  writer.loopsOfFrame = loops;
  writer.labels = labels;
}

/** What a function of the library computes is not known: text, an error that may be meant to be one. */
function writeOpaque(
  writer: Writer,
  fn: PlainFunction,
  results: readonly (readonly string[] | null)[],
  span: PlainSpan,
): void {
  results.forEach((target, at) => {
    if (target === null) return;
    const { shape, text } = writer.shared.program.types[fn.locals[fn.results[at]!]!.type]!;
    if (shape.kind === 'string' || shape.kind === 'float') writer.assign(target, ['0']);
    else if (fn.qualified === 'fmt.Errorf') writer.assign(target, ['30000', '1']);
    else writer.refuse(`what ${fn.name} gives: ${text}`, span);
  });
}

/** Parameters and captures get what is given; boxed parameters and results get their cells. */
export function writeEntry(writer: Writer, given: readonly (readonly string[])[]): void {
  const { fn } = writer.frame;
  [...fn.parameters, ...fn.captures].forEach((local, at) => {
    const { boxed, type } = fn.locals[local]!;
    const [address] = writer.local(local);
    const isCapture = at >= fn.parameters.length;
    if (!boxed || isCapture) writer.assign(writer.local(local), given[at] ?? []);
    else {
      const size = writer.size(type);
      writer.allocate(address!, size);
      writer.assign(writer.at(address!, size), given[at] ?? []);
    }
  });
  for (const local of fn.results) {
    const { boxed, type } = fn.locals[local]!;
    const words = writer.local(local);
    if (boxed) writer.allocate(words[0]!, writer.size(type));
    else
      writer.assign(
        words,
        words.map(() => '0'),
      );
  }
}

/** The statements of a function, and what it deferred. */
export function writeBody(writer: Writer): void {
  const { fn, returnLabel, defers } = writer.frame;
  // A flag that was set in an earlier call of the same place must not count: it is taken back when it is used.
  writer.statements(fn.body);
  writer.line(`${returnLabel}: skip;`);
  for (const { flag, callee, span, target, operands } of defers.toReversed())
    writer.block('if', 'fi;', () => {
      writer.option(`(${flag} == 1)`, () => {
        writer.line(`${flag} = 0;`);
        writeCallee(writer, callee, { target, arguments: operands }, [], span);
      });
      writer.option('else', () => undefined);
    });
}

/** The process that a goroutine begins with. */
export function processName(writer: Writer, target: FunctionId): string {
  const { shared } = writer;
  const known = shared.processNames.get(target);
  if (known !== undefined) return known;
  const fn = shared.program.functions[target]!;
  const base = fn.name.replace(/^main\./, '').replace(/[^A-Za-z0-9]/g, '_');
  const taken = new Set(shared.processNames.values());
  let name = `go_${base}`;
  for (let at = 2; taken.has(name); at++) name = `go_${base}_${String(at)}`;
  shared.processNames.set(target, name);
  shared.spawned.push(target);
  return name;
}
