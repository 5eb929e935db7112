import { unreachable } from '../../base/unreachable.ts';
import * as t from '../../logic/term.ts';
import {
  isCounted,
  type Instruction,
  type PointIndex,
  type ProcessIndex,
} from '../../process/machine.ts';
import { offered, ready, taken, type Context } from '../context/context.ts';
import { evaluatedAt } from '../summary/evaluated.ts';

/** One way in which an instruction can proceed. */
export interface Arm {
  readonly guard: t.Term;
  /** New values of state variables other than the stepping process's counter. */
  readonly updates: ReadonlyMap<string, t.Term>;
  readonly target: PointIndex;
  /** What happened, after "when goroutine 1 ..." */
  readonly words: string;
}

/** The rule of an instruction (Figs 6 and 9): when it aborts the program, and how it proceeds. */
interface Step {
  readonly crash: t.Term;
  readonly crashWords: string;
  readonly arms: readonly Arm[];
}

export function toStep(context: Context, process: ProcessIndex, point: PointIndex): Step {
  const { instruction } = context.machine.processes[process]!.points[point]!;
  const undefinedHere = t.not(evaluatedAt(context, instruction));
  const [own, crashWords] = ownCrash(context, instruction);
  return { crash: t.or(undefinedHere, own), crashWords, arms: toArms(context, instruction) };
}

/** When it aborts the program although all that it evaluates is defined, and what it then does. */
function ownCrash(context: Context, instruction: Instruction): readonly [t.Term, string] {
  switch (instruction.kind) {
    case 'make-channel': {
      // Fig. 6 tests e < 1; capacity 0 is legal and means unbuffered (PAPER-NOTES 1).
      const isNegative = t.compare(context.capacity(instruction.channel), '<', t.zero);
      return [isNegative, 'makes a channel with a negative capacity'];
    }
    case 'add': {
      const counter = context.waitgroup(instruction.waitgroup);
      const isBelow = t.compare(counter, '<', t.negate(context.term(instruction.amount)));
      return [isBelow, 'makes a waitgroup counter negative'];
    }
    case 'send':
    case 'acknowledged':
    case 'receive':
    case 'wait':
    case 'spawn':
    case 'return':
    case 'branch':
    case 'jump':
    case 'loop-head':
    case 'loop-next':
      return [t.no, 'divides by zero'];
    default:
      return unreachable(instruction);
  }
}

const unchanged: ReadonlyMap<string, t.Term> = new Map();

function toArms(context: Context, instruction: Instruction): readonly Arm[] {
  const arm = (words: string, target: PointIndex, guard = t.yes, updates = unchanged): Arm => ({
    guard,
    updates,
    target,
    words,
  });
  switch (instruction.kind) {
    case 'make-channel':
      return [arm('makes the channel', instruction.next)];
    case 'send':
      return sendArms(context, instruction.channel, instruction.next, instruction.rendezvous);
    case 'acknowledged': {
      const c = context.channel(instruction.channel);
      const updates = new Map([[context.names.channels[instruction.channel]!, ready]]);
      return [arm('sees its message taken', instruction.next, t.equal(c, taken), updates)];
    }
    case 'receive':
      return receiveArms(context, instruction.channel, instruction.next);
    case 'add': {
      const sum = t.add(context.waitgroup(instruction.waitgroup), context.term(instruction.amount));
      const updates = new Map([[context.names.waitgroups[instruction.waitgroup]!, sum]]);
      return [arm('adds to the waitgroup', instruction.next, t.yes, updates)];
    }
    case 'wait': {
      const open = t.equal(context.waitgroup(instruction.waitgroup), t.zero);
      return [arm('passes its Wait', instruction.next, open)];
    }
    case 'spawn': {
      return [arm('spawns', instruction.next, t.yes, birth(context, instruction.process))];
    }
    case 'return':
      return [arm('returns', instruction.target)];
    case 'branch': {
      const guard = context.term(instruction.condition);
      return [
        arm('takes the true branch', instruction.then, guard),
        arm('takes the else branch', instruction.otherwise, t.not(guard)),
      ];
    }
    case 'jump':
      return [arm('leaves the true branch', instruction.target)];
    case 'loop-head': {
      const i = context.loopVariable(instruction.loop);
      const more = t.compare(i, '<', context.loopTo(instruction.loop));
      return [
        arm('begins an iteration of its loop', instruction.body, more),
        arm('leaves its loop', instruction.exit, t.not(more)),
      ];
    }
    case 'loop-next': {
      const next = t.add(context.loopVariable(instruction.loop), t.one);
      const updates = new Map([[context.names.loops[instruction.loop]!, next]]);
      return [arm('ends an iteration of its loop', instruction.head, t.yes, updates)];
    }
    default:
      return unreachable(instruction);
  }
}

function birth(context: Context, process: ProcessIndex): ReadonlyMap<string, t.Term> {
  const name = context.names.counters[process]![0]!;
  const first = context.instances(process)[0]!;
  return new Map([[name, isCounted(context.machine, process) ? t.add(first, t.one) : t.zero]]);
}

function sendArms(
  context: Context,
  channel: number,
  next: PointIndex,
  rendezvous: PointIndex,
): readonly Arm[] {
  const c = context.channel(channel);
  const name = context.names.channels[channel]!;
  const buffered = context.buffered(channel);
  const room = t.compare(c, '<', context.capacity(channel));
  return possible([
    {
      guard: t.and(buffered, room),
      updates: new Map([[name, t.add(c, t.one)]]),
      target: next,
      words: 'sends into the buffer',
    },
    {
      guard: t.and(t.not(buffered), t.equal(c, ready)),
      updates: new Map([[name, offered]]),
      target: rendezvous,
      words: 'offers its message',
    },
  ]);
}

/** PAPER-NOTES 8: whatever is not buffered is taken as unbuffered, so that no step does nothing. */
function receiveArms(context: Context, channel: number, next: PointIndex): readonly Arm[] {
  const c = context.channel(channel);
  const name = context.names.channels[channel]!;
  const buffered = context.buffered(channel);
  return possible([
    {
      guard: t.and(buffered, t.compare(c, '>', t.zero)),
      updates: new Map([[name, t.subtract(c, t.one)]]),
      target: next,
      words: 'receives from the buffer',
    },
    {
      guard: t.and(t.not(buffered), t.equal(c, offered)),
      updates: new Map([[name, taken]]),
      target: next,
      words: 'takes the offered message',
    },
  ]);
}

function possible(arms: readonly Arm[]): readonly Arm[] {
  return arms.filter(({ guard }) => guard !== t.no);
}
