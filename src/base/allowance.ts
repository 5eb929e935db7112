/** How long somebody may go on. */
export interface Allowance {
  /** Milliseconds. */
  readonly left: () => number;
}

export const withoutEnd: Allowance = { left: () => Infinity };

/** `now` tells the milliseconds that have passed since any moment. */
export function allowanceOf(milliseconds: number, now: () => number): Allowance {
  const end = now() + milliseconds;
  return { left: () => Math.max(0, end - now()) };
}

/** So much of what is left, from 0 to 1. */
export function shareOf(allowance: Allowance, share: number): Allowance {
  const all = allowance.left();
  if (all === Infinity) return allowance;
  const kept = all * (1 - share);
  return { left: () => Math.max(0, allowance.left() - kept) };
}

export const isUsedUp = ({ left }: Allowance): boolean => left() <= 0;
