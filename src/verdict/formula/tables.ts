/** The truth values of a formula on a list of points, packed 32 to a word. */
export type Table = Uint32Array;

export function tableOf(points: number, holds: (index: number) => boolean): Table {
  const table = new Uint32Array((points + 31) >> 5);
  for (let index = 0; index < points; index++) {
    if (holds(index)) table[index >> 5]! |= 1 << (index & 31);
  }
  return table;
}

export function isEqual(a: Table, b: Table): boolean {
  return a.every((word, index) => word === b[index]);
}

/** Every point of a is one of b. */
export function isSubset(a: Table, b: Table): boolean {
  return a.every((word, index) => (word & ~b[index]!) === 0);
}

export function isEmpty(a: Table): boolean {
  return a.every((word) => word === 0);
}

export function intersection(a: Table, b: Table): Table {
  return a.map((word, index) => word & b[index]!);
}

export function union(a: Table, b: Table): Table {
  return a.map((word, index) => word | b[index]!);
}

export function difference(a: Table, b: Table): Table {
  return a.map((word, index) => word & ~b[index]!);
}

export function complement(a: Table, points: number): Table {
  return difference(
    tableOf(points, () => true),
    a,
  );
}

export function size(a: Table): number {
  let count = 0;
  for (let word of a) {
    for (; word !== 0; word &= word - 1) count++;
  }
  return count;
}

export function keyOf(a: Table): string {
  return a.join(',');
}
