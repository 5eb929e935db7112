import { languages, type Language } from '../../protocol/compiler-api.ts';
import type { Texts } from './program-text.ts';

/** What the person was last working on, kept in this browser alone. */
export interface Draft {
  readonly language: Language;
  readonly texts: Texts;
}

const key = 'virgo.draft';

/** What a draft does not have, such as a language that an earlier version did not know, is taken from `usual`. */
export function readDraft(storage: Storage, usual: Texts): Draft | null {
  try {
    const read: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return toDraft(read, usual);
  } catch {
    return null; // Not ours, or storage is forbidden: as on a first visit.
  }
}

export function writeDraft(storage: Storage, { language, texts }: Draft): void {
  try {
    storage.setItem(key, JSON.stringify({ language, texts }));
  } catch {
    // Full or forbidden: the page works without a draft.
  }
}

function toDraft(value: unknown, usual: Texts): Draft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { language: given, texts, source } = value as Record<string, unknown>;
  const language = languages.find((one) => one === given);
  if (language === undefined) return null;
  // The first version had one text.
  if (typeof source === 'string') return { language, texts: { ...usual, [language]: source } };
  if (typeof texts !== 'object' || texts === null) return null;
  const { go, virgo } = texts as Record<string, unknown>;
  return typeof go === 'string' && typeof virgo === 'string'
    ? { language, texts: { go, virgo } }
    : null;
}
