import { bindMachine } from '../../src/explore/bind.ts';
import type { BoundMachine } from '../../src/explore/bound-machine.ts';
import type { Value } from '../../src/expression/evaluate.ts';
import { makeDice } from '../differential/generate/dice.ts';
import { generateProgram } from '../differential/generate/generate.ts';
import { writeProgram } from '../differential/generate/write.ts';
import { crowdProgram } from '../explore/crowds.ts';
import { boundTo, machineOf } from '../explore/machines.ts';

/** Machines with their texts: crowds, and programs of the engine's generator, with and without `go` in loops. */
export function* generatedMachines(seeds: number): Generator<readonly [string, BoundMachine]> {
  for (let seed = 1; seed <= seeds; seed++) {
    const crowd = crowdProgram(seed);
    yield [crowd, boundTo(machineOf(crowd))];
    yield generated(seed, seed % 2 === 0);
  }
}

function generated(seed: number, spawningLoops: boolean): readonly [string, BoundMachine] {
  const text = writeProgram(generateProgram(seed, { spawningLoops }), 0);
  const machine = machineOf(text);
  const dice = makeDice(seed);
  const values = machine.parameters.map(({ name, sort }): [string, Value] => [
    name,
    sort === 'bool' ? dice.percent(50) : BigInt(dice.below(6) - 2),
  ]);
  return [text, bindMachine(machine, new Map(values))];
}
