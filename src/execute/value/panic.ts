import { unreachable } from '../../base/unreachable.ts';
import type { Term } from '../term/term.ts';
import { BrokenOff } from './broken-off.ts';
import type { Value } from './value.ts';

/** A panic of Go under way through the machine's own calls. */
export class GoPanic extends BrokenOff {
  readonly value: PanicValue;

  constructor(value: PanicValue) {
    super();
    this.value = value;
  }
}

export type PanicValue =
  | { readonly kind: 'value'; readonly value: Value }
  /** Raised by the runtime; recovered, it is a runtime.Error with this text. */
  | { readonly kind: 'runtime'; readonly text: string; readonly of: 'other' | 'bounds' }
  /** The same, without "runtime error: " in front. */
  | { readonly kind: 'plain'; readonly text: string; readonly of: 'plain' | 'assertion' | 'nil' }
  /** The same: what a channel was used for that it does not allow. */
  | { readonly kind: 'channel'; readonly fault: ChannelFault }
  /** Raised by package sync, with a text as its value. */
  | { readonly kind: 'waitgroup'; readonly text: string };

type ChannelFault = keyof typeof channelTexts;

const channelTexts = {
  'send-on-closed': 'send on closed channel',
  'close-of-closed': 'close of closed channel',
  'close-of-nil': 'close of nil channel',
} as const;

/** Not a panic: the process ends, and nobody can recover it. */
export class FatalError extends BrokenOff {
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** The program ends itself. */
export class Exit extends BrokenOff {
  readonly code: number;

  constructor(code: number) {
    super();
    this.code = code;
  }
}

/** The goroutine ends, after its deferred calls. */
export class Goexit extends BrokenOff {
  readonly kind = 'goexit';
}

/** An unknown has to be settled before the instruction can be carried out. */
export class Undecided extends BrokenOff {
  readonly term: Term;
  readonly options: readonly Value[];
  /** What was asked is the opposite of the term. */
  readonly isNegated: boolean;

  constructor(term: Term, options: readonly Value[], isNegated = false) {
    super();
    this.term = term;
    this.options = options;
    this.isNegated = isNegated;
  }
}

export function channelPanic(fault: ChannelFault): GoPanic {
  return new GoPanic({ kind: 'channel', fault });
}

export function runtimePanic(text: string): GoPanic {
  return new GoPanic({ kind: 'runtime', text, of: 'other' });
}

export function boundsPanic(text: string): GoPanic {
  return new GoPanic({ kind: 'runtime', text, of: 'bounds' });
}

export function nilPanic(): GoPanic {
  return runtimePanic(nilDereference);
}

export const nilDereference = 'invalid memory address or nil pointer dereference';

/** What Error() of a recovered runtime error says. */
export function runtimeText(panic: Exclude<PanicValue, { kind: 'value' }>): string {
  switch (panic.kind) {
    case 'runtime':
      return `runtime error: ${panic.text}`;
    case 'channel':
      return channelTexts[panic.fault];
    case 'plain':
    case 'waitgroup':
      return panic.text;
    default:
      return unreachable(panic);
  }
}

/** Whether a recovered runtime error says that a channel was misused: only the runtime makes such values. */
export function isChannelText(text: unknown): boolean {
  return Object.values<unknown>(channelTexts).includes(text);
}
