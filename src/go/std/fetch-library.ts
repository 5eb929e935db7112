import { toStandardLibrary, type StandardLibrary } from './library.ts';

/**
 * Where the build put the texts is told by `virtual:go-library`. They are one file, fetched when Go is read.
 *
 * @forTests
 */
export async function fetchStandardLibrary(url: string): Promise<StandardLibrary> {
  // Two workers read it, and its name says what it holds: it need not come twice.
  const response = await fetch(url, { cache: 'force-cache' });
  if (!response.ok) throw new Error(`Go's library was not found: ${response.status}`);
  return toStandardLibrary((await response.json()) as Record<string, string>);
}
