import type { Attachment } from 'svelte/attachments';

/** Scrolls as little as possible, and only when it is wanted. */
export function bringIntoView(isWanted: boolean): Attachment<Element> {
  return (element) => {
    if (isWanted) element.scrollIntoView({ block: 'nearest' });
  };
}
