import { readDraft, readEarlier, writeDraft, type Draft } from './draft.ts';
import type { Texts } from './program-text.ts';
import { readStoredJson, removeStored, store, storedKeys, tryToStore } from './storage.ts';

/** Each draft under a name of its own, so that two tabs never write over each other. */
const prefix = 'virgo.draft.';
/** Where earlier versions stored their only one. */
const earlier = 'virgo.draft';

/** The history goes back so far. What was only opened makes room before what was typed. */
const most = 20;

export function newDraftId(): string {
  return `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
}

/** The newest first. */
export function listDrafts(): readonly Draft[] {
  return storedKeys(prefix)
    .flatMap((key) => readDraft(key.slice(prefix.length), readStoredJson(key)) ?? [])
    .toSorted((one, other) => other.at - one.at);
}

export function findDraft(id: string): Draft | null {
  return readDraft(id, readStoredJson(prefix + id));
}

/** The draft of an earlier version of this page, now one among others. */
export function adoptEarlier(usual: Texts): void {
  const draft = readEarlier('earlier', readStoredJson(earlier), usual);
  removeStored(earlier);
  if (draft !== null) store(prefix + draft.id, writeDraft(draft));
}

/** Whether it could be stored; where the room is used up, the oldest others make some. */
export function storeDraft(draft: Draft): boolean {
  const text = writeDraft(draft);
  const others = [...leastNeeded(draft.id)];
  while (!tryToStore(prefix + draft.id, text)) {
    const next = others.shift();
    if (next === undefined) return false;
    removeStored(prefix + next.id);
  }
  for (const { id } of others.slice(0, Math.max(0, others.length + 1 - most)))
    removeStored(prefix + id);
  return true;
}

function leastNeeded(own: string): readonly Draft[] {
  return listDrafts()
    .filter(({ id }) => id !== own)
    .toSorted((one, other) => Number(one.isEdited) - Number(other.isEdited) || one.at - other.at);
}
