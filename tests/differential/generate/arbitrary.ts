import fc from 'fast-check';
import type { Program } from '../../../src/virgo/ast.ts';
import { generateProgram } from './generate.ts';
import { smallerPrograms } from './shrink.ts';
import type { Grammar } from './well-formed.ts';
import { writeProgram } from './write.ts';

export interface GeneratedProgram {
  readonly program: Program;
  /** The spelling; 0 is the plain one. */
  readonly style: number;
  readonly text: string;
  /** So that fast-check's report shows what a person wants to see. */
  readonly [fc.toStringMethod]: () => string;
}

export function generated(program: Program, style: number): GeneratedProgram {
  const text = writeProgram(program, style);
  return { program, style, text, [fc.toStringMethod]: () => `\n${text}` };
}

/** Valid programs, shrunk by cutting pieces out of the syntax tree rather than out of the plan. */
export function programs(grammar: Grammar): fc.Arbitrary<GeneratedProgram> {
  return new ProgramArbitrary(grammar);
}

/** fast-check asks for a subclass where shrinking is to follow the value's own structure. */
class ProgramArbitrary extends fc.Arbitrary<GeneratedProgram> {
  readonly #grammar: Grammar;

  constructor(grammar: Grammar) {
    super();
    this.#grammar = grammar;
  }

  generate(random: fc.Random): fc.Value<GeneratedProgram> {
    const program = generateProgram(random.nextInt(), this.#grammar);
    const style = random.nextInt(0, 3) === 0 ? random.nextInt(1, 1_000_000) : 0;
    return new fc.Value(generated(program, style), undefined);
  }

  canShrinkWithoutContext(value: unknown): value is GeneratedProgram {
    return typeof value === 'object' && value !== null && 'program' in value && 'style' in value;
  }

  shrink(value: GeneratedProgram): fc.Stream<fc.Value<GeneratedProgram>> {
    return fc.stream(this.#smaller(value)).map((smaller) => new fc.Value(smaller, undefined));
  }

  *#smaller({ program, style }: GeneratedProgram): Generator<GeneratedProgram> {
    if (style !== 0) yield generated(program, 0);
    for (const smaller of smallerPrograms(program, this.#grammar)) yield generated(smaller, style);
  }
}
