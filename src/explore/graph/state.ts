/** How many instances are where, and what the primitives hold. */
export interface GraphState {
  /** Sorted by the number of the instance; no count is 0. */
  readonly instances: readonly (readonly [instance: number, count: number])[];
  readonly slots: readonly number[];
}

export function keyOf({ instances, slots }: GraphState): string {
  return `${instances.join(';')}|${slots.join()}`;
}

/** Some instances go, others come. */
export function exchange(
  state: GraphState,
  gone: readonly number[],
  come: readonly number[],
  slots: readonly number[] = state.slots,
): GraphState {
  const counts = new Map(state.instances);
  for (const id of gone) counts.set(id, counts.get(id)! - 1);
  for (const id of come) counts.set(id, (counts.get(id) ?? 0) + 1);
  const instances = [...counts].filter(([, count]) => count > 0).sort(([a], [b]) => a - b);
  return { instances, slots };
}
