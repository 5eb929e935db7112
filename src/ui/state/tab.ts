import { newDraftId } from './drafts.ts';

const key = 'virgo.tab';

/** Which draft this tab has on show: that survives a reload, and is no other tab's business. */
export function readTab(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeTab(draft: string): void {
  try {
    sessionStorage.setItem(key, draft);
  } catch {
    // Without it, a reload shows the newest draft.
  }
}

/** So long a page that is being reloaded may still hold what its successor asks for. */
const patience = 400;

/**
 * The drafts that are this tab's own for as long as it lives. A browser that duplicates a tab copies its
 * memory, and then two tabs have the same draft on show: the second gets a name for a copy.
 */
export class Claims {
  readonly #held = new Set<string>();

  async claim(id: string): Promise<string> {
    if (this.#held.has(id) || !('locks' in navigator)) return id;
    for (const pause of [0, patience]) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (await this.#hold(id)) return id;
    }
    const copy = newDraftId();
    await this.#hold(copy);
    return copy;
  }

  #hold(id: string): Promise<boolean> {
    if (this.#held.has(id)) return Promise.resolve(true);
    return new Promise((resolve) => {
      const never = new Promise<never>(() => undefined);
      navigator.locks
        .request(`virgo.draft.${id}`, { ifAvailable: true }, (lock) => {
          if (lock !== null) this.#held.add(id);
          resolve(lock !== null);
          return lock === null ? undefined : never;
        })
        .catch(() => {
          resolve(true);
        });
    });
  }
}
