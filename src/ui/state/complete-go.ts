/** Packages that programs of a page use most, by the name that a text calls them. */
const paths: ReadonlyMap<string, string> = new Map(
  [
    ...['bufio', 'bytes', 'context', 'errors', 'fmt', 'io', 'log', 'math', 'os', 'runtime'],
    ...['sort', 'strconv', 'strings', 'sync', 'testing', 'time', 'unicode', 'slices', 'maps'],
    ...['sync/atomic', 'net/http', 'math/rand', 'os/signal', 'golang.org/x/sync/errgroup'],
    ...['golang.org/x/sync/semaphore', 'golang.org/x/sync/singleflight'],
  ].map((path) => [path.slice(path.lastIndexOf('/') + 1), path]),
);

const outside = /non-declaration statement outside/;
/** Of a few lines nobody can tell. */
const notGo = /^This does not look like Go/;
const statements = /:=|<-|\bmake\(/;

/** What makes a program of a piece of one that somebody pasted. */
interface Completion {
  /** What is missing, as a sentence. */
  readonly words: string;
  readonly label: string;
  readonly text: string;
}

/**
 * Statements without a function, as pages of documentation have them, and uses of packages without an import. `errors`
 * are the messages of the checker; null where nothing of that kind is missing.
 */
export function completionOf(source: string, errors: readonly string[]): Completion | null {
  const isBody = errors.some(
    (one) => outside.test(one) || (notGo.test(one) && statements.test(source)),
  );
  if (isBody && !/^func\b/m.test(source)) {
    const text = asMain(source);
    return {
      words: 'These are statements without a function around them.',
      label: 'Make them the body of main',
      text: withImports(text, missingIn(text)),
    };
  }
  const undefinedNames = errors.flatMap((one) => /^undefined: (\w+)$/.exec(one)?.[1] ?? []);
  const missing = missingIn(source).filter((path) => undefinedNames.includes(nameOf(path)));
  if (missing.length === 0) return null;
  const names = missing.map(nameOf);
  const listed =
    names.length === 1 ? names[0]! : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;
  return {
    words: `The text uses ${listed} without importing ${names.length === 1 ? 'it' : 'them'}.`,
    label: `Import ${listed}`,
    text: withImports(source, missing),
  };
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const clause = /^[ \t]*package[ \t]+\w+[^\n]*\n?/m;
const imports = /^import[ \t]*(?:\([^)]*\)|(?:[\w.]+[ \t]+)?"[^"\n]*")[^\n]*\n?/gm;

function asMain(source: string): string {
  const head = [...source.matchAll(imports)].map(([one]) => one.trimEnd());
  const body = source
    .replace(clause, '')
    .replaceAll(imports, '')
    .replace(/^\s*\n/, '')
    .trimEnd();
  const indented = body.replaceAll(/^(?=[^\n])/gm, '\t');
  return ['package main', ...head, `func main() {\n${indented}\n}\n`].join('\n\n');
}

/** Used as `fmt.` outside of comments and texts, and not imported. */
function missingIn(source: string): readonly string[] {
  const code = source.replaceAll(/\/\/[^\n]*|\/\*[\s\S]*?\*\/|`[^`]*`/g, ' ');
  const imported = [...code.matchAll(imports)].map(([one]) => one).join('\n');
  const bare = code.replaceAll(/"(?:[^"\\\n]|\\.)*"/g, ' ');
  return [...paths].flatMap(([name, path]) => {
    const isUsed = new RegExp(`(?<![\\w.])${name}\\.\\p{Lu}`, 'u').test(bare);
    return isUsed && !imported.includes(`"${path}"`) ? [path] : [];
  });
}

function withImports(source: string, missing: readonly string[]): string {
  if (missing.length === 0) return source;
  const lines = missing.map((path) => `"${path}"`);
  const declared =
    lines.length === 1 ? `import ${lines[0]!}` : `import (\n\t${lines.join('\n\t')}\n)`;
  if (!clause.test(source)) return `${declared}\n\n${source.trimStart()}`;
  return source.replace(clause, (line) => `${line.trimEnd()}\n\n${declared}\n`);
}
