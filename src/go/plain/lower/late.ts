/**
 * What an operand will be worth. Calls, receives and all that others can notice run when the operand is
 * lowered, in Go's order. Reading variables and memory waits until the value is asked for, right before its
 * use, as Go's own compiler has it: Go leaves open whether `x` in `x + f()` is read before or after the call.
 * Asked for once.
 */
export type Late<T> = () => T;

export const ready =
  <T>(value: T): Late<T> =>
  () =>
    value;

export const later =
  <T, U>(late: Late<T>, then: (value: T) => U): Late<U> =>
  () =>
    then(late());

export const all =
  <T>(parts: readonly Late<T>[]): Late<readonly T[]> =>
  () =>
    parts.map((part) => part());
