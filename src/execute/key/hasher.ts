/** Two lanes of 32 bits, fed with integers. */
export class Hasher {
  first = 0;
  second = 0;
  readonly #view = new DataView(new ArrayBuffer(8));

  reset(): void {
    this.first = 0x2f0b4a27;
    this.second = 0x61c88647;
  }

  add(value: number): void {
    let one = Math.imul(this.first ^ value, 0x85ebca6b);
    one ^= one >>> 13;
    this.first = Math.imul(one, 0xc2b2ae35) + 0x52dce729;
    let two = Math.imul((this.second + value) ^ 0x38495ab5, 0x27d4eb2f);
    two ^= two >>> 15;
    this.second = Math.imul(two, 0x165667b1) ^ (two >>> 9);
  }

  /** Two words that are hashes of one thing themselves: one for each lane. */
  addPair(first: number, second: number): void {
    let one = Math.imul(this.first ^ first, 0x85ebca6b);
    one ^= one >>> 13;
    this.first = Math.imul(one, 0xc2b2ae35) + 0x52dce729;
    let two = Math.imul((this.second + second) ^ 0x38495ab5, 0x27d4eb2f);
    two ^= two >>> 15;
    this.second = Math.imul(two, 0x165667b1) ^ (two >>> 9);
  }

  addNumber(value: number): void {
    if ((value | 0) === value) {
      this.add(1);
      this.add(value);
      return;
    }
    this.add(2);
    this.#view.setFloat64(0, value);
    this.add(this.#view.getInt32(0));
    this.add(this.#view.getInt32(4));
  }

  addText(text: string): void {
    this.add(text.length);
    for (let at = 0; at < text.length; at++) this.add(text.charCodeAt(at));
  }
}
