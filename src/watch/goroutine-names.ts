import { LineMap } from '../base/span.ts';
import type { PlainProgram } from '../go/plain/program.ts';
import type { Event, Happening } from '../run/event.ts';
import type { NamedGoroutine } from '../run/names.ts';
import type { Goroutine, Wait } from '../run/observation.ts';
import type { Stop } from '../run/system.ts';

interface Origin {
  readonly short: string;
  readonly whole: string;
}

/**
 * Goroutines by what they run: `worker 2`, and where that has no name of its own by its line, `goroutine 3
 * (line 12)`. The machine calls that one `main.func1 3`, which nobody finds in the text. What the library starts has no
 * line in it either: `goroutine 5 (of context)`.
 */
export class GoroutineNames {
  readonly #origins: ReadonlyMap<string, Origin>;

  constructor({ functions, files }: PlainProgram) {
    const maps = files.map(({ text }) => new LineMap(text));
    this.#origins = new Map(
      functions
        .filter(({ name }) => /\.func\d/.test(name))
        .map(({ name, package: own, span }): readonly [string, Origin] => {
          const line = maps[span.file]?.position(span.start).line ?? 0;
          return files[span.file]?.library === true
            ? [name, { short: `of ${own}`, whole: `a goroutine of package ${own}` }]
            : [name, { short: `line ${line}`, whole: `the goroutine of line ${line}` }];
        }),
    );
  }

  of(name: string): string {
    const [, target = '', number] = /^(.*?)(?: (\d+))?$/.exec(name) ?? [];
    const origin = this.#origins.get(target) ?? this.#origins.get(uncapitalised(target));
    if (origin === undefined) return name;
    return number === undefined ? origin.whole : `goroutine ${number} (${origin.short})`;
  }

  /** All that stand in a text. */
  within(text: string): string {
    return text.replaceAll(/[^\s,;:'"]+\.func\d+(?:\.\w+)*(?: \d+)?/g, (name) => this.of(name));
  }

  named<T extends NamedGoroutine>(one: T): T {
    return { ...one, name: this.of(one.name) };
  }

  event(event: Event): Event {
    return {
      goroutine: event.goroutine && this.named(event.goroutine),
      partner: event.partner && this.named(event.partner),
      what: this.#happening(event.what),
      ended: event.ended.map((one) => this.named(one)),
    };
  }

  stop(stop: Stop): Stop {
    return { ...stop, goroutine: this.named(stop.goroutine) };
  }

  goroutine(one: Goroutine): Goroutine {
    return { ...this.named(one), waits: one.waits && this.#wait(one.waits) };
  }

  #happening(what: Happening): Happening {
    return what.kind === 'spawn' ? { ...what, started: this.named(what.started) } : what;
  }

  #wait(wait: Wait): Wait {
    const { reason } = wait;
    if (reason.kind !== 'locked') return wait;
    return { ...wait, reason: { ...reason, by: reason.by.map((one) => this.named(one)) } };
  }
}

const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
