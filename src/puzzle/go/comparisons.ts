import type { Watch } from '../../execute/compile/watch.ts';
import type { Value } from '../../execute/value/value.ts';
import type { PlainExpression } from '../../go/plain/expression.ts';
import type { FunctionId } from '../../go/plain/ids.ts';
import type { PlainFunction } from '../../go/plain/program.ts';

/** A comparison, by its function and the number of the instruction that makes it. */
interface Compared {
  readonly function: FunctionId;
  readonly at: number;
  readonly results: Set<Value>;
}

/** What the comparisons of a program come to: who always gets the same may do anything where it is otherwise. */
export class Comparisons implements Watch {
  readonly #all: Compared[] = [];

  expression(
    { id }: PlainFunction,
    { kind }: PlainExpression,
    at: number,
  ): ((value: Value) => void) | null {
    if (kind !== 'comparison') return null;
    const results = new Set<Value>();
    this.#all.push({ function: id, at, results });
    return (value) => {
      if (typeof value === 'boolean') results.add(value);
    };
  }

  instruction(): null {
    return null;
  }

  /** Those of a function that were made, always with the same result: the numbers of their instructions. */
  oneWay(id: FunctionId): readonly number[] {
    return this.#all.flatMap((one) =>
      one.function === id && one.results.size === 1 ? [one.at] : [],
    );
  }
}
