import { it } from 'vitest';
import { readFileSync } from 'node:fs';
import { describeFragment } from '../go/describe.ts';
import { goReader } from '../support/go.ts';
it('one', () => {
  for (const f of process.env['F']!.split(' '))
    console.log(
      describeFragment(readFileSync(f, 'utf8'), goReader()).replace(/^func [^]*?\n}\n/m, ''),
    );
});
