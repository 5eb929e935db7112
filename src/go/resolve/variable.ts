import type { Span } from '../../base/span.ts';
import type { FunctionDeclaration, FunctionLiteral, Name } from '../syntax.ts';

export type FunctionNode = FunctionDeclaration | FunctionLiteral;

/** One write of a variable after its declaration. */
export interface Write {
  /** An address taken counts as a write by whoever receives it. */
  readonly by: 'assignment' | 'address' | 'iteration';
  readonly at: number;
  readonly function: FunctionNode;
  /** The loops around it, outermost first, by where they start. */
  readonly loops: readonly number[];
}

/** A function literal that uses the variable from outside. */
export interface Capture {
  readonly literal: FunctionLiteral;
  readonly loops: readonly number[];
}

export interface Variable {
  readonly name: string;
  readonly declaration: Span;
  readonly function: FunctionNode;
  readonly loops: readonly number[];
  readonly writes: readonly Write[];
  readonly captures: readonly Capture[];
  /**
   * It can change while a goroutine or a closure looks at it, so that two reads may differ. False
   * only where every write comes before every capture, in the function that declares it, and no
   * loop inside its scope leads from a capture back to a write.
   */
  readonly shared: boolean;
}

export interface Resolution {
  /** Every occurrence of a local variable, declaring ones included. */
  readonly variables: ReadonlyMap<Name, Variable>;
  /** The outer variables that a literal or a literal inside it uses. */
  readonly captured: ReadonlyMap<FunctionLiteral, ReadonlySet<Variable>>;
  /** Every write, in the order of the text. */
  readonly writes: readonly {
    readonly at: number;
    readonly variable: Variable;
    readonly by: Write['by'];
  }[];
}

/** The variables written between two places of the text, closures included. */
export function writtenBetween(
  resolution: Resolution,
  span: Span,
): ReadonlyMap<Variable, Write['by']> {
  const { writes } = resolution;
  let low = 0;
  let high = writes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (writes[middle]!.at < span.start) low = middle + 1;
    else high = middle;
  }
  const found = new Map<Variable, Write['by']>();
  for (let index = low; index < writes.length && writes[index]!.at < span.end; index++) {
    const { variable, by } = writes[index]!;
    if (found.get(variable) !== 'assignment') found.set(variable, by);
  }
  return found;
}

export function isShared(variable: Omit<Variable, 'shared'>): boolean {
  return variable.captures.some((capture) =>
    variable.writes.some(
      (write) =>
        write.function !== variable.function ||
        write.at >= capture.literal.span.start ||
        write.loops.some((loop) => capture.loops.includes(loop) && !variable.loops.includes(loop)),
    ),
  );
}
