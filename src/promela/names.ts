import type { Machine } from '../process/machine.ts';

/** The names of a machine's things in Promela: the person's own, wherever Promela allows them. */
export interface Names {
  readonly parameters: ReadonlyMap<string, string>;
  readonly channels: readonly string[];
  readonly rooms: readonly string[];
  readonly waitgroups: readonly string[];
  readonly loops: readonly string[];
  readonly processes: readonly string[];
  /** The names that the model itself needs. */
  readonly crashed: string;
  readonly crash: string;
}

export function toNames(machine: Machine): Names {
  const taken = new Set<string>();
  const give = (wanted: string): string => {
    let name = wanted.replace(/[^A-Za-z0-9_]/g, '_');
    if (!/^[A-Za-z]/.test(name)) name = `v${name}`;
    if (isReserved(name)) name = `${name}_`;
    while (taken.has(name)) name = `${name}_`;
    taken.add(name);
    return name;
  };
  // The person's names first: they are to stay as they are.
  return {
    parameters: new Map(machine.parameters.map(({ name }) => [name, give(name)])),
    channels: machine.channels.map(({ name }) => give(name)),
    waitgroups: machine.waitgroups.map(({ name }) => give(name)),
    loops: machine.loops.map(({ variable }) => give(variable)),
    processes: machine.processes.map(({ name }) => give(name)),
    rooms: machine.channels.map(({ name }) => give(`${name}_room`)),
    crashed: give('crashed'),
    crash: give('crash'),
  };
}

/** Words of Promela, of C (Spin writes a C program), and macros of Spin's verifier and of cpp. */
const reserved: ReadonlySet<string> = new Set(
  `active assert atomic bit bool break byte c_code c_decl c_expr c_state c_track chan d_step do else
  empty enabled end eval false fi for full get_priority goto hidden if in init inline int len local ltl
  mtype nempty never nfull notrace np_ o od of pc_value pid printf printm priority proctype provided
  return run select set_priority short show skip timeout trace true typedef unless unsigned xr xs
  STDIN auto case char const continue default double enum extern float long register signed sizeof
  static struct switch union void volatile while asm inline restrict
  now uchar uint ushort ulong final getframe iam_alive max min mix rand rot wasnew
  linux unix i386 defined ok stuck done observer ENDINGS`.split(/\s+/),
);

/** The verifier's own macros are written in capitals. */
export function isReserved(name: string): boolean {
  return reserved.has(name) || /^[A-Z][A-Z0-9_]+$/.test(name);
}
