/**
 * How many pages of memory to ask for, the preferred number first. The build of Z3 wants its memory
 * shared and whole from the start, and phones refuse large ones, so we take what we get. Of the
 * first, 512 MiB, scripts of 400 kB and searches of half a minute were seen to use 41 MiB.
 */
const preferred: readonly number[] = [8_192, 4_096];

/** The last resort, and the least that the fitted wasm accepts. */
export const leastPages = 2_048;

export function allocateMemory(allocate = sharedMemory): WebAssembly.Memory {
  for (const pages of preferred) {
    try {
      return allocate(pages);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return allocate(leastPages);
}

function sharedMemory(pages: number): WebAssembly.Memory {
  return new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
}
