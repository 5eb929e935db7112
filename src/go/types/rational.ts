/** In lowest terms, the denominator positive. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}
