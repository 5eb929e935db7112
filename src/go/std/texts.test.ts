import { describe, expect, test } from 'vitest';
import { parseFile } from '../syntax/parse-file.ts';
import { declarationsOf } from './declarations.ts';
import { standardPackage, standardPackages } from './packages.ts';

describe.each(standardPackages)('%s', (path) => {
  test.each(standardPackage(path)!)('$name can be read', ({ name, text }) => {
    const file = parseFile(name, text);
    expect(file.errors).toEqual([]);
    const bodyless = file.declarations.flatMap((declaration) =>
      declaration.kind === 'function' && declaration.body === null ? [declaration.name.name] : [],
    );
    const byLine = declarationsOf(path, text).filter((one) => one.bodyless);
    expect(byLine.map(({ key }) => key.split('.').at(-1))).toEqual(bodyless);
  });
});
