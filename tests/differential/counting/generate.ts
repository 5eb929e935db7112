import type { Dice } from '../generate/dice.ts';

/** The text of a program of the extended language that belongs to some dice. */
export function generateExtended(dice: Dice): string {
  return new Writer(dice).program();
}

/** How much is left to write, so that every program stays small enough to run. */
interface Place {
  readonly depth: number;
  readonly inLoop: boolean;
  readonly inDo: boolean;
  readonly index: boolean;
}

class Writer {
  readonly #dice: Dice;
  readonly #channels: readonly string[];
  readonly #waitgroups: readonly string[];
  readonly #mutexes: readonly string[];
  readonly #rwmutexes: readonly string[];
  readonly #hasOnce: boolean;
  readonly #hasContext: boolean;
  readonly #hasTimer: boolean;
  readonly #hasArray: boolean;
  readonly #hasProcess: boolean;
  #left: number;

  constructor(dice: Dice) {
    this.#dice = dice;
    // Small programs find as much as large ones, and are run many times as quickly.
    this.#left = dice.pick([3, 4, 4, 5, 6, 8, 12]);
    this.#channels = ['a', 'b', 'c'].slice(0, 1 + dice.below(3));
    this.#waitgroups = dice.percent(45) ? ['w'] : [];
    this.#mutexes = dice.percent(25) ? ['m'] : [];
    this.#rwmutexes = dice.percent(15) ? ['r'] : [];
    this.#hasOnce = dice.percent(10);
    this.#hasContext = dice.percent(15);
    this.#hasTimer = dice.percent(10);
    this.#hasArray = dice.percent(15);
    this.#hasProcess = dice.percent(10);
  }

  program(): string {
    const dice = this.#dice;
    const lines: string[] = [];
    if (dice.percent(30)) lines.push('requires N >= 1;');
    if (this.#hasProcess) {
      lines.push(
        `proc p { ${this.#block({ depth: 1, inLoop: false, inDo: false, index: false })} }`,
      );
    }
    for (const name of this.#channels) {
      lines.push(`${name} = chan [${dice.pick(['0', '0', '0', '1', '2', 'N', 'K', 'N - 1'])}];`);
    }
    if (this.#hasArray) lines.push(`s = [N] chan [${dice.pick(['0', '1'])}];`);
    for (const name of this.#waitgroups) lines.push(`${name} = WaitGroup;`);
    for (const name of this.#mutexes) lines.push(`mutex ${name};`);
    for (const name of this.#rwmutexes) lines.push(`rwmutex ${name};`);
    if (this.#hasOnce) lines.push('once o;');
    if (this.#hasContext) lines.push(`context x${dice.percent(30) ? ' deadline' : ''};`);
    if (this.#hasTimer) lines.push('timer t;');
    const place = { depth: 3, inLoop: false, inDo: false, index: false };
    const parts = 1 + dice.below(3);
    for (let part = 0; part < parts; part++) lines.push(this.#part(place));
    lines.push(this.#block(place));
    return lines.join('\n');
  }

  /** Goroutines first: most programs that work have some. */
  #part(place: Place): string {
    const body = this.#block({ ...place, depth: 2 });
    const bound = this.#bound();
    switch (this.#dice.below(4)) {
      case 0:
        return `go { ${body} }`;
      case 1:
        return `for 0 .. ${bound} { go { ${body} } }`;
      case 2: {
        const [waitgroup] = this.#waitgroups;
        if (waitgroup === undefined) return `go { ${body} }`;
        return `for 0 .. ${bound} { ${waitgroup}.Add(1); go { ${body} ${waitgroup}.Add(-1) } }`;
      }
      default: {
        if (!this.#hasArray) return `go { for 0 .. ${bound} { ${body} } }`;
        const inner = this.#block({ depth: 1, inLoop: false, inDo: false, index: true });
        return `for i : 0 .. N { go { ${inner} } }`;
      }
    }
  }

  #bound(): string {
    return this.#dice.pick(['N', 'N', 'N', 'K', '2', '1']);
  }

  #block(place: Place): string {
    const count = 1 + this.#dice.below(3);
    let text = '';
    for (let at = 0; at < count && this.#left > 0; at++) {
      this.#left -= 1;
      text += `${this.#statement(place)}; `;
    }
    return text;
  }

  #channel(place: Place): string {
    if (place.index && this.#dice.percent(70)) return 's[i]';
    return this.#dice.pick(this.#channels);
  }

  #statement(place: Place): string {
    const dice = this.#dice;
    const channel = this.#channel(place);
    const simple = [
      `${channel}!`,
      `${channel}!`,
      `${channel}?`,
      `${channel}?`,
      `close ${channel}`,
      ...this.#waitgroups.flatMap((w) => [
        `${w}.Add(-1)`,
        `${w}.Add(1)`,
        `${w}.Wait()`,
        `${w}.Wait()`,
      ]),
      ...this.#mutexes.flatMap((m) => [
        `${m}.Lock()`,
        `${m}.Unlock()`,
        `${m}.Lock(); ${m}.Unlock()`,
      ]),
      ...this.#rwmutexes.flatMap((r) => [
        `${r}.RLock(); ${r}.RUnlock()`,
        `${r}.Lock(); ${r}.Unlock()`,
        `${r}.RLock()`,
        `${r}.RUnlock()`,
      ]),
      ...(this.#hasContext ? ['x.Cancel()', 'x?'] : []),
      ...(this.#hasTimer ? ['t?'] : []),
      ...(this.#hasProcess && !place.index ? ['go p'] : []),
      ...(place.inLoop ? ['break', 'continue'] : []),
      ...(place.inDo ? [] : ['return']),
    ];
    if (place.depth === 0 || dice.percent(55)) return dice.pick(simple);
    return this.#compound({ ...place, depth: place.depth - 1 }, channel);
  }

  #compound(place: Place, channel: string): string {
    const dice = this.#dice;
    const loop = { ...place, inLoop: true };
    switch (dice.below(9)) {
      case 0:
        return `for 0 .. ${this.#bound()} { ${this.#block(loop)} }`;
      case 1:
        return `for range ${channel} { ${this.#block(loop)} }`;
      case 2:
        return `loop { ${this.#block(loop)} ${dice.percent(60) ? 'if * { break }' : ''} }`;
      case 3:
        return `if * { ${this.#block(place)} } else { ${this.#block(place)} }`;
      case 4: {
        const condition = dice.pick(['N > 1', 'K == N', 'K >= 1']);
        return `if ${condition} { ${this.#block(place)} }`;
      }
      case 5:
        return `if ${channel}? { ${this.#block(place)} } else { ${this.#block(place)} }`;
      case 6:
        return this.#select(place);
      case 7: {
        if (this.#hasOnce)
          return `o.Do { ${this.#block({ ...place, inLoop: false, inDo: true })} }`;
        const [waitgroup] = this.#waitgroups;
        if (waitgroup === undefined) return this.#select(place);
        return `if ${waitgroup}.Add(-1) == 0 { ${this.#block(place)} }`;
      }
      default: {
        if (!this.#hasArray || place.index) return this.#select(place);
        return `for i : 0 .. N { ${this.#block({ ...loop, index: true })} }`;
      }
    }
  }

  #select(place: Place): string {
    const dice = this.#dice;
    const cases = Array.from({ length: 1 + dice.below(3) }, () => {
      const channel = this.#channel(place);
      const others = [...(this.#hasContext ? ['x?'] : []), ...(this.#hasTimer ? ['t?'] : [])];
      const head = dice.pick([`${channel}!`, `${channel}?`, `${channel}?`, ...others]);
      return `case ${head} { ${dice.percent(50) ? this.#block(place) : ''} }`;
    });
    if (dice.percent(30)) cases.push(`default { ${this.#block(place)} }`);
    return `select { ${cases.join(' ')} }`;
  }
}
