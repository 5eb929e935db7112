/** What may be asked of a set of names, however it is kept. */
export interface Names extends Iterable<string> {
  readonly size: number;
  readonly has: (name: string) => boolean;
}

/** The names of a file by number. */
export interface NameTable {
  readonly numbers: Map<string, number>;
  readonly names: string[];
}

/** Names as bits: thousands of functions that call each other share thousands of names. */
export class NameSet implements Names {
  readonly #table: NameTable;
  readonly #words: Uint32Array;

  private constructor(table: NameTable, words: Uint32Array) {
    this.#table = table;
    this.#words = words;
  }

  static of(table: NameTable, names: ReadonlySet<string>): NameSet {
    const numbers = [...names].map((name) => numberOf(table, name));
    const highest = numbers.reduce((a, b) => Math.max(a, b), -1);
    const words = new Uint32Array((highest + 32) >>> 5);
    for (const number of numbers) words[number >>> 5]! |= 1 << (number & 31);
    return new NameSet(table, words);
  }

  has(name: string): boolean {
    const number = this.#table.numbers.get(name);
    return number !== undefined && this.#holds(number);
  }

  get size(): number {
    return [...this].length;
  }

  *[Symbol.iterator](): Iterator<string> {
    for (const [at, word] of this.#words.entries()) {
      if (word === 0) continue;
      for (let bit = 0; bit < 32; bit++)
        if ((word >>> bit) & 1) yield this.#table.names[at * 32 + bit]!;
    }
  }

  /** Neither set changes; where one holds the other it is the answer itself. */
  plus(other: NameSet): NameSet {
    if (this.#includes(other)) return this;
    if (other.#includes(this)) return other;
    const [short, long] = this.#words.length < other.#words.length ? [this, other] : [other, this];
    const words = long.#words.slice();
    for (let at = 0; at < short.#words.length; at++) words[at]! |= short.#words[at]!;
    return new NameSet(this.#table, words);
  }

  #includes(other: NameSet): boolean {
    if (this === other) return true;
    // The last word of a set is never empty.
    if (other.#words.length > this.#words.length) return false;
    for (let at = 0; at < other.#words.length; at++)
      if ((other.#words[at]! & ~this.#words[at]!) !== 0) return false;
    return true;
  }

  #holds(number: number): boolean {
    return (((this.#words[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1;
  }
}

function numberOf({ numbers, names }: NameTable, name: string): number {
  const known = numbers.get(name);
  if (known !== undefined) return known;
  numbers.set(name, names.length);
  return names.push(name) - 1;
}
