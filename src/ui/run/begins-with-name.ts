/**
 * Sentences begin with a capital letter, but Go tells `ask` from `Ask`: a sentence about a goroutine that is named
 * after its function begins with the name as it is written.
 */
export function beginsWithName(
  words: string,
  goroutines: readonly { readonly name: string }[],
): boolean {
  return goroutines.some(({ name }) => words.startsWith(`${name} `) && !/\bgoroutine /.test(name));
}
