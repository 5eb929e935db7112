/**
 * The numbers that conditions in SMT-LIB speak of, and those beside them, above and below zero: a value that makes a
 * condition false may be only the one that it names.
 */
export function nearNumbers(smts: readonly string[]): readonly bigint[] {
  const numbers = smts.flatMap((smt) => smt.match(/(?<![\w|])\d+(?![\w|])/g) ?? []).map(BigInt);
  return numbers.flatMap((one) => [one - 1n, one, one + 1n, 1n - one, -one, -one - 1n]);
}
