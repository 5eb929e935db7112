import { unreachable } from '../../base/unreachable.ts';

export const prefix = 'invoke_';

type Letter = 'v' | 'i' | 'j' | 'f' | 'd';

export interface Signature {
  readonly result: Letter;
  readonly parameters: readonly Letter[];
}

/** `invoke_vij` calls what takes an i32 and an i64 and returns nothing. */
export function signatureOf(name: string): Signature {
  const [result, ...parameters] = [...name.slice(prefix.length)].map(toLetter);
  if (result === undefined) throw new Error(`${name} has no signature`);
  return { result, parameters };
}

function toLetter(letter: string): Letter {
  switch (letter) {
    case 'v':
    case 'i':
    case 'j':
    case 'f':
    case 'd':
      return letter;
    default:
      throw new Error(`no type of wasm has the letter ${letter}`);
  }
}

export function typeOf(letter: Letter): number {
  switch (letter) {
    case 'v':
      return 0x40;
    case 'i':
      return 0x7f;
    case 'j':
      return 0x7e;
    case 'f':
      return 0x7d;
    case 'd':
      return 0x7c;
    default:
      return unreachable(letter);
  }
}

/** Zero, for what is never looked at. */
export function nothing(letter: Letter): readonly number[] {
  switch (letter) {
    case 'v':
      return [];
    case 'i':
      return [0x41, 0];
    case 'j':
      return [0x42, 0];
    case 'f':
      return [0x43, 0, 0, 0, 0];
    case 'd':
      return [0x44, 0, 0, 0, 0, 0, 0, 0, 0];
    default:
      return unreachable(letter);
  }
}
