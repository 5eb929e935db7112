import type { PlainBlock } from '../../go/plain/statement.ts';
import { compileExpression } from './expression.ts';
import type { PlainExpression } from '../../go/plain/expression.ts';
import type { LabelId, LocalId, TypeId } from '../../go/plain/ids.ts';
import { typeOfExpression, typingOf, type Typing } from '../../go/plain/type-of.ts';
import type { PlainFunction, PlainProgram } from '../../go/plain/program.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import type { IdleWithin } from '../deciding/idle-data.ts';
import type { Types } from '../value/types.ts';
import type { Scope } from './scope.ts';
import type { Run } from './instruction.ts';
import type { Watch } from './watch.ts';

/** Where a jump goes; known when the instruction behind it has been made. */
export interface Target {
  pc: number;
}

/** What one instruction reads and writes of the locals, and what may follow it. */
export interface Flow {
  readonly uses: readonly LocalId[];
  readonly defines: readonly LocalId[];
  /** The next instruction, or jumps alone. */
  readonly falls: boolean;
  readonly jumps: readonly Target[];
}

/** Collects the instructions of one function. */
export class Emitter {
  readonly program: PlainProgram;
  readonly function: PlainFunction;
  readonly types: Types;
  readonly firstSite: number;
  readonly idle: IdleWithin | null;
  readonly code: Run[] = [];
  readonly spans: PlainSpan[] = [];
  readonly flows: Flow[] = [];
  readonly breaks = new Map<LabelId, Target>();
  readonly continues = new Map<LabelId, Target>();
  readonly end: Target = { pc: -1 };
  /** Compiles a block within a statement. */
  readonly block: (block: PlainBlock, emitter: Emitter) => void;
  readonly #watch: Watch | null;
  /** Locals beyond those of the function. */
  extra = 0;
  readonly #typing: Typing;

  constructor(
    program: PlainProgram,
    origin: PlainFunction,
    types: Types,
    firstSite: number,
    block: (block: PlainBlock, emitter: Emitter) => void,
    watch: Watch | null,
    idle: IdleWithin | null,
  ) {
    this.idle = idle;
    this.#watch = watch;
    this.block = block;
    this.program = program;
    this.function = origin;
    this.types = types;
    this.firstSite = firstSite;
    this.#typing = typingOf(program, origin);
  }

  /** For the expressions of the next instruction. */
  scope(): Scope {
    const site = this.site;
    const at = this.code.length;
    return {
      types: this.types,
      idle: this.idle,
      typing: this.#typing,
      uses: new Set(),
      nextUnknown: () => site,
      compile: compileExpression,
      watcher: (expression) => this.#watch?.expression(this.function, expression, at) ?? null,
    };
  }

  typeOf(expression: PlainExpression): TypeId {
    return typeOfExpression(expression, this.#typing);
  }

  get site(): number {
    return this.firstSite + this.code.length;
  }

  newLocal(): LocalId {
    return this.function.locals.length + this.extra++;
  }

  emit(
    span: PlainSpan,
    run: Run,
    scope: Scope | null,
    flow: Partial<Omit<Flow, 'uses'>> = {},
  ): void {
    this.code.push(run);
    this.spans.push(span);
    const { defines = [], falls = true, jumps = [] } = flow;
    this.flows.push({ uses: scope ? [...scope.uses] : [], defines, falls, jumps });
  }

  place(target: Target): void {
    target.pc = this.code.length;
  }

  jump(span: PlainSpan, target: Target): void {
    this.emit(
      span,
      (machine) => {
        machine.pc = target.pc;
        return false;
      },
      null,
      { falls: false, jumps: [target] },
    );
  }
}

export function definitions(...targets: readonly (LocalId | null)[]): readonly LocalId[] {
  return targets.filter((target) => target !== null);
}
