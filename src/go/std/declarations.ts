/** A function or method that a text declares, one per line. */
interface Declaration {
  /** As the table of natives names it: `sync.(*Mutex).Lock`, `time.Sleep`. */
  readonly key: string;
  readonly line: string;
  /** The declaration ends on its line without a body: it is native, or unknown. */
  readonly bodyless: boolean;
}

const declared = /^func (?:\((?:\w+ )?(\*?)(\w+)(?:\[[^\]]*\])?\) )?(\w+)[[(]/;

/** @forTests The functions and methods of a text, whose declarations each begin a line. */
export function declarationsOf(path: string, text: string): readonly Declaration[] {
  return text.split('\n').flatMap((line) => {
    const found = declared.exec(line);
    if (found === null) return [];
    const [, star, receiver, name] = found;
    const key = `${path}.${receiver === undefined ? '' : `${named(star!, receiver)}.`}${name}`;
    return [{ key, line, bodyless: !/[{}]$/.test(line) }];
  });
}

function named(star: string, receiver: string): string {
  return star === '' ? receiver : `(*${receiver})`;
}
