import { printTerm, type Term } from './term.ts';

/**
 * What one verification declares: sorts, functions and axioms in the order in which they are first needed, each
 * once. All of it stands before the first push of the script, so that no scope takes anything away.
 */
export class Vocabulary {
  readonly #sorts: Term[] = [];
  readonly #functions: Term[] = [];
  readonly #axioms: Term[] = [];
  readonly #known = new Map<string, string>();
  readonly #names = new Set<string>();
  #count = 0;

  /** A readable name for a key, never the same for two keys. */
  name(prefix: string, key: string): string {
    const known = this.#known.get(`${prefix} ${key}`);
    if (known !== undefined) return known;
    const base = `${prefix}.${key.replace(/[^A-Za-z0-9_]+/g, '_')}`.slice(0, 60);
    let name = base;
    for (let at = 2; this.#names.has(name); at++) name = `${base}.${at}`;
    this.#names.add(name);
    this.#known.set(`${prefix} ${key}`, name);
    return name;
  }

  /** Runs the first time that it is asked about the key. */
  once(key: string, make: () => void): void {
    if (this.#known.has(`once ${key}`)) return;
    this.#known.set(`once ${key}`, '');
    make();
  }

  sort(command: Term): void {
    this.#sorts.push(command);
  }

  axiom(term: Term): void {
    this.#axioms.push(['assert', term]);
  }

  declare(name: string, parameters: readonly Term[], result: Term): void {
    this.#functions.push(['declare-fun', name, parameters, result]);
  }

  fresh(prefix: string, sort: Term): string {
    const name = this.freshName(prefix);
    this.declare(name, [], sort);
    return name;
  }

  freshName(prefix: string): string {
    this.#count += 1;
    return `${prefix.replace(/[^A-Za-z0-9_]+/g, '_')}!${this.#count}`;
  }

  print(): string {
    return [...this.#sorts, ...this.#functions, ...this.#axioms].map(printTerm).join('\n');
  }
}
