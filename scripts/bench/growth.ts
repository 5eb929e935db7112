import { compileVirgo } from '../../src/pipeline/compile.ts';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import { decide } from '../../src/verdict/decide.ts';
import { round, say, timed } from './statistics.ts';

interface Family {
  readonly name: string;
  readonly sizes: readonly number[];
  readonly program: (size: number) => string;
}

const times = (count: number, text: string) => Array.from({ length: count }, () => text).join('\n');

/** How time grows with the parts of a program, in programs that are balanced whatever n is. */
const families: readonly Family[] = [
  {
    name: 'processes',
    sizes: [2, 4, 6, 8, 10, 12],
    program: (size) =>
      `c = chan [0];\n${times(size / 2, 'go { for 0 .. n { c! } }')}\n` +
      `${times(size / 2 - 1, 'go { for 0 .. n { c? } }')}\nfor 0 .. n { c? }`,
  },
  {
    name: 'loops',
    sizes: [2, 4, 6, 8],
    program: (size) =>
      `c = chan [1];\ngo { ${times(size / 2, 'for 0 .. n { c! }')} }\n${times(size / 2, 'for 0 .. n { c? }')}`,
  },
  {
    name: 'operations per loop',
    sizes: [1, 2, 4, 8],
    program: (size) =>
      `c = chan [1];\ngo { for 0 .. n { ${times(size, 'c!;')} } }\nfor 0 .. n { ${times(size, 'c?;')} }`,
  },
];

interface Point {
  readonly size: number;
  readonly obligations: number;
  readonly milliseconds: number;
}

/** For each family: how much longer an obligation takes in the largest program than in the smallest. */
export async function benchGrowth(): Promise<object> {
  const solver = nodeSolvers()();
  await solver.prepare();
  const growth: Record<string, object> = {};
  for (const { name, sizes, program } of families) {
    const points: Point[] = [];
    for (const size of sizes) {
      const source = program(size);
      let obligations = 0;
      const milliseconds = await timed(3, async () => {
        const compiled = compileVirgo(source);
        if (!compiled.ok) throw new Error(`${name} ${size} does not compile`);
        obligations = compiled.value.obligations.length;
        const { verdict } = await decide(
          solver,
          compiled.value.encoding,
          compiled.value.obligations,
        );
        if (verdict.first === null) throw new Error(`${name} ${size} is not verified`);
      });
      points.push({ size, obligations, milliseconds });
      say(
        `${name.padEnd(20)} ${String(size).padStart(3)}  ${String(obligations).padStart(5)} obligations  ` +
          `${String(round(milliseconds)).padStart(7)} ms  ${round(milliseconds / obligations, 2)} ms each`,
      );
    }
    const each = ({ milliseconds, obligations }: Point) => milliseconds / obligations;
    growth[name] = {
      perObligationLastOverFirst: round(each(points.at(-1)!) / each(points[0]!), 2),
    };
  }
  await solver.dispose();
  return { growth };
}
