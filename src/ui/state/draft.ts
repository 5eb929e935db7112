import { languages, type Language } from '../../base/language.ts';
import { store, readStoredJson } from './storage.ts';
import type { Texts } from './program-text.ts';

/** What the person was last working on, stored in this browser alone. */
interface Draft {
  readonly language: Language;
  readonly texts: Texts;
}

const key = 'virgo.draft';

/** What a draft does not have, such as a language that an earlier version did not know, is taken from `usual`. */
export function readDraft(usual: Texts): Draft | null {
  return toDraft(readStoredJson(key), usual);
}

export function writeDraft({ language, texts }: Draft): void {
  store(key, JSON.stringify({ language, texts }));
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
