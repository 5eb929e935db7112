import type { NativeOperation } from '../../std/natives.ts';
import type { Span } from '../../../base/span.ts';
import type { CheckedPackage } from '../../types/checked-package.ts';
import type { FunctionObject, GoPackage, VariableObject } from '../../types/type.ts';
import type { GoFile } from '../../syntax/node.ts';
import type { PlainExpression } from '../expression.ts';
import type { FunctionId, GlobalId, TypeId } from '../ids.ts';
import type { PlainFile, PlainFunction, PlainGlobal, RuntimeErrors } from '../program.ts';
import type { PlainSpan } from '../span.ts';
import type { MethodKey, NativeFamily } from '../types.ts';
import type { TypeEnvironment } from './type-environment.ts';
import { TypeTable } from './type-table.ts';

/** A package whose text is there, and whether a person wrote it. */
export interface Unit {
  readonly checked: CheckedPackage;
  readonly library: boolean;
  /** Whether its functions are followed from others alone, and are no entries. */
  readonly imported?: boolean;
}

/** What the library's functions without a body do, by qualified names like `sync.(*Mutex).Lock`. */
export interface Natives {
  readonly operation: (qualified: string) => NativeOperation | null;
  readonly family: (qualified: string) => NativeFamily | null;
  /** The package of the types whose values failures of Go itself panic with. */
  readonly runtime: string;
}

interface Limits {
  readonly functions: number;
}

/** A fault of the text, or a bound that it exceeds, in one of its files. */
export interface Found {
  readonly code: 'go-too-deep' | 'go-too-many-instances';
  readonly file: GoFile;
  readonly span: Span;
}

/** A variable of a package: its initializer is lowered when the first function names it. */
interface GlobalUse {
  readonly object: VariableObject;
  readonly global: GlobalId;
}

/** Collects what is reachable: functions are numbered when first named and lowered later. */
export class ProgramBuilder {
  readonly types: TypeTable;
  readonly natives: Natives;
  readonly units: readonly Unit[];
  readonly found: Found[] = [];
  readonly functions: (PlainFunction | null)[] = [];
  readonly globals: PlainGlobal[] = [];
  readonly files: PlainFile[] = [];
  readonly places = new Map<PlainExpression, PlainSpan>();
  readonly #unitOf = new Map<string, Unit>();
  readonly #fileIds = new Map<GoFile, number>();
  readonly #byKey = new Map<string, FunctionId>();
  readonly #globalOf = new Map<VariableObject, GlobalId>();
  readonly #objects = new Map<object, number>();
  readonly #queue: (() => void)[] = [];
  readonly #limits: Limits;
  #at: { readonly file: GoFile; readonly span: Span } | null = null;

  constructor(units: readonly Unit[], natives: Natives, limits: Limits) {
    this.units = units;
    this.natives = natives;
    this.#limits = limits;
    for (const unit of units) {
      this.#unitOf.set(unit.checked.package.path, unit);
      for (const file of unit.checked.files) {
        this.#fileIds.set(file, this.files.length);
        this.files.push({ name: file.name, text: file.text, library: unit.library });
      }
    }
    this.types = new TypeTable({
      isLibrary: ({ package: home }) => this.unitOf(home)?.library ?? true,
      familyOf: (qualified) => natives.family(qualified),
      onLimit: () => this.report('go-too-many-instances'),
    });
  }

  unitOf(home: GoPackage | null): Unit | null {
    return home === null ? null : (this.#unitOf.get(home.path) ?? null);
  }

  fileId(file: GoFile | null): number {
    return file === null ? 0 : (this.#fileIds.get(file) ?? 0);
  }

  /** Notes what in a person's text an expression stands for. */
  place(expression: PlainExpression, file: GoFile, { start, end }: Span, words?: string): void {
    const id = this.#fileIds.get(file);
    if (id === undefined || this.files[id]!.library || this.places.has(expression)) return;
    const place = { file: id, start, end };
    this.places.set(expression, words === undefined ? place : { ...place, words });
  }

  /** Where a bound that is exceeded is reported. */
  visiting(file: GoFile, span: Span): void {
    this.#at = { file, span };
  }

  report(code: Found['code']): void {
    const at = this.#at;
    if (at === null) return;
    const isKnown = ({ code: other, file }: Found): boolean => code === other && at.file === file;
    if (!this.found.some(isKnown)) this.found.push({ code, ...at });
  }

  /**
   * The function with this key, numbered when it is first asked for and then made by `lower`, which runs
   * after what is being lowered now. null if there are more functions than any program needs.
   */
  functionFor(key: string, lower: (id: FunctionId) => PlainFunction): FunctionId | null {
    const known = this.#byKey.get(key);
    if (known !== undefined) return known;
    if (this.functions.length >= this.#limits.functions) {
      this.report('go-too-many-instances');
      return null;
    }
    const id = this.reserve();
    this.#byKey.set(key, id);
    this.#queue.push(() => this.define(lower(id)));
    return id;
  }

  reserve(): FunctionId {
    return this.functions.push(null) - 1;
  }

  define(fn: PlainFunction): void {
    this.functions[fn.id] = fn;
  }

  later(work: () => void): void {
    this.#queue.push(work);
  }

  /** Lowers one more function; false if there is none. */
  next(): boolean {
    const work = this.#queue.shift();
    work?.();
    return work !== undefined;
  }

  keyOf(object: FunctionObject, given: readonly TypeId[], environment: TypeEnvironment): string {
    return `${this.numberOf(object)}[${given.join(',')}]${environment.key}`;
  }

  numberOf(object: object): number {
    const known = this.#objects.get(object) ?? this.#objects.size;
    this.#objects.set(object, known);
    return known;
  }

  readonly usedGlobals: GlobalUse[] = [];

  globalFor(object: VariableObject, type: TypeId): GlobalId {
    const known = this.#globalOf.get(object);
    if (known !== undefined) return known;
    const id: GlobalId = this.globals.length;
    const { start, end } = object.span ?? { start: 0, end: 0 };
    const span = { file: this.fileId(object.file), start, end };
    this.globals.push({ id, name: object.name, package: object.package?.path ?? '', type, span });
    this.#globalOf.set(object, id);
    this.usedGlobals.push({ object, global: id });
    return id;
  }

  globalOf(object: VariableObject): GlobalId | null {
    return this.#globalOf.get(object) ?? null;
  }

  /** Of the panics of Go itself; null without the package that declares it. */
  runtimeErrors: RuntimeErrors | null = null;

  /** Types whose values were put into interfaces: they need tables of methods. */
  readonly boxed = new Set<TypeId>();
  /** Types that an assertion or a type switch asks for. */
  readonly asserted = new Set<TypeId>();
  /** The methods that some interface of the program asks for. */
  readonly asked = new Set<MethodKey>();
}
