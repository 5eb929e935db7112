import { actingTypes, type ActingTypes } from '../../go/plain/acting-methods.ts';
import type { FunctionId } from '../../go/plain/ids.ts';
import type { PlainFunction, PlainProgram } from '../../go/plain/program.ts';
import { heldFields, type HeldFields } from '../../go/plain/held-fields.ts';
import { onceFunctions, type OnceFunctions } from '../../go/plain/once-functions.ts';
import { onlyClosedFields } from '../../go/plain/only-closed.ts';
import {
  changedFields,
  changedGlobals,
  ownGlobals,
  usedGlobals,
} from '../../go/plain/package-state.ts';
import type { PlainBlock } from '../../go/plain/statement.ts';
import { visitStatements } from '../../go/plain/walk.ts';
import { GoroutineNames } from '../goroutine-names.ts';
import { findIdleData } from '../deciding/find-idle-data.ts';
import type { IdleData } from '../deciding/idle-data.ts';
import { Types } from '../value/types.ts';
import type { Value } from '../value/value.ts';
import { Emitter } from './emitter.ts';
import type { Run } from './instruction.ts';
import { computeLiveness } from './liveness.ts';
import type { PackageState, Procedure } from './procedure.ts';
import { compileBody, compileStatements } from './statement.ts';
import { asksForTime, comparesTimes } from './clock.ts';
import type { Watch } from './watch.ts';

/** What is to be known of runs besides where they lead. */
interface Noting {
  /** Which instructions are come to, and how they are left. */
  readonly notesRuns?: boolean;
  readonly watch?: Watch | null;
  /** Nothing of it runs before the entry, whichever function that is. */
  readonly isWhole?: boolean;
  /** Values that nothing but what is printed hangs on tell no states apart; not where the output is a part of them. */
  readonly forgets?: boolean;
}

/** A program ready to run. Functions are compiled when they are called first. */
export class Program {
  readonly plain: PlainProgram;
  readonly types: Types;
  readonly names: GoroutineNames;
  /** How many globals there are: the first objects of the heap. */
  readonly globals: number;
  /** It asks for the time. */
  readonly usesClock: boolean;
  readonly comparesTimes: boolean;
  readonly idle: IdleData | null;
  readonly #procedures = new Map<FunctionId, Procedure>();
  readonly #heldFields = new Map<FunctionId, HeldFields>();
  readonly #states = new Map<FunctionId, PackageState>();
  #others: Omit<PackageState, 'used'> | null = null;
  #onceFunctions: OnceFunctions | null = null;
  #changedFields: ReadonlySet<string> | null = null;
  #onlyClosedFields: ReadonlySet<string> | null = null;
  #actingTypes: ActingTypes | null = null;
  readonly #notesRuns: boolean;
  readonly #watch: Watch | null;
  readonly #isWhole: boolean;
  #sites = 0;

  constructor(
    plain: PlainProgram,
    { notesRuns = false, watch = null, isWhole = false, forgets = watch === null }: Noting = {},
  ) {
    this.plain = plain;
    this.#notesRuns = notesRuns;
    this.#watch = watch;
    this.#isWhole = isWhole;
    this.types = new Types(plain);
    this.idle = forgets ? findIdleData(plain) : null;
    this.names = new GoroutineNames(plain);
    this.globals = plain.globals.length;
    this.usesClock = plain.functions.some((origin) => asksForTime(origin.body));
    this.comparesTimes = this.usesClock && comparesTimes(plain);
  }

  /** How many instructions have been compiled: the sites are numbered below this. */
  get sites(): number {
    return this.#sites;
  }

  procedure(id: FunctionId): Procedure {
    const known = this.#procedures.get(id);
    if (known !== undefined) return known;
    const procedure = this.#compile(this.plain.functions[id]!);
    this.#procedures.set(id, procedure);
    return procedure;
  }

  packageState(entry: FunctionId): PackageState | null {
    if (this.#isWhole) return null;
    const known = this.#states.get(entry);
    if (known !== undefined) return known;
    this.#others ??= { changed: changedGlobals(this.plain), own: ownGlobals(this.plain) };
    const found = { ...this.#others, used: usedGlobals(this.plain, entry) };
    this.#states.set(entry, found);
    return found;
  }

  changedFields(): ReadonlySet<string> {
    this.#changedFields ??= changedFields(this.plain);
    return this.#changedFields;
  }

  onlyClosedFields(): ReadonlySet<string> {
    this.#onlyClosedFields ??= onlyClosedFields(this.plain);
    return this.#onlyClosedFields;
  }

  heldFields(entry: FunctionId): HeldFields {
    const known = this.#heldFields.get(entry);
    if (known !== undefined) return known;
    const found = heldFields(this.plain, entry);
    this.#heldFields.set(entry, found);
    return found;
  }

  actingTypes(): ActingTypes {
    this.#actingTypes ??= actingTypes(this.plain);
    return this.#actingTypes;
  }

  onceFunctions(): OnceFunctions {
    this.#onceFunctions ??= onceFunctions(this.plain);
    return this.#onceFunctions;
  }

  compiled(): Iterable<Procedure> {
    return this.#procedures.values();
  }

  #compile(origin: PlainFunction): Procedure {
    const watch = this.#watch;
    const tell = watch?.instruction(origin) ?? null;
    const idle = this.idle?.within(origin) ?? null;
    const emitter = new Emitter(
      this.plain,
      origin,
      this.types,
      this.#sites,
      compileStatements,
      watch,
      idle,
    );
    compileBody(emitter);
    this.#sites += emitter.code.length;
    const zeros: Value[] = origin.locals.map((local) => this.types.zero(local.type));
    for (let extra = 0; extra < emitter.extra; extra++) zeros.push(null);
    const entry = [...origin.parameters, ...origin.results];
    const boxed = [...new Set(entry)].filter((local) => origin.locals[local]!.boxed);
    const ran = this.#notesRuns ? new Uint8Array(emitter.code.length) : null;
    const live = computeLiveness(emitter.flows, origin.results);
    return {
      function: origin,
      code: emitter.code.map((run, at) => {
        const one = ran === null ? run : noted(run, at, ran);
        return tell === null ? one : told(one, tell);
      }),
      ran,
      isBranch: emitter.flows.map(({ falls, jumps }) => falls && jumps.length === 1),
      spans: emitter.spans,
      live,
      telling:
        idle === null ? live : live.map((locals) => locals.filter((one) => !idle.local(one))),
      zeros,
      boxed,
      end: emitter.end.pc,
      firstSite: emitter.firstSite,
      isLibrary: origin.origin !== 'text',
      isWrapper: origin.origin === 'wrapper',
      recovers: recovers(origin.body),
    };
  }
}

function recovers(body: PlainBlock): boolean {
  let does = false;
  visitStatements(body, ({ kind }) => {
    does ||= kind === 'recover';
  });
  return does;
}

function told(run: Run, tell: () => void): Run {
  return (machine) => {
    tell();
    return run(machine);
  };
}

function noted(run: Run, at: number, ran: Uint8Array): Run {
  return (machine) => {
    ran[at]! |= 1;
    const goesOn = run(machine);
    if (machine.pc === at + 1) ran[at]! |= 2;
    else ran[at]! |= 4;
    return goesOn;
  };
}
