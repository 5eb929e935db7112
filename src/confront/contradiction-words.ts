/** What stands in place of a verdict that runs contradict: neither of the two is a result. */
export const withdrawnTitle = 'Withdrawn';

export function contradictionWords(verdict: string, words: string): string {
  return `The proof said "${verdict}", and the Go machine contradicts it: ${words}. One of them has a fault of ours: please report this program.`;
}
