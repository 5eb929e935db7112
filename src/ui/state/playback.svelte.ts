export const speeds = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof speeds)[number];

/** How long a step is to be seen. At `fast` one follows the shape of a run, not its sentences. */
const milliseconds: Readonly<Record<Speed, number>> = { slow: 1800, normal: 900, fast: 200 };

const key = 'virgo.playback';

/** How runs are played: as the person wishes, and remembered. */
export class Playback {
  #speed = $state<Speed>('normal');
  #isAnimated = $state(true);
  #systemIsStill = $state(false);
  readonly #storage: Storage | null;

  constructor(storage: Storage | null, stillness: MediaQueryList) {
    this.#storage = storage;
    const { speed, isAnimated } = read(storage);
    this.#speed = speed;
    this.#isAnimated = isAnimated;
    this.#systemIsStill = stillness.matches;
    stillness.addEventListener('change', ({ matches }) => (this.#systemIsStill = matches));
  }

  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    this.#remember();
  }

  /** What the person chose; the system's wish for less motion stands above it. */
  get isAnimated(): boolean {
    return this.#isAnimated && !this.#systemIsStill;
  }

  set isAnimated(isAnimated: boolean) {
    this.#isAnimated = isAnimated;
    this.#remember();
  }

  /** The choice is not the person's to make here. */
  get isForcedStill(): boolean {
    return this.#systemIsStill;
  }

  get pause(): number {
    return milliseconds[this.#speed];
  }

  /** The speed above or below. */
  next(by: 1 | -1): Speed {
    const at = speeds.indexOf(this.#speed) + by;
    return speeds[Math.max(0, Math.min(speeds.length - 1, at))]!;
  }

  #remember(): void {
    try {
      const kept = { speed: this.#speed, isAnimated: this.#isAnimated };
      this.#storage?.setItem(key, JSON.stringify(kept));
    } catch {
      // Full or forbidden: the choice lasts as long as the page.
    }
  }
}

interface Choice {
  readonly speed: Speed;
  readonly isAnimated: boolean;
}

function read(storage: Storage | null): Choice {
  const usual: Choice = { speed: 'normal', isAnimated: true };
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return usual;
    const { speed, isAnimated } = kept as Readonly<Record<string, unknown>>;
    return {
      speed: speeds.find((one) => one === speed) ?? usual.speed,
      isAnimated: isAnimated !== false,
    };
  } catch {
    return usual; // Not ours, or forbidden.
  }
}

/** With the memory of this browser, where it has one. */
export function openPlayback(): Playback {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  try {
    return new Playback(localStorage, stillness);
  } catch {
    return new Playback(null, stillness);
  }
}
