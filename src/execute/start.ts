import type { FunctionId } from '../go/plain/ids.ts';
import { testMain } from '../go/std/knowledge.ts';
import { newFrame } from './control.ts';
import type { Machine } from './machine.ts';
import { noteHanded } from './rule/handed.ts';
import { Step } from './rule/step.ts';
import { Goroutine } from './state/goroutine.ts';
import { Cell, copyValue, Heap } from './state/heap.ts';
import { State } from './state/state.ts';
import { givenUpIn } from './value/broken-off.ts';
import { Closure, type Value } from './value/value.ts';

/** Makes the values of parameters, which may need objects. */
export type MakeValues = (machine: Machine) => readonly Value[];

interface Start {
  readonly state: State;
  /** What kept the program from beginning: a panic, or a limit. */
  readonly step: Step;
}

/** So many instructions may run before there is anybody else. */
const alone = 20_000_000;

/** The state in which the first goroutine has run up to its first visible step. */
export function startState(machine: Machine, entry: FunctionId, values: MakeValues): Start {
  const owner = machine.newOwner();
  const state = new State(owner, new Heap(owner, [], 0, [], 0));
  machine.owner = owner;
  machine.segment++;
  machine.state = state;
  machine.passing = false;
  machine.chosen = null;
  machine.decided = null;
  const { plain } = machine.program;
  const tooLarge = makeGlobals(machine);
  const { name } = plain.functions[entry]!;
  const kind = plain.entries.find((one) => one.function === entry)?.kind ?? 'function';
  const isTest = kind === 'test';
  machine.lent.clear();
  machine.entry = entry;
  // What prepares the tests may have set package variables.
  const isPrepared =
    isTest && plain.entries.some((one) => one.kind === 'function' && one.name === testMain);
  machine.before =
    kind === 'main' || (isTest && !isPrepared) ? null : machine.program.packageState(entry);
  const { test } = plain.starts;
  const begins = isTest && test !== null ? test : entry;
  const id = state.nextGoroutine++;
  const goroutine = new Goroutine(owner, id, name, 1, [], 0, null, null);
  state.goroutines.push(goroutine);
  machine.goroutine = goroutine;
  const nobody = {
    mover: { kind: 'goroutine', id },
    action: 'local',
    pick: null,
    partner: null,
  } as const;
  const step = new Step(machine, state, nobody);
  const beyond = tooLarge ?? pushFrames();
  if (beyond !== null) {
    step.giveUp(beyond);
    return { state, step };
  }
  // What runs before there is anybody else is run once, and may take its time.
  const { patience } = machine;
  machine.patience = Math.max(patience, alone);
  step.begin(goroutine);
  machine.patience = patience;
  noteHanded(machine);
  return { state, step };

  function pushFrames(): string | null {
    return givenUpIn(() => {
      const given = begins === entry ? values(machine) : [name, new Closure(entry, [])];
      goroutine.frames.push(newFrame(machine, begins, given, [], [], false));
      goroutine.frames.push(newFrame(machine, plain.initialize, [], [], [], false));
    });
  }
}

/** All package variables, with the words for the first that is too large to be made. */
function makeGlobals({ program, state, owner, segment }: Machine): string | null {
  const { plain, types } = program;
  let tooLarge: string | null = null;
  for (const { name, type } of plain.globals) {
    let value: Value = null;
    tooLarge ??= givenUpIn(() => {
      value = copyValue(types.zero(type));
    });
    state.heap.allocate(new Cell(owner, segment, value, { name, type, types }));
  }
  return tooLarge;
}
