import type { Event, Happening } from '../event.ts';
import type { WaitReason } from '../observation.ts';

/** By kind: what a step did, to stand behind the name of the goroutine that did it. */
export type Narration<Narrated extends Happening> = {
  readonly [Kind in Narrated['kind']]: (
    what: Extract<Narrated, { readonly kind: Kind }>,
    event: Event,
  ) => string;
};

/** By kind: why a goroutine cannot move, to stand behind its name. */
export type Explaining<Reason extends WaitReason> = {
  readonly [Kind in Reason['kind']]: (reason: Extract<Reason, { readonly kind: Kind }>) => string;
};

/** 1 value, 2 values. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** a; a and b; a, b and c. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
