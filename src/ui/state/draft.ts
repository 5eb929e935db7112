import { languages, type Language } from '../../protocol/compiler-api.ts';

/** What the person was last working on, kept in this browser alone. */
export interface Draft {
  readonly language: Language;
  readonly source: string;
}

const key = 'virgo.draft';

export function readDraft(storage: Storage): Draft | null {
  try {
    const read: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isDraft(read) ? read : null;
  } catch {
    return null; // Not ours, or storage is forbidden: as on a first visit.
  }
}

export function writeDraft(storage: Storage, { language, source }: Draft): void {
  try {
    storage.setItem(key, JSON.stringify({ language, source }));
  } catch {
    // Full or forbidden: the page works without a draft.
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { language, source } = value as Partial<Record<keyof Draft, unknown>>;
  return languages.some((one) => one === language) && typeof source === 'string';
}
