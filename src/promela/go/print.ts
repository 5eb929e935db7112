import type { FunctionId } from '../../go/plain/ids.ts';
import type { PlainFunction, PlainProgram } from '../../go/plain/program.ts';
import { processName, writeBody, writeEntry } from './call.ts';
import { pad, unpadded } from './message.ts';
import { writeBlock } from './statement.ts';
import { newShared, Writer, type Refusal, type Shared } from './writer.ts';

/** A model, and what it could not say; with refusals it is none of the program. */
interface GoModel {
  readonly text: string;
  readonly refusals: readonly Refusal[];
}

/**
 * A Go program over finite data as a model for Spin: goroutines are processes, calls are written out, memory
 * is an array of words. Texts and fractions are left out, and so is what the library only computes. An invalid
 * end state is a goroutine that waits for ever, a violated assertion a panic. Time may pass at any moment.
 */
export function printGoPromela(
  program: PlainProgram,
  entry: FunctionId,
  values: ReadonlyMap<string, number>,
): GoModel {
  const shared = newShared(program, entry);
  const processes = [mainProcess(shared, entry, values)];
  // Writing one may meet others, which are added behind.
  const writeSpawned = (): void => {
    for (let at = processes.length - 1; at < shared.spawned.length; at++)
      processes.push(spawnedProcess(shared, program.functions[shared.spawned[at]!]!));
  };
  writeSpawned();
  // A timer may start functions that nobody else does.
  const timer = shared.timers ? [timerProcess(shared)] : [];
  writeSpawned();
  const text = [prelude(shared), ...timer, ...processes].join('\n');
  return { text: pad(text, shared.width), refusals: shared.refusals };
}

function prelude({ memory, firstFree, channels, capacity, width }: Shared): string {
  const message = Array.from({ length: width }, () => 'int').join(', ');
  return `/* spin -a model.pml && cc -O2 -DSAFETY -DVECTORSZ=16384 -o pan pan.c && ./pan -m1000000
   An "invalid end state" is a goroutine that waits for ever, an "assertion violated" a panic. If MEMORY or
   CHANNELS is said to be too small, give a larger one with spin -DMEMORY=n or -DCHANNELS=n. */
#ifndef MEMORY
#define MEMORY ${String(memory + 8)}
#endif
#ifndef CHANNELS
#define CHANNELS ${String(Math.min(100, channels + 1))}
#endif
int m[MEMORY];
short top = ${String(firstFree)};
short channels = 2;
bool closed[CHANNELS];
byte room[CHANNELS];
chan buffer[CHANNELS] = [${String(capacity)}] of { ${message} };
chan meeting[CHANNELS] = [0] of { ${message} };
bool dead = false;  /* the program has ended, and nobody can panic any more */
inline allocate(_at, _size) {
  d_step { _at = top; top = top + _size; assert(top <= MEMORY) /* MEMORY is too small */ }
}
inline make_channel(_it, _room) {
  d_step { assert(channels < CHANNELS) /* CHANNELS is too small */; _it = channels; room[_it] = _room; channels++ }
}
inline crash(_condition) {
  if :: (_condition) -> if :: dead -> goto spin :: else -> assert(false) fi :: else -> skip fi
}
`;
}

/** What a process is made of, with a place where whoever has ended the program stays for ever. */
function assemble(header: string, writer: Writer): string {
  return [
    `${header} {`,
    ...writer.declarations,
    ...writer.lines,
    '  goto finished;',
    'spin:',
    '  do :: true -> skip od;',
    'finished:',
    '  skip',
    '}',
    '',
  ].join('\n');
}

function mainProcess(
  shared: Shared,
  entry: FunctionId,
  values: ReadonlyMap<string, number>,
): string {
  const { program } = shared;
  const writer = new Writer(shared, writeBlock);
  writeFunction(writer, program.functions[program.initialize]!, []);
  const fn = program.functions[entry]!;
  const given = fn.parameters.map((local): readonly string[] => {
    const { name, type, span } = fn.locals[local]!;
    const { kind } = program.types[type]!.shape;
    if (kind !== 'integer' && kind !== 'boolean')
      writer.refuse(`a parameter of type ${program.types[type]!.text}`, span);
    return [String(values.get(name ?? '') ?? 1)];
  });
  writeFunction(writer, fn, given);
  const isMain = program.entries.some((one) => one.function === entry && one.kind === 'main');
  if (isMain) writer.line('dead = true;');
  return assemble('active proctype main_()', writer);
}

function writeFunction(
  writer: Writer,
  fn: PlainFunction,
  given: readonly (readonly string[])[],
): void {
  writer.calls.push(fn.id);
  writer.labels = new Map();
  writer.frame = writer.newFrame(fn);
  writeEntry(writer, given);
  writeBody(writer);
  writer.calls.pop();
}

function spawnedProcess(shared: Shared, fn: PlainFunction): string {
  const writer = new Writer(shared, writeBlock);
  const parameters: string[] = [];
  const given = [...fn.parameters, ...fn.captures].map((local, at) => {
    const { name, type } = fn.locals[local]!;
    const isCapture = at >= fn.parameters.length;
    const count = isCapture ? 1 : writer.size(type);
    return Array.from({ length: count }, () => {
      const word = writer.fresh(`${name ?? 'p'}_given`);
      parameters.push(`${isCapture ? 'short' : writer.word(type)} ${word}`);
      return word;
    });
  });
  writeFunction(writer, fn, given);
  return assemble(`proctype ${shared.processNames.get(fn.id)!}(${parameters.join('; ')})`, writer);
}

/** A timer that runs, until it fires or is stopped. Where nobody takes what it sent it rests. */
function timerProcess(shared: Shared): string {
  const { program, reached } = shared;
  const writer = new Writer(shared, writeBlock);
  writer.line('end_running:');
  writer.block('do', 'od;', () => {
    writer.option('(m[at] != started)', () => writer.line('break;'));
    writer.option(
      'atomic { (m[at] == started && channel > 1 && len(buffer[channel]) < room[channel])',
      () => {
        writer.line(`buffer[channel]!${unpadded([], '0')} };`);
        writer.line('if :: (period == 0) -> break :: else -> skip fi;');
      },
    );
    for (const id of reached.closures) {
      const { parameters, results, captures } = program.functions[id]!;
      if (parameters.length + results.length > 0) continue;
      const isIt =
        captures.length === 0
          ? `action == ${String(-1 - id)}`
          : `action > 0 && m[action] == ${String(id)}`;
      writer.option(`(m[at] == started && ${isIt})`, () => {
        const given = captures.map((_, at) => `m[action + ${String(at + 1)}]`);
        writer.line(`run ${processName(writer, id)}(${given.join(', ')});`);
        writer.line('break;');
      });
    }
  });
  return assemble(
    'proctype timer(short at; short started; int period; short channel; short action)',
    writer,
  );
}
