/** By halves: whatever can be left out, is. */
export async function smallest<T>(
  list: readonly T[],
  suffices: (some: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> {
  let kept = list;
  for (
    let size = Math.ceil(list.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let at = 0; at < kept.length;) {
      const without = [...kept.slice(0, at), ...kept.slice(at + size)];
      if (await suffices(without)) kept = without;
      else at += size;
    }
  }
  return kept;
}
