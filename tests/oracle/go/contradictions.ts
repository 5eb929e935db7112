import type { Call } from './arguments.ts';
import { judge } from './judge.ts';
import type { Reading } from './readings.ts';
import type { Tally } from './run-subject.ts';

/** Every sentence of ours about this call that Go's runs contradict. */
export function contradictions(reading: Reading, call: Call, tally: Tally): readonly string[] {
  const { clean, leaked, panicked, panic } = tally;
  const judged = judge(reading, call.sets);
  const found: string[] = [];
  const say = (what: string): void => {
    const go = `${clean} clean, ${leaked} leaked, ${panicked} panicked ${panic ?? ''}`.trim();
    found.push(`${call.text} (${reading.loops}): ${what}; Go: ${go}`);
  };
  const isBad = leaked + panicked > 0;
  const isGood = clean > 0 && !reading.recovers;
  if (judged.complete && judged.alwaysClean && isBad) say('the program always ends well');
  if (judged.complete && judged.neverClean && isGood) say('the program never ends well');
  if (isBad) for (const one of judged.promisesClean) say(`strategy ${one} promises a clean end`);
  if (isGood) for (const one of judged.promisesBad) say(`strategy ${one} promises a bad end`);
  return found;
}
