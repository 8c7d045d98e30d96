const mostFiles = 500;

export function hasFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}

export type FileInFolder = { readonly path: string; readonly file: File };

/** The files of a drop, those in dropped folders included. Must be called while the event is handled. */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  const found = await droppedTree(transfer, mostFiles);
  return found.length === 0 ? [...transfer.files] : found.map(({ file }) => file);
}

/** The same with the folders that they are in, as far as `most` of them. Empty where nothing but text was dropped. */
export async function droppedTree(transfer: DataTransfer, most: number): Promise<FileInFolder[]> {
  const entries = [...transfer.items].flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    return entry ? [entry] : [];
  });
  const found: FileInFolder[] = [];
  for (const entry of entries) await collect(entry, found, most);
  return found;
}

async function collect(entry: FileSystemEntry, found: FileInFolder[], most: number): Promise<void> {
  if (found.length >= most) return;
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    found.push({ path: entry.fullPath.replace(/^\//, ''), file });
    return;
  }
  if (!isFolder(entry)) return;
  const reader = entry.createReader();
  // A folder is read in pieces of a hundred; an empty piece is its end.
  for (;;) {
    const piece = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (piece.length === 0) return;
    for (const inside of piece) await collect(inside, found, most);
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
