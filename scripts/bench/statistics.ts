export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export function percentile95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(0.95 * values.length) - 1]!;
}

export function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}

/** The median wall time of some repetitions, in milliseconds. */
export async function timed(repetitions: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let repetition = 0; repetition < repetitions; repetition++) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return median(times);
}

/** Benchmarks speak to the person at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
