import { compileVirgo, type Fragment } from '../../src/pipeline/compile.ts';
import type { ExampleFile } from '../../tests/support/examples.ts';

export function compileExample({ name, source }: ExampleFile): Fragment {
  const compiled = compileVirgo(source);
  if (!compiled.ok) throw new Error(`the example ${name} does not compile`);
  return compiled.value;
}
