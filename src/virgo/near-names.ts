/** Whether a name was probably meant to be the other one: a slip of a letter or two. */
export function isNear(name: string, other: string): boolean {
  const longest = Math.max(name.length, other.length);
  if (longest < 2 || longest > 64) return false;
  return distance(name, other) <= (longest > 4 ? 2 : 1);
}

/** Letters to insert, take out or replace. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}
