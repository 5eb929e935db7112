import { tick } from 'svelte';

/** Where a change took away what had the focus, it goes on here, and not at the top of the page. */
export async function keepFocus(next: () => HTMLElement | null | undefined): Promise<void> {
  await tick();
  if (document.activeElement === document.body) next()?.focus();
}
