/** What stands before the declarations of a file. */
interface FileHeader {
  /** The comments before the package clause that a build constraint may stand in, line by line, without their `//`. */
  readonly comments: readonly string[];
  /** Null where there is no package clause. */
  readonly packageName: string | null;
}

const piece = /[ \t\r\n;\uFEFF]+|\/\/([^\n]*)|\/\*[^]*?\*\/|package\s+([\p{L}_][\p{L}\p{Nd}_]*)/uy;

/** Read without the scanner, since many files of a folder are not read any further. */
export function readHeader(text: string, start = 0): FileHeader {
  const comments: string[] = [];
  piece.lastIndex = start;
  for (let found = piece.exec(text); found !== null; found = piece.exec(text)) {
    const [, comment, packageName] = found;
    if (comment !== undefined) comments.push(comment.trimEnd());
    if (packageName !== undefined) return { comments, packageName };
  }
  return { comments, packageName: null };
}
