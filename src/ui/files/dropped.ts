import { joinFiles, type NamedText } from './join-files.ts';
import type { Session } from '../state/session.svelte.ts';

/** Nobody reads more on one page. */
const mostFiles = 200;
/** Of one folder, whatever is in it. */
const mostEntries = 5_000;
const mostCharacters = 2_000_000;

/** Text is dragged, too, within the editor and from other pages. */
export function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}

/** Files and folders that were dropped, or chosen: those of Go become one text, which says where each begins. */
export async function openDropped(dropped: DataTransfer, session: Session): Promise<void> {
  const entries = [...dropped.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const plain = [...dropped.files].map((file) => ({ name: file.name, file }));
  try {
    const found = await Promise.all(entries.map((entry) => filesIn(entry, '')));
    await openFiles(entries.length > 0 ? found.flat() : plain, session);
  } catch {
    session.trouble = 'These files could not be read.';
  }
}

interface NamedFile {
  /** With the folders before it. */
  readonly name: string;
  readonly file: File;
}

export async function openFiles(files: readonly NamedFile[], session: Session): Promise<void> {
  const [only] = files;
  if (only !== undefined && files.length === 1 && !/\.go$|^go\.mod$/.test(only.name))
    return openOne(only, session);
  const read = files.filter(({ name }) => /(^|\/)go\.mod$|\.go$/.test(name));
  const size = read.reduce((sum, { file }) => sum + file.size, 0);
  if (read.length === 0) session.trouble = 'There is no Go file among them.';
  else if (read.length > mostFiles)
    session.trouble = `These are ${read.length} Go files, and at most ${mostFiles} are opened at once: drop the folder of one package.`;
  else if (size > mostCharacters) session.trouble = 'These files are too large.';
  else {
    const texts = await Promise.all(
      read.map(async ({ name, file }): Promise<NamedText> => ({ name, text: await file.text() })),
    );
    const [first] = texts;
    const text = texts.length === 1 ? first!.text : joinFiles(texts);
    session.openText('go', text, texts.length === 1 ? first!.name : `${texts.length} files`);
  }
}

/** A program in VirGo, or one that took the place of a link. */
async function openOne({ name, file }: NamedFile, session: Session): Promise<void> {
  if (file.size > mostCharacters) {
    session.trouble = `${name} is too large.`;
    return;
  }
  const text = await file.text();
  if (name.endsWith('.playground')) await session.openCode(text.trim());
  else session.openText('virgo', text, name);
}

/** A folder gives its files; those that Go does not build are left out. */
async function filesIn(entry: FileSystemEntry, folder: string): Promise<readonly NamedFile[]> {
  const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ name, file }];
  }
  if (!isFolder(entry) || /^([._]|vendor$|testdata$|node_modules$)/.test(entry.name)) return [];
  const inner = await allOf(entry.createReader());
  return (await Promise.all(inner.map((one) => filesIn(one, name)))).flat();
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** A reader gives them in portions. */
async function allOf(reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> {
  const found: FileSystemEntry[] = [];
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (portion.length === 0 || found.length > mostEntries) return found;
    found.push(...portion);
  }
}
