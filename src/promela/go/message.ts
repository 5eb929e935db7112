/**
 * The words of a message, which are all as wide as the widest element of a channel. How wide that is shows
 * when everything is written: until then a message stands between marks, with what it is filled up with.
 */
export function unpadded(words: readonly string[], filling: '0' | '_'): string {
  return `⟦${[filling, ...words].join('¦')}⟧`;
}

/** All messages of a text, filled up. */
export function pad(text: string, width: number): string {
  return text.replace(/⟦([^⟧]*)⟧/g, (_, marked: string) => {
    const [filling = '0', ...words] = marked.split('¦');
    return [...words, ...Array<string>(width - words.length).fill(filling)].join(', ');
  });
}
