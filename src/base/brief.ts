/** Code on one line, so much of it that a sentence with it stays one that is read. */
export function brief(code: string, most = 40): string {
  return cut(code.replace(/\s+/g, ' ').trim(), most);
}

/** The beginning of a long text. */
export function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
