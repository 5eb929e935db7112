import { packText, unpackText } from '../share/link-code.ts';
import { readShared, writeShared, type SharedProgram } from '../share/shared-program.ts';
import { examples } from '../state/examples.ts';

/** One of two programs that stand side by side. */
export interface Side {
  readonly title: string;
  readonly shared: SharedProgram;
}

export interface Pair {
  readonly left: Side;
  readonly right: Side;
}

type Opened =
  | { readonly kind: 'pair'; readonly pair: Pair }
  | { readonly kind: 'refused'; readonly message: string };

const start = '#/compare';

export function isCompareHash(hash: string): boolean {
  return hash.startsWith(`${start}/`);
}

/** Two examples by their names: short, and readable. */
export function exampleRoute(left: string, right: string): string {
  return `${start}/${left}/${right}`;
}

/** Any two programs, which the link itself holds. */
export async function pairRoute({ left, right }: Pair): Promise<string> {
  const written = [left, right].map(({ title, shared }) => [title, writeShared(shared)]);
  return `${start}/${await packText(JSON.stringify(written))}`;
}

export async function openRoute(hash: string): Promise<Opened> {
  const [first = '', second] = hash.slice(start.length + 1).split('/');
  if (second !== undefined) {
    const [left, right] = [exampleSide(first), exampleSide(second)];
    if (left === null || right === null) return refused('There is no such example.');
    return { kind: 'pair', pair: { left, right } };
  }
  const unpacked = await unpackText(first);
  if (unpacked.kind === 'refused') return unpacked;
  const pair = readPair(unpacked.text);
  return pair === null ? refused('This link is damaged.') : { kind: 'pair', pair };
}

function refused(message: string): Opened {
  return { kind: 'refused', message };
}

export const bareProgram = {
  fragment: '',
  strategy: null,
  loops: null,
  dafny: null,
  supposed: '',
  run: null,
} as const;

function exampleSide(id: string): Side | null {
  const example = examples.find((one) => one.id === id);
  if (example === undefined) return null;
  const { title, language, source } = example;
  return { title, shared: { language, source, ...bareProgram } };
}

/** Null for what we have not written: anybody can make a link. */
function readPair(text: string): Pair | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(read) || read.length !== 2) return null;
  const [left, right] = read.map(readSide);
  return left && right ? { left, right } : null;
}

const longestTitle = 80;

function readSide(value: unknown): Side | null {
  if (!Array.isArray(value)) return null;
  const [title, text] = value as readonly unknown[];
  if (typeof title !== 'string' || typeof text !== 'string') return null;
  const shared = readShared(text);
  return shared && { title: title.slice(0, longestTitle), shared };
}
