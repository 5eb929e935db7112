/**
 * Most of a frame is as it was in the frame before. What is equal becomes the same object: a run then
 * crosses to the page as what changes in it, and the page draws only that again.
 */
export function shareEqual<T>(before: readonly T[], now: readonly T[]): readonly T[] {
  return now.map((one, index) => {
    const earlier = before[index];
    return earlier !== undefined && isEqual(earlier, one) ? earlier : one;
  });
}

/** Of plain data: numbers, texts, lists and records. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return false;
  }
  const fields = Object.entries(one);
  const others = other as Readonly<Record<string, unknown>>;
  return (
    fields.length === Object.keys(other).length &&
    fields.every(([name, value]) => isEqual(value, others[name]))
  );
}
