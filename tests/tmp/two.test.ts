import { it } from 'vitest';
import { readFileSync } from 'node:fs';
import { goReader } from '../support/go.ts';
import { printPlain } from '../../src/go/plain/print.ts';
import { printModels } from '../../src/model/print-models.ts';
import { toModels } from '../../src/model/to-models.ts';
it('one', () => {
  for (const f of process.env['F']!.split(' ')) {
    const r = goReader().read([{ name: 'main.go', text: readFileSync(f, 'utf8') }]);
    if (process.env['P']) console.log(printPlain(r.program));
    console.log(printModels(toModels(r.program)));
  }
});
