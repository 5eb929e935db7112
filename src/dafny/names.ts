/** Words that Dafny keeps for itself. */
const reserved: ReadonlySet<string> = new Set(
  (
    'abstract allocated as assert assume autocontracts bool break by calc case char class codatatype ' +
    'colemma constructor const continue copredicate datatype decreases default else ensures exists ' +
    'expect export extends extern false for forall fresh function ghost greatest if imap import in ' +
    'include inductive int invariant is iset iterator label least lemma map match method modifies ' +
    'modify module multiset nameonly nat newtype null object old opaque opened ORDINAL predicate print ' +
    'protected provides reads real refines requires return returns reveal reveals seq set static ' +
    'string then this to trait true twostate type unchanged var where while witness yield yields'
  ).split(' '),
);

/** The names that the encoding itself brings along (Fig. 5), and what it means by them. */
const ownNames = ['Fragment', 'Sch', 'Pick', 'step', 'iter', 'quotient', 'n'] as const;
type OwnName = (typeof ownNames)[number];

export interface DafnyNames {
  readonly of: (name: string) => string;
  readonly own: (name: OwnName) => string;
}

/**
 * Identifiers for all names of a method, all different. The person's names are served first and stay
 * as they are where Dafny allows it: `len(files)` becomes `len_files`.
 */
export function toDafnyNames(names: readonly string[]): DafnyNames {
  const used = new Set(reserved);
  const claim = (wanted: string): string => {
    let name = wanted;
    for (let n = 2; used.has(name); n++) name = `${wanted}_${n}`;
    used.add(name);
    return name;
  };
  const given = new Map<string, string>();
  for (const name of names) {
    if (isIdentifier(name) && !given.has(name)) given.set(name, claim(name));
  }
  for (const name of names) if (!given.has(name)) given.set(name, claim(toIdentifier(name)));
  const own = new Map<string, string>(ownNames.map((name) => [name, claim(name)]));
  return {
    of: (name) => {
      const found = given.get(name);
      if (found === undefined) throw new Error(`no Dafny name for ${name}`);
      return found;
    },
    own: (name) => own.get(name)!,
  };
}

function isIdentifier(name: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_']*$/.test(name) && !reserved.has(name);
}

function toIdentifier(name: string): string {
  const letters = name
    .replaceAll(/[^A-Za-z0-9_']+/g, '_')
    .replaceAll(/_+$/g, '')
    .replace(/^[_']+/, '');
  return /^[A-Za-z]/.test(letters) ? letters : `v${letters === '' ? '' : `_${letters}`}`;
}
