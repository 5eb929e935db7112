import type { NativeRule, NativeRules } from './rule.ts';
import { addTimer } from '../state/timers.ts';
import { named } from '../term/make.ts';
import { shownText } from './shown-text.ts';
import { Exit, Goexit } from '../value/panic.ts';
import { Boxed, Closure, Pointer, Slice, Unknown, type Value } from '../value/value.ts';
import type { Types } from '../value/types.ts';

const processors = 4;

function write(
  machine: Parameters<(NativeRule & { kind: 'compute' })['compute']>[0],
  text: string,
): void {
  if (machine.state.output.length < machine.limits.output && !machine.state.finished)
    machine.state.output += text;
}

/** print and println of Go itself write to stderr, which is no output of the program. */
const printed: NativeRule = { kind: 'compute', compute: () => [] };

export const environmentNatives: NativeRules<
  'goroutine' | 'process' | 'output' | 'signal' | 'input'
> &
  Readonly<Record<'print' | 'println', NativeRule>> = {
  'goroutine.yield': { kind: 'stand', stand: (_, __, { span }) => ({ kind: 'yield', span }) },
  'goroutine.exit': {
    kind: 'compute',
    compute: () => {
      throw new Goexit();
    },
  },
  'goroutine.count': {
    kind: 'stand',
    stand: (_, __, { span, results }) => ({ kind: 'count', span, target: results[0] ?? null }),
  },
  'goroutine.processors': { kind: 'compute', compute: () => [processors] },
  'process.exit': {
    kind: 'compute',
    compute: (machine, [code]) => {
      throw new Exit(Number(machine.concrete(code!)));
    },
  },
  'output.write': {
    kind: 'stand',
    stand: (machine, [stream, text], { span }) => {
      const shown = shownText(text!);
      if (stream !== 1) return null;
      if (machine.visibleOutput) return { kind: 'print', span, text: shown };
      write(machine, shown);
      return null;
    },
  },
  'signal.notify': {
    kind: 'stand',
    stand: (_, [channel], { span, types, operandTypes }) => {
      if (!(channel instanceof Pointer)) return null;
      return { kind: 'expect', span, channel, value: signalValue(types, operandTypes[0]!) };
    },
  },
  'signal.call': {
    kind: 'compute',
    compute: (machine, [closure], { span }) => {
      if (closure instanceof Closure)
        addTimer(machine.state, Infinity, 0, { kind: 'call', closure }, null, span);
      return [];
    },
  },
  // What somebody types is not known, nor whether there is more of it.
  'input.scan': {
    kind: 'compute',
    compute: (machine, [targets], { resultTypes, site }) => {
      const given = targets instanceof Slice ? machine.sliceElements(targets) : [];
      for (const target of given) {
        if (!(target instanceof Boxed) || !(target.value instanceof Pointer)) continue;
        machine.note(target.value.object, target.value.path, -1, true, site);
        machine.poke(target.value, machine.freshUnknown(named('the input'), site, null));
      }
      return resultTypes.map((type) =>
        machine.freshUnknown(named('how the input went'), site, type),
      );
    },
  },
  'signal.stop': {
    kind: 'compute',
    compute: ({ state }, [channel]) => {
      if (channel instanceof Pointer)
        state.timers = state.timers.filter(
          ({ action }) => action.kind !== 'deliver' || action.channel.object !== channel.object,
        );
      return [];
    },
  },
  print: printed,
  println: printed,
};

/** Any signal: nobody knows which. */
function signalValue(types: Types, channel: number): Value {
  const shape = types.shape(channel);
  return new Unknown(named('the signal'), shape.kind === 'channel' ? shape.element : null);
}
