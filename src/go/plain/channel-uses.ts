import type { PlainExpression } from './expression.ts';
import type { FunctionId, LocalId } from './ids.ts';
import type { PlainFunction, PlainProgram } from './program.ts';
import { opaqueKind } from './reached.ts';
import type { CallParts, PlainStatement } from './statement.ts';
import { targetsOf } from './targets.ts';
import { walkBlock } from './walk.ts';

/** How the locals of a function are used that channels are in. */
interface ChannelUses {
  readonly all: ReadonlyMap<LocalId, number>;
  /** Those that neither send nor let anybody else send. */
  readonly harmless: ReadonlyMap<LocalId, number>;
  readonly closed: ReadonlySet<LocalId>;
  /** Those that hold something else than a channel that the function makes. */
  readonly set: ReadonlySet<LocalId>;
  readonly given: readonly {
    readonly local: LocalId;
    readonly call: CallParts;
    readonly at: number;
  }[];
}

/** Tells of the locals of a program who can send to a channel that is in one. */
export class ChannelReader {
  readonly #program: PlainProgram;
  readonly #uses = new Map<FunctionId, ChannelUses>();

  constructor(program: PlainProgram) {
    this.#program = program;
  }

  uses(fn: PlainFunction): ChannelUses {
    const known = this.#uses.get(fn.id);
    if (known !== undefined) return known;
    const found = readUses(fn, (local) => this.#onlyReceives(fn, local));
    this.#uses.set(fn.id, found);
    return found;
  }

  /** A channel that the function makes, puts into one struct, and sends to by no other way. */
  isMadeFor(fn: PlainFunction, local: LocalId): boolean {
    return !this.uses(fn).set.has(local) && this.#isKept(fn, local, 1, new Set());
  }

  /** Whether nobody sends to what is in a local, and nobody is handed it who could. */
  isNeverSentTo(fn: PlainFunction, local: LocalId): boolean {
    return this.#isKept(fn, local, 0, new Set());
  }

  #isKept(fn: PlainFunction, local: LocalId, stored: number, asked: Set<string>): boolean {
    const name = `${String(fn.id)} ${String(local)}`;
    if (asked.has(name) || this.#onlyReceives(fn, local)) return true;
    asked.add(name);
    const { boxed } = fn.locals[local]!;
    if (boxed || fn.results.includes(local) || fn.captures.includes(local)) return false;
    const { all, harmless, given } = this.uses(fn);
    const handed = given.filter((one) => one.local === local);
    const count = (harmless.get(local) ?? 0) + handed.length + stored;
    return (
      count === (all.get(local) ?? 0) &&
      handed.every(({ call, at }) => this.#isHandedOver(call, at, asked))
    );
  }

  /** Whether it is closed there, or by who is called with it. */
  isClosed(fn: PlainFunction, local: LocalId, asked = new Set<string>()): boolean {
    const name = `${String(fn.id)} ${String(local)}`;
    if (asked.has(name)) return false;
    asked.add(name);
    const { closed, given } = this.uses(fn);
    if (closed.has(local)) return true;
    return given.some(({ local: one, call: { callee }, at }) => {
      if (one !== local || callee.kind !== 'static') return false;
      const called = this.#program.functions[callee.function]!;
      return this.isClosed(called, called.parameters[at]!, asked);
    });
  }

  #isHandedOver({ callee }: CallParts, at: number, asked: Set<string>): boolean {
    if (callee.kind !== 'static') return false;
    const called = this.#program.functions[callee.function]!;
    const parameter = called.parameters[at];
    if (parameter === undefined) return false;
    if (this.#onlyReceives(called, parameter)) return true;
    return opaqueKind(called) === null && this.#isKept(called, parameter, 0, asked);
  }

  #onlyReceives({ locals }: PlainFunction, local: LocalId): boolean {
    const { shape } = this.#program.types[locals[local]!.type]!;
    return shape.kind === 'channel' && shape.direction === 'receive';
  }
}

function readUses(fn: PlainFunction, onlyReceives: (local: LocalId) => boolean): ChannelUses {
  const all = new Map<LocalId, number>();
  const harmless = new Map<LocalId, number>();
  const closed = new Set<LocalId>();
  const set = new Set<LocalId>(fn.parameters);
  const given: ChannelUses['given'][number][] = [];
  const allow = (one: PlainExpression): void => {
    if (one.kind === 'local') harmless.set(one.local, (harmless.get(one.local) ?? 0) + 1);
  };
  const read = (statement: PlainStatement): void => {
    if (statement.kind !== 'make-channel') for (const one of targetsOf(statement)) set.add(one);
    for (const one of listenedTo(statement)) allow(one);
    if (statement.kind === 'assign' && onlyReceives(statement.target)) allow(statement.value);
    if (statement.kind === 'close' && statement.channel.kind === 'local')
      closed.add(statement.channel.local);
    if (statement.kind === 'call' || statement.kind === 'go' || statement.kind === 'defer')
      statement.arguments.forEach((one, at) => {
        if (one.kind === 'local') given.push({ local: one.local, call: statement, at });
      });
  };
  walkBlock(fn.body, {
    statement: read,
    expression: (one) => {
      if (one.kind === 'local') all.set(one.local, (all.get(one.local) ?? 0) + 1);
      if (one.kind === 'comparison') [one.left, one.right].forEach(allow);
      if (one.kind === 'length' || one.kind === 'capacity') allow(one.operand);
    },
  });
  return { all, harmless, closed, set, given };
}

/** The channels of which a statement does no more than to receive, to close, or to ask how much is in them. */
function listenedTo(statement: PlainStatement): readonly PlainExpression[] {
  if (statement.kind === 'select')
    return statement.cases.flatMap(({ communication: { kind, channel } }) =>
      kind === 'receive' ? [channel] : [],
    );
  return statement.kind === 'receive' ||
    statement.kind === 'close' ||
    statement.kind === 'channel-length'
    ? [statement.channel]
    : [];
}
