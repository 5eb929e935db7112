/** Changes of a text by places of the text as it was; what is put around an outer piece stays outside. */
export class Edits {
  readonly #opening = new Map<number, string>();
  readonly #closing = new Map<number, string>();
  readonly #removed: { readonly start: number; readonly end: number; readonly text: string }[] = [];

  /** Outer pieces come first. */
  around({ start, end }: { start: number; end: number }, before: string, after: string): void {
    this.before(start, before);
    this.#closing.set(end, after + (this.#closing.get(end) ?? ''));
  }

  before(at: number, text: string): void {
    this.#opening.set(at, (this.#opening.get(at) ?? '') + text);
  }

  replace({ start, end }: { start: number; end: number }, text: string): void {
    this.#removed.push({ start, end, text });
  }

  /** The text from an offset on. */
  applyTo(text: string, from: number): string {
    let result = '';
    let at = from;
    const removed = this.#removed.toSorted((one, other) => one.start - other.start);
    const places = new Set([...this.#opening.keys(), ...this.#closing.keys()]);
    for (const { start, end } of removed) places.add(start).add(end);
    for (const place of [...places].sort((one, other) => one - other)) {
      if (place < at) continue;
      result += text.slice(at, place) + (this.#closing.get(place) ?? '');
      at = place;
      const gap = removed.find(({ start }) => start === place);
      // What is put in front of a piece that is replaced goes with it.
      result += (this.#opening.get(place) ?? '') + (gap?.text ?? '');
      if (gap !== undefined) at = gap.end;
      if (gap !== undefined) result += this.#closing.get(gap.end) ?? '';
      if (gap !== undefined && gap.end > gap.start) this.#closing.delete(gap.end);
    }
    return result + text.slice(at);
  }
}
