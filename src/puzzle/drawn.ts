import { wordsOf } from './words.ts';

/** A number from low to high that the text of a program decides, so that no text is written with it in mind. */
export function drawn(text: string, low: number, high: number): bigint {
  let hash = 0x811c9dc5;
  for (const { word } of wordsOf(text))
    for (const character of `${word} `)
      hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  // The lowest bits of the hash know little of the first words.
  return BigInt(low + ((hash >>> 8) % (high - low + 1)));
}
