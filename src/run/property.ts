/** What a run of a Go program can break. */
export const propertyNames = [
  'no-leak',
  'no-deadlock',
  'channel-safety',
  'eventual-reception',
  'waitgroup-safety',
  'lock-safety',
  'race-free',
  'no-panic',
  'terminates',
] as const;

export type PropertyName = (typeof propertyNames)[number];
