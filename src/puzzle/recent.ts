/** What was made last, by what it was made of: while somebody plays, the same is asked again and again. */
export class Recent<T> {
  readonly #most: number;
  readonly #known = new Map<string, T>();

  constructor(most: number) {
    this.#most = most;
  }

  of(key: readonly unknown[], make: () => T): T {
    const text = JSON.stringify(key);
    const found = this.#known.get(text);
    if (found !== undefined) return found;
    const made = make();
    const [oldest] = this.#known.keys();
    if (this.#known.size >= this.#most && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(text, made);
    return made;
  }
}
