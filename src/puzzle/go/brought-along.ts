import type { TypeId } from '../../go/plain/ids.ts';
import type { ConstantValue, PlainExpression } from '../../go/plain/expression.ts';
import type { PlainFunction } from '../../go/plain/program.ts';
import type { Callee, PlainBlock, PlainStatement } from '../../go/plain/statement.ts';
import { visitStatements, walkBlock } from '../../go/plain/walk.ts';
import { isOwn, type GoProgram } from './read-go.ts';

/** What a map has depends on which keys are equal: who asks it compares with all that are in it. */
function isMerging({ kind }: PlainStatement): boolean {
  return kind === 'map-get' || kind === 'map-length' || kind === 'range-map';
}

/** What a program uses that runs with a few values, or without a clock, do not show all of. */
interface BroughtAlong {
  /** How large its constants are, texts and arrays as well. */
  readonly numbers: ReadonlySet<number>;
  /** By how they are written: what may make one value of several, or a limit that no text names. */
  readonly lossy: readonly string[];
  /** What says something else in every run, or lets nobody rely on what others have written. */
  readonly fickle: readonly string[];
}

const nothing: BroughtAlong = { numbers: new Set(), lossy: [], fickle: [] };

/** What an edit uses that the program does not; null: the program that is edited cannot be read. */
export function broughtAlong(edited: GoProgram, program: GoProgram | null): BroughtAlong {
  const own = usedBy(edited);
  const before = program === null ? nothing : usedBy(program);
  return {
    numbers: new Set([...own.numbers].filter((number) => !before.numbers.has(number))),
    lossy: without(own.lossy, before.lossy),
    fickle: without(own.fickle, before.fickle),
  };
}

/** Each as often as the first list has it more. */
function without(all: readonly string[], some: readonly string[]): readonly string[] {
  const left = [...some];
  return all.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function usedBy(go: GoProgram): BroughtAlong {
  const numbers = new Set<number>();
  const lossy: string[] = [];
  const fickle: string[] = [];
  for (const one of go.program.plain.functions) {
    if (!isOwn(go, one.id)) continue;
    for (const length of arraysOf(one, go)) numbers.add(length);
    lossy.push(...one.locals.flatMap(({ type }) => narrowType(type, go) ?? []));
    const noteFickle = (part: PlainStatement | Callee | PlainExpression): void => {
      const doubt = fickleIn(part, go);
      if (doubt !== null) fickle.push(doubt);
    };
    walkBlock(one.body, {
      statement: (part) => {
        noteFickle(part);
        if (isMerging(part)) lossy.push('a map');
        if (awaitsTimer(part, one, go)) fickle.push('a timer');
      },
      callee: noteFickle,
      expression: (part) => {
        if (part.kind === 'constant') {
          const size = sizeOf(part.value);
          if (size !== null && !isDuration(part.type, go)) numbers.add(size);
        }
        const words = lossyIn(part, go);
        if (words !== null) lossy.push(words);
        noteFickle(part);
      },
    });
  }
  return { numbers, lossy, fickle };
}

/** A lock that was not to be had, for instance, says nothing of what its holder has written. */
const notWaiting: ReadonlyMap<string, string> = new Map([
  ['timer.sleep', 'a Sleep'],
  ['goroutine.count', 'runtime.NumGoroutine'],
  ['mutex.tryLock', 'TryLock'],
  ['rwmutex.tryLock', 'TryLock'],
  ['rwmutex.tryRLock', 'TryRLock'],
]);

/** Whether a loop may go on until nobody is ready, as in asking a channel whether it is full. */
function endsByDefault(body: PlainBlock): boolean {
  let ends = false;
  visitStatements(body, (one) => {
    if (one.kind !== 'select' || one.default === null) return;
    visitStatements(one.default, ({ kind }) => {
      if (kind === 'break' || kind === 'return' || kind === 'assign' || kind === 'store')
        ends = true;
    });
  });
  return ends;
}

/** A timer is a Sleep where there is nothing else to wait for. */
function awaitsTimer(part: PlainStatement, { locals }: PlainFunction, go: GoProgram): boolean {
  const isTimer = (channel: PlainExpression): boolean => {
    if (channel.kind !== 'local') return false;
    const shape = go.program.types.shape(locals[channel.local]!.type);
    return shape.kind === 'channel' && go.program.plain.types[shape.element]?.text === 'time.Time';
  };
  if (part.kind === 'receive') return isTimer(part.channel);
  if (part.kind !== 'select' || part.default !== null || part.cases.length === 0) return false;
  return part.cases.every(
    ({ communication: one }) => one.kind === 'receive' && isTimer(one.channel),
  );
}

const clock = /^time\.(Now|Since|Until|Time\.|\(\*?Time\)\.)/;

/** The clock, and what others do not wait for: how many goroutines there are, or values in a channel. */
function fickleIn(part: PlainStatement | Callee | PlainExpression, go: GoProgram): string | null {
  if (part.kind === 'channel-length') return 'the length of a channel';
  if (part.kind === 'native') return notWaiting.get(part.operation) ?? null;
  if (part.kind === 'loop') return endsByDefault(part.body) ? 'a default that ends a loop' : null;
  // What is not there to be read is taken to return.
  if (part.kind === 'unknown') return 'name' in part ? part.name : part.words;
  const id = part.kind === 'static' || part.kind === 'closure' ? part.function : null;
  const called = id === null ? undefined : go.program.plain.functions[id];
  const name = called?.package === 'time' ? (called.qualified ?? called.name) : '';
  if (name === 'time.AfterFunc') return name;
  return clock.test(name) ? 'the clock' : null;
}

function arraysOf({ locals }: PlainFunction, { program }: GoProgram): readonly number[] {
  return locals.flatMap(({ type }) => {
    const shape = program.types.shape(type);
    return shape.kind === 'array' ? [shape.length] : [];
  });
}

/** How long something takes is no value of a parameter. */
function isDuration(type: TypeId, { program }: GoProgram): boolean {
  return program.plain.types[type]?.text === 'time.Duration';
}

function sizeOf(value: ConstantValue): number | null {
  switch (value.kind) {
    case 'boolean':
      return null;
    case 'integer':
      return Math.abs(Number(value.value));
    case 'float':
      return Math.ceil(Math.abs(value.value));
    case 'complex':
      return Math.ceil(Math.abs(value.real) + Math.abs(value.imaginary));
    case 'string':
      return value.bytes.length;
  }
}

/** A type of numbers that has not all values of an int: what counts in it begins again. */
function narrowType(type: TypeId, { program }: GoProgram): string | null {
  const shape = program.types.shape(type);
  const isNarrow =
    (shape.kind === 'integer' && shape.bits < 64) ||
    shape.kind === 'float' ||
    shape.kind === 'complex';
  return isNarrow ? (program.plain.types[type]?.text ?? 'a conversion') : null;
}

/** `string(n)`, whose length says how large n is. */
function isSpelled(from: TypeId, to: TypeId, { types }: GoProgram['program']): boolean {
  return types.shape(to).kind === 'string' && types.shape(from).kind === 'integer';
}

function lossyIn(part: PlainExpression, go: GoProgram): string | null {
  if (part.kind === 'convert')
    return isSpelled(part.from, part.to, go.program)
      ? 'the text of a number'
      : narrowType(part.to, go);
  if (part.kind !== 'arithmetic') return null;
  switch (part.operator) {
    case '+':
    case '-':
    case '*':
      return null;
    case '<<':
      return part.right.kind === 'constant' ? null : part.operator;
    case '/':
    case '%':
    case '&':
    case '|':
    case '^':
    case '&^':
    case '>>':
      return part.operator;
  }
}
