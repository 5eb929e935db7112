import type { PlainStatement } from '../../go/plain/statement.ts';
import type { NativeOperation, OperationFamily, OperationOf } from '../../go/std/natives.ts';
import { wordOf, wordsOf } from './expression.ts';
import type { Writer } from './writer.ts';

type Native = Extract<PlainStatement, { readonly kind: 'native' }>;

/** What an operation does, given the words of its operands and where its results go. */
type Rule = (
  writer: Writer,
  operands: readonly string[],
  results: readonly (readonly string[])[],
) => void;

/** A rule for each operation of some families; null for one that is refused. */
type Rules<Family extends OperationFamily> = Readonly<Record<OperationOf<Family>, Rule | null>>;

const line =
  (text: (place: string) => string): Rule =>
  (writer, [place]) =>
    writer.line(text(place!));

/** An operation whose result nobody reads. */
const none: readonly string[] = [];

/** Tries to take a lock and says whether it did. */
const attempt =
  (free: (place: string) => string, take: (place: string) => string): Rule =>
  (writer, [place], [[result] = none]) => {
    const report = (value: string): string =>
      result === undefined ? '' : `; ${result} = ${value}`;
    writer.line(
      `atomic { if :: (${free(place!)}) -> ${take(place!)}${report('1')} :: else -> skip${report('0')} fi };`,
    );
  };

const locks: Rules<'mutex' | 'rwmutex'> = {
  'mutex.lock': line((at) => `atomic { m[${at}] == 0 -> m[${at}] = 1 };`),
  'mutex.unlock': line((at) => `atomic { crash(m[${at}] == 0); m[${at}] = 0 };`),
  'mutex.tryLock': attempt(
    (at) => `m[${at}] == 0`,
    (at) => `m[${at}] = 1`,
  ),
  'rwmutex.lock': line(
    (at) =>
      `atomic { m[${at} + 2] == 0 -> m[${at} + 2] = 1 }; atomic { m[${at} + 1] == 0 -> m[${at}] = 1 };`,
  ),
  'rwmutex.unlock': line(
    (at) => `atomic { crash(m[${at}] == 0); m[${at}] = 0; m[${at} + 2] = 0 };`,
  ),
  'rwmutex.tryLock': attempt(
    (at) => `m[${at} + 2] == 0 && m[${at} + 1] == 0`,
    (at) => `m[${at} + 2] = 1; m[${at}] = 1`,
  ),
  'rwmutex.rLock': line((at) => `atomic { m[${at} + 2] == 0 -> m[${at} + 1]++ };`),
  'rwmutex.rUnlock': line((at) => `atomic { crash(m[${at} + 1] == 0); m[${at} + 1]-- };`),
  'rwmutex.tryRLock': attempt(
    (at) => `m[${at} + 2] == 0`,
    (at) => `m[${at} + 1]++`,
  ),
};

const waits: Rules<'waitgroup' | 'cond'> = {
  'waitgroup.add': (writer, [at, amount]) =>
    writer.line(`atomic { m[${at!}] = m[${at!}] + ${amount!}; crash(m[${at!}] < 0) };`),
  'waitgroup.wait': line((at) => `m[${at}] == 0;`),
  'cond.enqueue': (writer, [at], [[ticket] = none]) =>
    writer.line(`atomic { ${ticket === undefined ? '' : `${ticket} = m[${at!}]; `}m[${at!}]++ };`),
  'cond.await': (writer, [at, ticket]) => writer.line(`m[${at!} + 1] > ${ticket!};`),
  'cond.signal': line(
    (at) => `atomic { if :: (m[${at} + 1] < m[${at}]) -> m[${at} + 1]++ :: else -> skip fi };`,
  ),
  'cond.broadcast': line((at) => `m[${at} + 1] = m[${at}];`),
};

const timers: Rules<'timer'> = {
  // Its end may come at any moment, as everything else may.
  'timer.sleep': (writer) => writer.line('skip;'),
  'timer.start': (writer, [at, , period, channel, action]) => {
    writer.shared.timers = true;
    writer.line(`m[${at!}]++;`);
    writer.line(`run timer(${at!}, m[${at!}], ${period!}, ${channel!}, ${action!});`);
  },
  'timer.stop': (writer, [at], [[was] = none]) => {
    // Whether it was running is not told apart: it is stopped, and may have fired before.
    if (was !== undefined) writer.line(`if :: ${was} = 0 :: ${was} = 1 fi;`);
    writer.line(`m[${at!}]++;`);
  },
  'timer.reset': null,
  'timer.now': null,
  'timer.look': null,
  'timer.between': null,
  'timer.part': null,
};

const atomics: Rules<'atomic'> = {
  'atomic.load': (writer, [at], [targets = none]) =>
    writer.assign(targets, writer.at(at!, targets.length)),
  'atomic.store': (writer, [at, ...values]) => writer.assign(writer.at(at!, values.length), values),
  'atomic.swap': (writer, [at, ...values], [targets = none]) => {
    const old = writer.at(at!, values.length);
    const read = targets.map((target, word) => `${target} = ${old[word]!}; `).join('');
    const written = old.map((place, word) => `${place} = ${values[word]!}`).join('; ');
    writer.line(`d_step { ${read}${written} };`);
  },
  'atomic.compareAndSwap': (writer, [at, ...values], [[swapped] = none]) => {
    const size = values.length / 2;
    const places = writer.at(at!, size);
    const same = places.map((place, word) => `${place} == ${values[word]!}`).join(' && ');
    const take = places.map((place, word) => `${place} = ${values[size + word]!}`).join('; ');
    const report = (value: string): string =>
      swapped === undefined ? '' : `; ${swapped} = ${value}`;
    writer.line(
      `atomic { if :: (${same}) -> ${take}${report('1')} :: else -> skip${report('0')} fi };`,
    );
  },
  'atomic.add': (writer, [at, amount], [[target] = none]) =>
    writer.line(
      `d_step { m[${at!}] = m[${at!}] + ${amount!}${target === undefined ? '' : `; ${target} = m[${at!}]`} };`,
    ),
  'atomic.and': null,
  'atomic.or': null,
};

const others: Rules<'goroutine' | 'process' | 'output' | 'choice'> &
  Readonly<Record<'print' | 'println', Rule>> = {
  'goroutine.yield': (writer) => writer.line('skip;'),
  'goroutine.processors': (writer, _, [[target] = none]) =>
    target === undefined ? undefined : writer.line(`${target} = 2;`),
  'goroutine.exit': null,
  'goroutine.count': null,
  'process.exit': (writer) => writer.line('goto spin;'),
  'output.write': (writer) => writer.line('skip;'),
  print: (writer) => writer.line('skip;'),
  println: (writer) => writer.line('skip;'),
  'choice.below': (writer, [bound], [[target] = none]) =>
    target === undefined ? undefined : writer.line(`select (${target} : 0 .. ${bound!} - 1);`),
  'choice.fraction': null,
  'choice.iterations': null,
  'choice.defaults': null,
  'choice.bubble': null,
  // A whole program has no others.
  'choice.doneByOthers': (writer) => writer.line('skip;'),
};

/** The first operand is a pointer to what they work on. */
const atPlaces: Rules<'mutex' | 'rwmutex' | 'waitgroup' | 'cond' | 'atomic'> = {
  ...locks,
  ...waits,
  ...atomics,
};

/** Of these families no operation has a rule: what they compute is not finite, or comes from outside. */
type Refused = OperationOf<'signal' | 'input' | 'format' | 'dynamic' | 'text' | 'unicode' | 'math'>;

const rules: Readonly<Record<Exclude<NativeOperation, Refused>, Rule | null>> = {
  ...atPlaces,
  ...timers,
  ...others,
};

const ruleOf = (operation: NativeOperation): Rule | null =>
  isKnown(operation) ? rules[operation] : null;

const isKnown = (operation: NativeOperation): operation is keyof typeof rules =>
  Object.hasOwn(rules, operation);

export function writeNative(writer: Writer, statement: Native): void {
  const { operation, operands, results, span } = statement;
  const rule = ruleOf(operation);
  if (rule === null) {
    writer.refuse(`the operation ${operation}`, span);
    return;
  }
  const isPlain = operation !== 'print' && operation !== 'println';
  const words = isPlain ? operands.flatMap((one) => wordsOf(writer, one, span)) : [];
  const [first] = operands;
  if (first?.kind === 'local' && Object.hasOwn(atPlaces, operation))
    writer.line(`crash(${wordOf(writer, first, span)} == 0);`);
  rule(
    writer,
    words,
    results.map((local) => (local === null ? [] : writer.local(local))),
  );
}
