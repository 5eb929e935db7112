/** The panes beside the program, in the order of their tabs. On a narrow screen the program is one. */
export const panes = [
  { id: 'result', label: 'Result' },
  { id: 'program', label: 'Program' },
  { id: 'notes', label: 'From Go' },
  { id: 'virgo', label: 'VirGo' },
  { id: 'processes', label: 'Processes' },
  { id: 'encoding', label: 'Encoding' },
  { id: 'dafny', label: 'CoreDafny' },
  { id: 'obligations', label: 'Obligations' },
  { id: 'contracts', label: 'Contracts' },
] as const;

export type PaneId = (typeof panes)[number]['id'];
