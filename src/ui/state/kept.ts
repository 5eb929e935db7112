/** What this browser keeps for us under a name; null where there is none, or where keeping is forbidden. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Where it is forbidden or the room is used up, the page works on, and keeps nothing. */
export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // As said above.
  }
}

/** Null for what is not JSON: others write into the same store, and so did earlier versions. */
export function readKeptJson(key: string): unknown {
  try {
    return JSON.parse(readKept(key) ?? 'null');
  } catch {
    return null;
  }
}
