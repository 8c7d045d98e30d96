import { eventually } from './eventually.ts';
import { putBytes } from './put-bytes.ts';
import type { Person } from './scene.ts';
import type { TestApp } from './test-app.ts';
import { sendPiece } from './upload.ts';
import { ask } from './work.ts';

export type BulkAnswer = {
  id: string;
  status: string;
  error: string | null;
  projectId: string | null;
  folderId: string | null;
  progress: number;
  counts: Record<'total' | 'waiting' | 'uploaded' | 'imported' | 'skipped' | 'failed' | 'cancelled', number>;
  types: { type: string; count: number }[];
  files: {
    items: { id: string; path: string; state: string; reason: string | null; noteId: string | null }[];
    endCursor: string | null;
    totalCount: number;
  };
};

const fields = `id status error projectId folderId progress
  counts { total waiting uploaded imported skipped failed cancelled } types { type count }
  files(first: 100) { items { id path state reason noteId } endCursor totalCount }`;

export async function readBulk(person: Person, id: string): Promise<BulkAnswer> {
  return (await ask(person, `query ($id: ID!) { bulkImport(id: $id) { ${fields} } }`, { id })).bulkImport;
}

async function createBulk(person: Person, input: { source: string; name: string }): Promise<string> {
  const { createBulkImport } = await ask(
    person,
    'mutation ($input: CreateBulkImportInput!) { createBulkImport(input: $input) { id } }',
    { input },
  );
  return createBulkImport.id;
}

export async function sendArchive(
  app: TestApp,
  person: Person,
  bytes: Buffer,
): Promise<{ id: string; status: number; title: string }> {
  const id = await createBulk(person, { source: 'ARCHIVE', name: 'Study.zip' });
  return { id, ...(await putBytes(app, person, `/files/bulk-imports/${id}`, bytes)) };
}

export type FolderFiles = Readonly<Record<string, Buffer>>;

export async function addFolder(person: Person, files: FolderFiles, name = 'Study'): Promise<string> {
  const id = await createBulk(person, { source: 'FOLDER', name });
  await ask(
    person,
    'mutation ($id: ID!, $files: [BulkImportFileInput!]!) { addBulkImportFiles(id: $id, files: $files) { id } }',
    { id, files: Object.entries(files).map(([path, { length: size }]) => ({ path, size })) },
  );
  return id;
}

export async function startBulk(
  person: Person,
  id: string,
  start: { place?: string; projectId?: string; keepPaths?: boolean } = {},
): Promise<void> {
  await ask(person, 'mutation ($input: StartBulkImportInput!) { startBulkImport(input: $input) { id } }', {
    input: { place: 'NEW_PROJECT', ...start, id },
  });
}

/** Asks for places of the files that wait; answers where each goes. */
export async function openUploads(person: Person, id: string): Promise<{ path: string; fileId: string }[]> {
  const { files } = await readBulk(person, id);
  const waiting = files.items.filter(({ state }) => state === 'WAITING');
  const { startBulkUploads } = await ask(
    person,
    'mutation ($id: ID!, $fileIds: [ID!]!) { startBulkUploads(id: $id, fileIds: $fileIds) { id fileId } }',
    { id, fileIds: waiting.map((file) => file.id) },
  );
  return startBulkUploads.map((upload: { id: string; fileId: string }) => ({
    path: waiting.find((file) => file.id === upload.id)?.path ?? '',
    fileId: upload.fileId,
  }));
}

/** As the page does: a place for each file, then its bytes. */
export async function sendFolder(
  app: TestApp,
  person: Person,
  id: string,
  files: FolderFiles,
): Promise<void> {
  for (const { path, fileId } of await openUploads(person, id))
    await sendPiece(app, person, fileId, 0, files[path] ?? Buffer.from(''));
}

export function bulkEnd(person: Person, id: string): Promise<BulkAnswer> {
  return eventually(
    'the bulk import has ended',
    async () => {
      const made = await readBulk(person, id);
      return made.status === 'RUNNING' ? undefined : made;
    },
    { withinMs: 60_000, everyMs: 100 },
  );
}
