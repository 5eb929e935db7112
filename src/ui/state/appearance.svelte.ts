import { store, readStored } from './storage.ts';

type ThemeChoice = 'system' | 'light' | 'dark';
const choices: readonly ThemeChoice[] = ['system', 'light', 'dark'];
const key = 'virgo.theme';

/** Dark or light, and wide or narrow: what the page looks like, as the person and the device prefer. */
export class Appearance {
  choice = $state<ThemeChoice>(readChoice());
  #systemIsDark = $state(false);
  isNarrow = $state(false);
  /** There is room for two panes beside the program. */
  isRoomy = $state(false);

  constructor() {
    watch('(prefers-color-scheme: dark)', (matches) => (this.#systemIsDark = matches));
    watch('(max-width: 759px)', (matches) => (this.isNarrow = matches));
    watch('(min-width: 1180px)', (matches) => (this.isRoomy = matches));
  }

  get isDark(): boolean {
    return this.choice === 'system' ? this.#systemIsDark : this.choice === 'dark';
  }

  next(): void {
    this.choice = choices[(choices.indexOf(this.choice) + 1) % choices.length]!;
    store(key, this.choice);
  }
}

function watch(query: string, report: (matches: boolean) => void): void {
  const list = matchMedia(query);
  report(list.matches);
  list.addEventListener('change', (event) => {
    report(event.matches);
  });
}

function readChoice(): ThemeChoice {
  const stored = readStored(key);
  return choices.find((one) => one === stored) ?? 'system';
}
