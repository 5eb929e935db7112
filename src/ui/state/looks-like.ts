import type { Language } from '../../base/language.ts';

/** What only one of the languages has: a clause or a declaration of Go, and how VirGo makes things. */
const signs: Readonly<Record<Language, RegExp>> = {
  go: /^\s*package\s+\w+\s*$|^\s*func\s+[\w(]|:=|<-|\bmake\(chan\b/m,
  virgo: /^\s*\w+\s*=\s*(?:chan\s*\[|WaitGroup\b)/m,
};

/** The other language, where a text that cannot be read shows its signs and none of this one's. */
export function looksLike(language: Language, text: string): Language | null {
  const other: Language = language === 'go' ? 'virgo' : 'go';
  return signs[other].test(text) && !signs[language].test(text) ? other : null;
}
