import { store, readStoredJson } from './storage.ts';

export const speeds = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof speeds)[number];

/** How long a step is to be seen. At `fast` one follows the shape of a run, not its sentences. */
const milliseconds: Readonly<Record<Speed, number>> = { slow: 1800, normal: 900, fast: 200 };

const key = 'virgo.playback';

/** How runs are played: as the person chose, and stored. */
export class Playback {
  #speed = $state<Speed>('normal');
  #isAnimated = $state(true);
  #systemIsStill = $state(false);

  constructor() {
    const { speed, isAnimated } = readChoice();
    this.#speed = speed;
    this.#isAnimated = isAnimated;
    const stillness = matchMedia('(prefers-reduced-motion: reduce)');
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

  /** What the person chose; the system's preference for less motion overrides it. */
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
    store(key, JSON.stringify({ speed: this.#speed, isAnimated: this.#isAnimated }));
  }
}

interface Choice {
  readonly speed: Speed;
  readonly isAnimated: boolean;
}

function readChoice(): Choice {
  const stored = readStoredJson(key);
  const fields = typeof stored === 'object' && stored !== null ? stored : {};
  const { speed, isAnimated } = fields as Readonly<Record<string, unknown>>;
  return {
    speed: speeds.find((one) => one === speed) ?? 'normal',
    isAnimated: isAnimated !== false,
  };
}
