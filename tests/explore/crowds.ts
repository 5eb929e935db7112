import { makeDice } from '../differential/generate/dice.ts';
import type { Dice } from '../differential/generate/dice.ts';

/**
 * Programs made to interleave: several goroutines, some of them alike, crowd on few channels and
 * waitgroups; loops, late spawns, Adds that may crash. Text, since no checker's rule can be broken.
 */
export function crowdProgram(seed: number): string {
  const dice = makeDice(seed);
  const channels = ['c', 'd'].slice(0, 1 + dice.below(2));
  const waitgroups = dice.percent(50) ? ['w'] : [];
  const lines = [
    ...channels.map((name) => `${name} = chan [${dice.pick([0, 0, 1, 1, 2, 3])}]`),
    ...waitgroups.map((name) => `${name} = WaitGroup`),
  ];
  const names = { channels, waitgroups };
  if (waitgroups.length > 0 && dice.percent(60)) lines.push(`w.Add(${1 + dice.below(3)})`);
  const bodies = Array.from({ length: 1 + dice.below(3) }, () => body(dice, names, true));
  const goroutines = 2 + dice.below(3);
  for (let n = 0; n < goroutines; n++) {
    if (dice.percent(25)) lines.push(operation(dice, names));
    lines.push(dice.percent(12) ? spawningLoop(dice, names) : `go { ${dice.pick(bodies)} }`);
  }
  if (dice.percent(70)) lines.push(body(dice, names, false));
  if (waitgroups.length > 0 && dice.percent(50)) lines.push('w.Wait()');
  return lines.join('; ');
}

interface Names {
  readonly channels: readonly string[];
  readonly waitgroups: readonly string[];
}

function body(dice: Dice, names: Names, maySpawn: boolean): string {
  const operations = Array.from({ length: 1 + dice.below(3) }, () => operation(dice, names));
  if (dice.percent(20)) {
    const iterations = 1 + dice.below(2);
    const inside = Array.from({ length: 1 + dice.below(2) }, () => atomic(dice, names)).join('; ');
    operations.splice(dice.below(operations.length + 1), 0, `for 0 .. ${iterations} { ${inside} }`);
  }
  if (maySpawn && dice.percent(15)) operations.push(`go { ${atomic(dice, names)} }`);
  return operations.join('; ');
}

/** Two or three goroutines from one `go`, which do no more than a loop's goroutines may. */
function spawningLoop(dice: Dice, names: Names): string {
  const inside = Array.from({ length: 1 + dice.below(2) }, () => atomic(dice, names)).join('; ');
  const before = dice.percent(30) ? `${atomic(dice, names)}; ` : '';
  return `for 0 .. ${2 + dice.below(2)} { ${before}go { ${inside} } }`;
}

function operation(dice: Dice, names: Names): string {
  if (names.waitgroups.length > 0 && dice.percent(12))
    return `${dice.pick(names.waitgroups)}.Wait()`;
  return atomic(dice, names);
}

function atomic(dice: Dice, names: Names): string {
  if (names.waitgroups.length > 0 && dice.percent(30)) {
    return `${dice.pick(names.waitgroups)}.Add(${dice.pick([-1, -1, -1, 1, 1, 2, -2])})`;
  }
  return `${dice.pick(names.channels)}${dice.pick(['!', '?'])}`;
}
