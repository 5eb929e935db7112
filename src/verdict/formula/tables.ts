/** The truth values of a formula on a list of points, packed 32 to a word. */
export type Table = Uint32Array;

export function tableOf(points: number, holds: (index: number) => boolean): Table {
  const table = new Uint32Array((points + 31) >> 5);
  for (let index = 0; index < points; index++) {
    if (holds(index)) table[index >> 5]! |= 1 << (index & 31);
  }
  return table;
}

// Loops without closures, and results of a known length: the search asks for these by the hundred thousand.

export function isEqual(a: Table, b: Table): boolean {
  for (let word = 0; word < a.length; word++) if (a[word] !== b[word]) return false;
  return true;
}

/** Every point of a is one of b. */
export function isSubset(a: Table, b: Table): boolean {
  for (let word = 0; word < a.length; word++) if ((a[word]! & ~b[word]!) !== 0) return false;
  return true;
}

export function isEmpty(a: Table): boolean {
  for (const word of a) if (word !== 0) return false;
  return true;
}

/** The points that a and b share are some, and all of them are points of the other. */
export function meetInside(a: Table, b: Table, other: Table): boolean {
  let shared = 0;
  for (let word = 0; word < a.length; word++) {
    const both = a[word]! & b[word]!;
    if ((both & ~other[word]!) !== 0) return false;
    shared |= both;
  }
  return shared !== 0;
}

export function intersection(a: Table, b: Table): Table {
  const table = new Uint32Array(a.length);
  for (let word = 0; word < a.length; word++) table[word] = a[word]! & b[word]!;
  return table;
}

export function union(a: Table, b: Table): Table {
  const table = new Uint32Array(a.length);
  for (let word = 0; word < a.length; word++) table[word] = a[word]! | b[word]!;
  return table;
}

export function difference(a: Table, b: Table): Table {
  const table = new Uint32Array(a.length);
  for (let word = 0; word < a.length; word++) table[word] = a[word]! & ~b[word]!;
  return table;
}

/** How many points a and b share. */
export function overlap(a: Table, b: Table): number {
  let count = 0;
  for (let word = 0; word < a.length; word++) count += bitsOf(a[word]! & b[word]!);
  return count;
}

/** How many points of a are none of b. */
export function excess(a: Table, b: Table): number {
  let count = 0;
  for (let word = 0; word < a.length; word++) count += bitsOf(a[word]! & ~b[word]!);
  return count;
}

export function complement(a: Table, points: number): Table {
  return difference(
    tableOf(points, () => true),
    a,
  );
}

export function size(a: Table): number {
  let count = 0;
  for (const word of a) count += bitsOf(word);
  return count;
}

function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function keyOf(a: Table): string {
  return a.join(',');
}
