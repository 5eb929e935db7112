import { LineMap } from '../../../src/base/span.ts';
import type { GoFile } from '../../../src/go/syntax/node.ts';
import type { CheckedPackage } from '../../../src/go/types/checked-package.ts';
import type { ConstantValue } from '../../../src/go/types/constant-value.ts';
import type { TypeAndValue } from '../../../src/go/types/info.ts';
import { printType } from '../../../src/go/types/print-type.ts';
import type { Rational } from '../../../src/go/types/rational.ts';
import type { GoExpression } from '../../../src/go/syntax/node.ts';
import type { GoAnswer, GoExpressionFact } from './judge.ts';

export interface Comparison {
  readonly compared: number;
  readonly disagreements: readonly string[];
}

/** Holds our table of expressions against that of go/types. */
export function compareExpressions(ours: CheckedPackage, go: GoAnswer): Comparison {
  const indices = new Map(ours.files.map((file, index) => [file.name, index] as const));
  const starts = ours.files.map(byteOffsets);
  const own = ownFacts(ours, indices, starts);
  const disagreements: string[] = [];
  let compared = 0;
  for (const fact of go.expressions) {
    if (fact.n !== '') continue;
    const mine = own.get(keyOf(fact.f, fact.s, fact.e));
    const file = ours.files[fact.f]!;
    if (mine === undefined) {
      disagreements.push(`${place(file, fact.s, starts)} nothing of ours for ${fact.m} ${fact.t}`);
      continue;
    }
    compared++;
    if (agrees(mine.fact, fact, mine.isRepeated)) continue;
    const shown = `${mine.fact.mode} ${typeText(mine.fact)} ${valueText(mine.fact.value)}`;
    disagreements.push(
      `${place(file, fact.s, starts)} ${shown} but Go: ${fact.m} ${fact.t} ${fact.v ?? ''}`.slice(
        0,
        400,
      ),
    );
  }
  return { compared, disagreements };
}

function keyOf(file: number, start: number, end: number): string {
  return `${file}:${start}:${end}`;
}

/** From UTF-16 offsets to bytes; null where they are the same. */
function byteOffsets(file: GoFile): Uint32Array | null {
  const { text } = file;
  if (Buffer.byteLength(text) === text.length) return null;
  const offsets = new Uint32Array(text.length + 1);
  let bytes = 0;
  for (let at = 0; at < text.length; at++) {
    offsets[at] = bytes;
    const code = text.charCodeAt(at);
    const isPair = code >= 0xd800 && code < 0xe000;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : isPair ? 2 : 3;
  }
  offsets[text.length] = bytes;
  return offsets;
}

interface Own {
  readonly fact: TypeAndValue;
  readonly isRepeated: boolean;
}

function ownFacts(
  ours: CheckedPackage,
  indices: ReadonlyMap<string, number>,
  starts: readonly (Uint32Array | null)[],
): ReadonlyMap<string, Own> {
  const facts = new Map<string, Own>();
  const repeated = repeatedSpans(ours.files);
  // A node's file is not written on it; each table entry is found by walking the files.
  for (const [file, nodes] of nodesByFile(ours)) {
    const index = indices.get(file.name)!;
    const offsets = starts[index] ?? null;
    const toBytes = (at: number): number => (offsets === null ? at : offsets[at]!);
    for (const [node, fact] of nodes) {
      const key = keyOf(index, toBytes(node.span.start), toBytes(node.span.end));
      const isRepeated = repeated
        .get(file)!
        .some(({ start, end }) => node.span.start >= start && node.span.end <= end);
      facts.set(key, { fact, isRepeated });
    }
  }
  return facts;
}

/** Constant lines whose values are read again for later lines, with another iota. */
function repeatedSpans(files: readonly GoFile[]) {
  return new Map(
    files.map((file) => {
      const spans = file.declarations.flatMap((declaration) =>
        declaration.kind === 'constant' && declaration.repeats
          ? declaration.values.map(({ span }) => span)
          : [],
      );
      const unique = new Map(spans.map((span) => [span.start, span]));
      return [file, [...unique.values()]] as const;
    }),
  );
}

function nodesByFile(
  ours: CheckedPackage,
): ReadonlyMap<GoFile, readonly (readonly [GoExpression, TypeAndValue])[]> {
  const owners = new Map<object, GoFile>();
  for (const file of ours.files) claim(file.declarations, file, owners);
  const groups = new Map<GoFile, (readonly [GoExpression, TypeAndValue])[]>();
  for (const [node, fact] of ours.info.types) {
    const file = owners.get(node);
    if (file === undefined) continue;
    const group = groups.get(file) ?? [];
    group.push([node, fact]);
    groups.set(file, group);
  }
  return groups;
}

function claim(value: unknown, file: GoFile, owners: Map<object, GoFile>): void {
  if (typeof value !== 'object' || value === null || owners.has(value)) return;
  owners.set(value, file);
  for (const part of Object.values(value)) claim(part, file, owners);
}

function place(file: GoFile, byte: number, starts: readonly (Uint32Array | null)[]): string {
  void starts;
  const before = Buffer.from(file.text).subarray(0, byte).toString('utf8');
  const { line, column } = new LineMap(file.text).position(before.length);
  return `${file.name}:${line}:${column}:`;
}

function typeText(fact: TypeAndValue): string {
  return printType(fact.type, ({ path }) => path);
}

/** What nil is and what a builtin is have no counterpart of ours in go/types of that version. */
function agrees(mine: TypeAndValue, go: GoExpressionFact, isRepeated: boolean): boolean {
  if (mine.mode !== go.m) return false;
  if (go.m === 'builtin' || go.m === 'nil' || go.m === 'no-value') return true;
  if (isRepeated) return true;
  if (typeText(mine) !== go.t && normal(typeText(mine)) !== normal(go.t)) return false;
  return go.m !== 'constant' || sameValue(valueText(mine.value), go.v ?? '');
}

/** Without what two printers may do differently. */
function normal(type: string): string {
  return type
    .replaceAll('interface {', 'interface{')
    .replaceAll('interface{}', 'any')
    .replaceAll(' | ', '|')
    .replaceAll(', ', ',');
}

function valueText(value: ConstantValue | null): string {
  const part = (one: Rational): string => `${one.numerator}/${one.denominator}`;
  switch (value?.kind) {
    case undefined:
      return '';
    case 'boolean':
      return `b:${value.value}`;
    case 'string':
      return `s:${value.bytes}`;
    case 'integer':
      return `n:${value.value}/1`;
    case 'float':
      return `n:${part(value.value)}`;
    case 'complex':
      return `c:${part(value.real)}:${part(value.imaginary)}`;
    case 'unknown':
      return 'unknown';
  }
}

/** Go keeps very large and very small fractions as floats, whose exact value it does not give. */
function sameValue(mine: string, go: string): boolean {
  if (mine === go || go.includes('?')) return true;
  const complex = (text: string): string =>
    text.startsWith('n:') ? `c:${text.slice(2)}:0/1` : text;
  return complex(mine) === complex(go);
}
