import { contractMark } from '../base/contract-mark.ts';
import type { Span } from '../base/span.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { goCatalogue } from '../diagnostics/go-catalogue.ts';
import type { Assumption } from '../expression/assumption.ts';
import { integer, type Expression } from '../expression/expression.ts';
import { printExpression } from '../expression/print.ts';
import { mapLeaves } from '../expression/walk.ts';
import { promisesIn, type Promised } from '../model/promises.ts';
import type { Sort } from '../expression/sort.ts';
import type { Expression as Placed } from '../virgo/ast.ts';
import { namesInExpression } from '../virgo/extended/expression-names.ts';
import { parseExpression } from '../virgo/parse-expression.ts';
import { SyntaxFault, TokenReader } from '../virgo/token-reader.ts';
import { SortInference } from '../virgo/sorts.ts';
import { toTokens } from '../virgo/tokens.ts';

/** What `//@ requires n >= 1 && len(xs) == n` above a function states about its callers. */
interface Contracts {
  readonly assumptions: readonly Assumption[];
  readonly diagnostics: readonly Diagnostic[];
}

/** What decides something in a program, by name. */
type Deciding = ReadonlyMap<string, Sort>;

/**
 * The contracts above the function, and what somebody supposes besides, as assumptions about the program's
 * parameters. One that speaks of something that decides nothing in the program assumes nothing, and says so.
 */
export function contractsAbove(
  text: string,
  nameSpan: Span,
  known: Deciding,
  supposed: string | null = null,
): Contracts {
  const assumptions: Assumption[] = [];
  const diagnostics: Diagnostic[] = [];
  const besides = supposed === null ? [] : [{ words: supposed, span: nameSpan }];
  for (const { words, span } of [...clausesAbove(text, nameSpan), ...besides]) {
    const read = readAbout(words, known);
    if (read.ok) assumptions.push({ expression: read.expression, origin: 'contract', span, words });
    else diagnostics.push(diagnose(goCatalogue, 'go-contract', span, { why: read.why }));
  }
  assumptions.push(...assumedOfCalls(text, new Set(known.keys()), diagnostics));
  return { assumptions, diagnostics };
}

type ReadCondition =
  { readonly ok: true; readonly expression: Placed } | { readonly ok: false; readonly why: string };

/** A condition about what decides something, or why it is none. */
export function readAbout(words: string, known: Deciding): ReadCondition {
  const expression = readCondition(words);
  if (expression === null) return { ok: false, why: 'It cannot be read.' };
  const names = namesInExpression(expression);
  const missing = names.find(({ name }) => !known.has(name));
  if (missing !== undefined)
    return { ok: false, why: `${missing.name} decides nothing about what is checked here.` };
  const sorts = new SortInference();
  for (const { name } of names)
    sorts.require({ kind: 'parameter', name, span: expression.span }, known.get(name)!);
  sorts.require(expression, 'bool');
  const [fault] = sorts.diagnostics;
  return fault === undefined
    ? { ok: true, expression }
    : { ok: false, why: 'It uses an integer as a truth value, or a truth value as an integer.' };
}

/**
 * `//@ assume result >= 0` above a function without text, for each value of the program that a call of it returns.
 * A name of its parameters stands for the argument where that is a number or decides something, too.
 */
function assumedOfCalls(
  text: string,
  known: ReadonlySet<string>,
  diagnostics: Diagnostic[],
): readonly Assumption[] {
  return promisesIn(text).flatMap((promised): readonly Assumption[] => {
    const { kind, name, owner, condition, span } = promised;
    if (kind !== 'assume') return [];
    const expression = readCondition(condition);
    if (expression === null) {
      diagnostics.push(diagnose(goCatalogue, 'go-contract', span, { why: 'It cannot be read.' }));
      return [];
    }
    const isOnly =
      text.split(new RegExp(`^\\s*(?:func\\s*\\([^)]*\\)\\s*)?${name}\\(`, 'm')).length === 2;
    if (owner !== null && !isOnly) return [];
    return [...known].flatMap((value) => {
      const call = new RegExp(`^${owner === null ? '' : '.*\\.'}${name}\\(([^()]*)\\)( |$)`).exec(
        value,
      );
      const stated = call === null ? null : ofCall(expression, promised, value, call[1]!, known);
      const words = stated === null ? '' : printExpression(stated, (leaf) => leaf.name);
      return stated === null ? [] : [{ expression: stated, origin: 'contract', span, words }];
    });
  });
}

/** The condition about one call; null where it speaks of an argument that is not known here. */
function ofCall(
  condition: Expression,
  { parameters }: Promised,
  result: string,
  given: string,
  known: ReadonlySet<string>,
): Expression | null {
  const named = given.split(',').map((one) => one.trim());
  let isKnown = true;
  const stated = mapLeaves(condition, (leaf): Expression => {
    if (leaf.name === 'result') return { ...leaf, name: result };
    const at = parameters?.indexOf(leaf.name) ?? -1;
    const argument = at < 0 ? leaf.name : (named[at] ?? '');
    if (/^-?\d+$/.test(argument)) return integer(BigInt(argument));
    isKnown &&= known.has(argument);
    return { ...leaf, name: argument };
  });
  return isKnown ? stated : null;
}

interface Clause {
  readonly words: string;
  readonly span: Span;
}

const required = new RegExp(String.raw`^\s*${contractMark}\s*requires\s+(\S.*?);?\s*$`);

/** In the comment that stands directly above the function. */
function clausesAbove(text: string, { start }: Span): readonly Clause[] {
  const clauses: Clause[] = [];
  let end = text.lastIndexOf('\n', start - 1);
  while (end > 0) {
    const begin = text.lastIndexOf('\n', end - 1) + 1;
    const line = text.slice(begin, end);
    if (!/^\s*\/\//.test(line)) break;
    const found = required.exec(line);
    if (found !== null) {
      const words = found[1]!;
      const at = begin + line.indexOf(words);
      clauses.unshift({ words, span: { start: at, end: at + words.length } });
    }
    end = begin - 1;
  }
  return clauses;
}

/** VirGo's expressions, in which a length and a field are names: `len(xs)`, `s.n`. */
function readCondition(words: string) {
  const quoted = words
    .replaceAll(/\blen\(\s*([\w.]+)\s*\)/g, '`len($1)`')
    .replaceAll(/`[^`]*`|\b[A-Za-z_]\w*(?:\.\w+)+\b/g, (name) =>
      name.startsWith('`') ? name : `\`${name}\``,
    );
  const { tokens, diagnostics } = toTokens(quoted);
  if (diagnostics.length > 0) return null;
  const reader = new TokenReader(tokens);
  try {
    const expression = parseExpression(reader);
    return reader.peek().kind === 'end' && reader.diagnostics.length === 0 ? expression : null;
  } catch (fault) {
    if (fault instanceof SyntaxFault) return null;
    throw fault;
  }
}
