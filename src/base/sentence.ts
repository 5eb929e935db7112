/** Words as a sentence: code at its end that was cut ends it with its ellipsis. */
export function toSentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}
