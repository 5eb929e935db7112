/** Reads unknown data, and notes what is wrong with it, with the place and what to write there. */
export class Decoder {
  readonly messages: string[] = [];

  fail(path: string, message: string): void {
    if (this.messages.length < 20) this.messages.push(`${path.slice(0, 200)}: ${message}`);
  }

  object(path: string, value: unknown): Readonly<Record<string, unknown>> {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Readonly<Record<string, unknown>>;
    this.fail(path, 'write an object, { "name": ... }');
    return {};
  }

  /** Names that nobody reads are mistakes, such as a misspelled one. */
  only(path: string, value: Readonly<Record<string, unknown>>, names: readonly string[]): void {
    for (const name of Object.keys(value))
      if (!names.includes(name))
        this.fail(path, `there is no "${clip(name)}" here; there may be ${names.join(', ')}`);
  }

  text(path: string, value: unknown, most: number): string {
    if (typeof value !== 'string' || value.trim() === '') {
      this.fail(path, 'write a text in quotes that is not empty');
      return '';
    }
    if (value.length <= most) return value;
    this.fail(path, `shorten it from ${value.length} to at most ${most} characters`);
    return value.slice(0, most);
  }

  optional<T>(value: unknown, read: (value: unknown) => T): T | null {
    return value === undefined || value === null ? null : read(value);
  }

  whole(path: string, value: unknown, low: number, high: number): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high)
      return value;
    this.fail(path, `write a whole number from ${low} to ${high}`);
    return low;
  }

  list<T>(
    path: string,
    value: unknown,
    most: number,
    read: (path: string, value: unknown) => T,
  ): readonly T[] {
    if (!Array.isArray(value)) {
      this.fail(path, 'write a list, [ ... ]');
      return [];
    }
    if (value.length > most) this.fail(path, `keep at most ${most} of the ${value.length}`);
    return value.slice(0, most).map((one: unknown, at) => read(`${path}[${at}]`, one));
  }

  /** Notes the first entry that is there twice. */
  distinct(path: string, names: readonly string[]): void {
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    if (twice !== undefined) this.fail(path, `keep "${clip(twice)}" once`);
  }

  oneOf<Allowed extends string>(
    path: string,
    value: unknown,
    allowed: readonly Allowed[],
  ): Allowed {
    const found = allowed.find((one) => one === value);
    if (found !== undefined) return found;
    this.fail(path, `write one of ${allowed.map((one) => `"${one}"`).join(', ')}`);
    return allowed[0]!;
  }
}

/** So much of a text that a message with it stays one that is read. */
export function clip(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
