import { racy } from '../tests/machine/racy.ts';
import { raceAgreement } from '../tests/oracle/go-machine/race-agreement.ts';

interface RaceHunt {
  readonly programs: number;
  readonly seed: number;
}

const batch = 60;
const fewRuns = 3;
const manyRuns = 60;

/** Programs that share memory, until Go's race detector and the machine disagree about one. */
export async function huntRaces({ programs, seed }: RaceHunt): Promise<number> {
  let raced = 0;
  for (let done = 0; done < programs; done += batch) {
    const count = Math.min(batch, programs - done);
    const texts = Array.from({ length: count }, (_, at) => racy(seed + done + at));
    const quick = await raceAgreement(texts, fewRuns);
    // What Go has not met in a few runs it is asked again.
    const again = await raceAgreement(quick.unmet, manyRuns);
    raced += quick.raced + again.raced;
    process.stdout.write(
      `${String(done + count)} programs, Go sees races in ${String(raced)}, seed ${String(seed + done)}\n`,
    );
    const wrong = [...quick.missed, ...again.missed];
    for (const text of wrong) process.stdout.write(`A race that the machine misses:\n${text}\n`);
    for (const text of again.unmet) process.stdout.write(`A race that Go never shows:\n${text}\n`);
    if (wrong.length + again.unmet.length > 0) return 1;
  }
  return 0;
}
