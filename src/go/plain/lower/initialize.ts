import { emptySpan, type Span } from '../../../base/span.ts';
import type { GoExpression, GoFile } from '../../syntax/node.ts';
import type { Initializer } from '../../types/info.ts';
import type { VariableObject } from '../../types/type.ts';
import type { FunctionId } from '../ids.ts';
import type { Place } from '../expression.ts';
import { assignAll } from './assign.ts';
import type { Context, Surroundings } from './context.ts';
import { referenceTo } from './declaration.ts';
import { functionContext } from './function-context.ts';
import { FunctionBuilder } from './function-builder.ts';
import type { Unit } from './program-builder.ts';
import { emptyEnvironment } from './type-environment.ts';
import { ready } from './late.ts';
import type { TypedTarget } from './target.ts';

/** A function that runs before `main`, and when in its package. */
interface Step {
  readonly unit: Unit;
  /** Its place among the package's initializers; `init` functions come after all. */
  readonly rank: number;
  readonly id: FunctionId;
}

/**
 * What runs before `main`. Variables of the library are initialized only if something names them; those of
 * the text always are, since evaluating them may do anything.
 */
export class Initialization {
  readonly #surroundings: Surroundings;
  readonly #steps: Step[] = [];
  readonly #done = new Set<Initializer>();
  readonly #byVariable = new Map<VariableObject, readonly [Unit, Initializer, number]>();
  #seen = 0;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
    for (const unit of surroundings.program.units) {
      unit.checked.info.initializers.forEach((initializer, rank) => {
        for (const variable of initializer.variables)
          this.#byVariable.set(variable, [unit, initializer, rank]);
        if (!unit.library) this.#lower(unit, initializer, rank);
      });
      if (!unit.library) this.#lowerInits(unit);
    }
  }

  /** Lowers the initializers of what was named since the last time; false if there was nothing. */
  advance(): boolean {
    const { usedGlobals } = this.#surroundings.program;
    if (this.#seen === usedGlobals.length) return false;
    for (const { object } of usedGlobals.slice(this.#seen)) {
      const found = this.#byVariable.get(object);
      if (found !== undefined) this.#lower(...found);
    }
    this.#seen = usedGlobals.length;
    return true;
  }

  /** The function that runs all of them, imported packages first. */
  finish(): FunctionId {
    const { program } = this.#surroundings;
    const id = program.reserve();
    const unit = program.units.at(-1);
    const file = unit?.checked.files[0] ?? null;
    const fn = newFunction(this.#surroundings, id, 'initialize', {
      unit: unit ?? null,
      file,
      span: emptySpan,
    });
    const order = new Map(program.units.map((one, index) => [one, index]));
    const steps = this.#steps.toSorted(
      (a, b) => order.get(a.unit)! - order.get(b.unit)! || a.rank - b.rank,
    );
    for (const step of steps) {
      const callee = { kind: 'static', function: step.id } as const;
      const at = program.functions[step.id]?.nameSpan ?? emptySpan;
      fn.emit({ kind: 'call', callee, arguments: [], results: [] }, at);
    }
    program.define(fn.finish());
    return id;
  }

  #lower(unit: Unit, initializer: Initializer, rank: number): void {
    if (this.#done.has(initializer)) return;
    this.#done.add(initializer);
    const { program } = this.#surroundings;
    const id = program.reserve();
    this.#steps.push({ unit, rank, id });
    program.later(() =>
      program.define(lowerInitializer(this.#surroundings, unit, initializer, id)),
    );
  }

  #lowerInits(unit: Unit): void {
    const { info } = unit.checked;
    let rank = info.initializers.length;
    for (const [syntax, object] of info.functions) {
      if (syntax.name.name !== 'init' || syntax.receiver !== null) continue;
      const reference = referenceTo(this.#surroundings, object, []);
      if (reference.kind === 'function') this.#steps.push({ unit, rank: rank++, id: reference.id });
    }
  }
}

interface Home {
  readonly unit: Unit | null;
  readonly file: GoFile | null;
  readonly span: Span;
}

function newFunction(
  { program }: Surroundings,
  id: FunctionId,
  name: string,
  { unit, file, span }: Home,
): FunctionBuilder {
  const origin = unit?.library === false ? 'text' : 'library';
  const path = unit?.checked.package.path ?? '';
  const header = {
    id,
    name,
    package: path,
    qualified: null,
    origin,
    span,
    nameSpan: span,
  } as const;
  return new FunctionBuilder({ ...header, file: program.fileId(file) }, null);
}

function lowerInitializer(
  surroundings: Surroundings,
  unit: Unit,
  { variables, value }: Initializer,
  id: FunctionId,
) {
  const { program } = surroundings;
  const file = fileOf(unit, variables, value);
  const names = variables.map(({ name }) => name).join(', ');
  program.visiting(file, value.span);
  const fn = newFunction(surroundings, id, `init ${names}`, { unit, file, span: value.span });
  const origin = { unit, file, environment: emptyEnvironment, root: value };
  const context = functionContext(surroundings, fn, origin);
  const targets = variables.map((variable) => targetFor(context, variable));
  assignAll(context, targets.length === 0 ? [blank] : targets, [value], value.span);
  return fn.finish();
}

const blank: TypedTarget = { target: ready({ kind: 'blank' }), type: null };

function targetFor({ program }: Context, variable: VariableObject): TypedTarget {
  if (variable.name === '_') return blank;
  const type = program.types.intern(variable.type, emptyEnvironment);
  const place: Place = { kind: 'global', global: program.globalFor(variable, type) };
  return { target: ready({ kind: 'place', place }), type };
}

function fileOf(unit: Unit, variables: readonly VariableObject[], value: GoExpression): GoFile {
  const file = variables[0]?.file ?? null;
  if (file !== null) return file;
  const { files } = unit.checked;
  const holds = ({ text }: GoFile): boolean => text.length >= value.span.end;
  return files.find(holds) ?? files[0]!;
}
