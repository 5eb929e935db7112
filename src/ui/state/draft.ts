import { languages, type Language } from '../../base/language.ts';
import type { Texts } from './program-text.ts';

/** A program that somebody works on or has opened, stored in this browser alone. */
export interface Draft {
  readonly id: string;
  readonly language: Language;
  readonly texts: Texts;
  readonly origin: DraftOrigin;
  /** Something of it was typed: it is more than a copy of what can be opened again. */
  readonly isEdited: boolean;
  /** When it was last on show or changed, in milliseconds. */
  readonly at: number;
}

/** `own`: typed from the beginning, or what a first visit begins with. */
export type DraftOrigin =
  | { readonly kind: 'own' }
  | { readonly kind: 'example'; readonly title: string }
  | { readonly kind: 'link'; readonly code: string }
  | { readonly kind: 'file'; readonly name: string };

/** What it is called in a list: the example or the file that it was, or what its text says first. */
export function titleOf({ origin, language, texts }: Draft): string {
  switch (origin.kind) {
    case 'example':
      return origin.title;
    case 'file':
      return origin.name;
    case 'own':
    case 'link':
      return nameIn(language, texts[language]);
  }
}

const longest = 48;

function nameIn(language: Language, text: string): string {
  const functions = [...text.matchAll(/^func\s+(?:\([^)]*\)\s*)?([\p{L}_][\p{L}\p{N}_]*)/gmu)];
  if (language === 'go' && functions.length > 0) {
    const names = functions.slice(0, 3).map(([, name]) => name);
    return names.join(', ') + (functions.length > names.length ? ', …' : '');
  }
  const line = text
    .split('\n')
    .find((one) => one.trim() !== '')
    ?.trim();
  if (line === undefined) return 'Empty';
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

export function writeDraft({ language, texts, origin, isEdited, at }: Draft): string {
  return JSON.stringify({ language, texts, origin, isEdited, at });
}

/** Null for what is no draft: others write into the same store. */
export function readDraft(id: string, value: unknown): Draft | null {
  const { language: given, texts, origin, isEdited, at } = toRecord(value);
  const language = languages.find((one) => one === given);
  const { go, virgo } = toRecord(texts);
  if (language === undefined || typeof go !== 'string' || typeof virgo !== 'string') return null;
  return {
    id,
    language,
    texts: { go, virgo },
    origin: readOrigin(origin),
    isEdited: isEdited !== false,
    at: typeof at === 'number' ? at : 0,
  };
}

/** What earlier versions stored, which knew a single draft and at first a single text. */
export function readEarlier(id: string, value: unknown, usual: Texts): Draft | null {
  const { language: given, source } = toRecord(value);
  const language = languages.find((one) => one === given);
  if (language === undefined || typeof source !== 'string') return readDraft(id, value);
  const texts = { ...usual, [language]: source };
  return { id, language, texts, origin: { kind: 'own' }, isEdited: true, at: 0 };
}

function readOrigin(value: unknown): DraftOrigin {
  const { kind, title, code, name } = toRecord(value);
  if (kind === 'example' && typeof title === 'string') return { kind, title };
  if (kind === 'link' && typeof code === 'string') return { kind, code };
  if (kind === 'file' && typeof name === 'string') return { kind, name };
  return { kind: 'own' };
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
