import type { ParameterView } from '../../protocol/fragment-view.ts';
import type { EntryView } from '../../protocol/machine-api.ts';

/** Where a person says with which value a run begins. */
export interface ValueField {
  readonly name: string;
  /** Its type in Go; null for a parameter of a VirGo program. */
  readonly type: string | null;
  readonly isChoice: boolean;
  /** Where nothing is said; empty: it is the machine's choice. */
  readonly usual: string;
}

/** VirGo's parameters are integers and truth values. */
export function fieldsOfVirgo(parameters: readonly ParameterView[]): readonly ValueField[] {
  return parameters.map(({ name, sort }) => {
    const isChoice = sort === 'bool';
    return { name, type: null, isChoice, usual: isChoice ? 'true' : '2' };
  });
}

export function fieldsOfGo({ parameters }: EntryView): readonly ValueField[] {
  return parameters.map(({ name, type }) => ({ name, type, isChoice: false, usual: '' }));
}
