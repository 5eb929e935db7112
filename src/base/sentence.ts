/** Words as a sentence: code at its end that was cut ends it with its ellipsis. */
export function toSentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}

/**
 * With a capital letter, except where words begin with the name of a goroutine that is called after its function:
 * Go tells `ask` from `Ask`. Such a name is `root`, or has a number behind it: `worker 2`.
 */
export function capitalised(words: string, root: string): string {
  const isNamed = words.startsWith(`${root} `) || /^(?!goroutine )\p{L}\S* \d+\b/u.test(words);
  return isNamed ? words : words.charAt(0).toUpperCase() + words.slice(1);
}
