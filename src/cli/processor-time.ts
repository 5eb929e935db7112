import { allowanceOf, shareOf, type Allowance } from '../base/allowance.ts';

/** The processor time of this process, so that an answer does not hang on what else the machine does. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export const secondsOf = (seconds: number): Allowance => allowanceOf(seconds * 1000, processorTime);

/** However many are asked about, each gets this many seconds, unless all of them together are given less. */
const fewestSeconds = 2;

/** For one of those that are still to be asked about: the others share the rest. */
export function partOf(allowance: Allowance, asked: number, seconds: number): Allowance {
  const part = shareOf(allowance, 1 / asked);
  const fewest = Math.min(fewestSeconds, seconds);
  return part.left() >= fewest * 1000 ? part : secondsOf(fewest);
}
