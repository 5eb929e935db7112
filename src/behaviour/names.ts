import { unreachable } from '../base/unreachable.ts';
import type { Place, PlainExpression } from '../go/plain/expression.ts';
import type { LocalId, TypeId } from '../go/plain/ids.ts';
import type { PlainFunction, PlainProgram } from '../go/plain/program.ts';
import { typeOfExpression, typeOfPlace, typingOf, type Typing } from '../go/plain/type-of.ts';
import { carries } from './communicates.ts';

/** How channels and locks of a function are called: by the variables that they are in. */
export class Names {
  readonly #program: PlainProgram;
  readonly #fn: PlainFunction;
  readonly #typing: Typing;
  readonly #aliases = new Map<LocalId, string>();

  constructor(program: PlainProgram, fn: PlainFunction) {
    this.#program = program;
    this.#fn = fn;
    this.#typing = typingOf(program, fn);
  }

  /** A local that stands for something which has a name. */
  alias(local: LocalId, name: string): void {
    this.#aliases.set(local, name);
  }

  carries(local: LocalId): boolean {
    return carries(this.#program, this.#fn.locals[local]!.type);
  }

  local(local: LocalId): string {
    return this.#aliases.get(local) ?? this.#fn.locals[local]!.name ?? `t${String(local)}`;
  }

  of(expression: PlainExpression): string {
    switch (expression.kind) {
      case 'local':
        return this.local(expression.local);
      case 'address':
        return this.place(expression.place);
      case 'field':
        return `${this.of(expression.operand)}.${this.field(typeOfExpression(expression.operand, this.#typing), expression.field)}`;
      case 'convert':
      case 'box':
        return this.of(expression.operand);
      case 'zero':
        return 'nil';
      case 'constant':
      case 'unary':
      case 'arithmetic':
      case 'comparison':
      case 'and':
      case 'or':
      case 'complex':
      case 'real':
      case 'imaginary':
      case 'struct':
      case 'array':
      case 'element':
      case 'length':
      case 'capacity':
      case 'slice':
      case 'closure':
      case 'unknown':
        return '_';
      default:
        return unreachable(expression);
    }
  }

  field(struct: TypeId, field: number): string {
    const { shape } = this.#program.types[struct]!;
    return shape.kind === 'struct' ? shape.fields[field]!.name : String(field);
  }

  place(place: Place): string {
    switch (place.kind) {
      case 'local':
      case 'cell':
        return this.local(place.local);
      case 'global':
        return this.#program.globals[place.global]!.name;
      case 'pointee':
        return this.of(place.pointer);
      case 'field':
        return `${this.place(place.base)}.${this.field(typeOfPlace(place.base, this.#typing), place.field)}`;
      case 'element':
        return `${this.place(place.base)}[]`;
      case 'slice-element':
        return `${this.of(place.slice)}[]`;
      default:
        return unreachable(place);
    }
  }
}
