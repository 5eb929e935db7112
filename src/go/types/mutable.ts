/** For whoever builds a value step by step before others read it. */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] };
