import { newId } from '#server/platform/context/new-id.ts';
import { addContent, type ContentOptions } from '../content.ts';
import type { Kit } from '../kit.ts';
import { mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';
import type { HttpRow } from './http.ts';
import { all, programs, signedIn } from './http-statuses.ts';

const everybody = queryOutcomes('ok', 'ok', 'ok', 'ok');
const empty = queryOutcomes('nothing', 'nothing', 'nothing', 'nothing');
const editors = mutationOutcomes('forbidden', 'ok', 'ok', 'ok');
const unseen = mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound');
const noForeignIds = true;

type FileOptions = ContentOptions & {
  ownerId?: string;
  status?: string;
  processing?: string;
  fileTrashed?: boolean;
  duration?: number;
};

/** A file of a note; its bytes are nowhere. */
export async function addFile(kit: Kit, options: FileOptions = {}): Promise<string> {
  const ownerId = options.ownerId ?? (await addContent(kit, 'note', options));
  const [id, now] = [newId(), new Date()];
  await kit.row('files', {
    id,
    owner_id: ownerId,
    owner_type: 'note',
    name: 'Matrix.txt',
    size: 10,
    status: options.status ?? 'DONE',
    processing: options.processing ?? 'NONE',
    created_by: options.by ?? kit.ownerId,
    created_at: now,
    updated_at: now,
    trashed_at: options.fileTrashed ? now : null,
    duration: options.duration ?? null,
  });
  return id;
}

const one =
  (options?: FileOptions) =>
  async ({ kit }: Making) => ({ id: await addFile(kit, options) });
const many =
  (options?: FileOptions) =>
  async ({ kit }: Making) => ({ ids: [await addFile(kit, options), await addFile(kit, options)] });
const rename = (options?: FileOptions) => async (making: Making) => ({
  input: { ...(await one(options)(making)), name: 'Renamed.txt' },
});
const start =
  (options?: ContentOptions) =>
  async ({ kit }: Making) => ({
    input: {
      ownerType: 'NOTE',
      ownerId: await addContent(kit, 'note', options),
      files: [{ name: 'a.txt', size: 1 }],
    },
  });

export const fileRows: readonly Row[] = [
  { operation: 'Query.file', variables: one(), expected: everybody },
  {
    operation: 'Query.file',
    when: 'private',
    variables: one({ isPrivate: true }),
    expected: empty,
    noForeignIds,
  },
  {
    operation: 'Query.file',
    when: 'in the trash',
    variables: one({ fileTrashed: true }),
    expected: empty,
    noForeignIds,
  },
  {
    operation: 'Query.file',
    when: 'of a note in the trash',
    variables: one({ isTrashed: true }),
    expected: empty,
    noForeignIds,
  },
  {
    operation: 'Query.files',
    variables: async ({ kit }) => ({ ownerId: await addContent(kit, 'note') }),
    expected: everybody,
    tellsNothing: true,
  },
  { operation: 'Query.uploads', expected: everybody },
  { operation: 'Mutation.startUploads', variables: start(), expected: editors },
  {
    operation: 'Mutation.startUploads',
    when: 'private',
    variables: start({ isPrivate: true }),
    expected: unseen,
    noForeignIds,
  },
  {
    operation: 'Mutation.cancelUpload',
    when: 'of somebody else',
    variables: one({ status: 'UPLOADING' }),
    expected: mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'forbidden'),
  },
  {
    operation: 'Mutation.cancelUpload',
    when: 'private',
    variables: one({ status: 'UPLOADING', isPrivate: true }),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Mutation.updateFile', variables: rename(), expected: editors },
  {
    operation: 'Mutation.updateFile',
    when: 'private',
    variables: rename({ isPrivate: true }),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Mutation.trashFiles', variables: many(), expected: editors },
  {
    operation: 'Mutation.trashFiles',
    when: 'private',
    variables: many({ isPrivate: true }),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Mutation.restoreFiles', variables: many({ fileTrashed: true }), expected: editors },
  {
    operation: 'Mutation.restoreFiles',
    when: 'private',
    variables: many({ fileTrashed: true, isPrivate: true }),
    expected: unseen,
    noForeignIds,
  },
];

/** Nobody's file: who is let in learns that there is none, who is not learns less. */
const nothing = '018f4b6e-0000-7000-8000-0000000000ff';
export const fileReaders = all(404, { anonymous: 401, otherWorkspace: 401, noRole: 401 });
export const fileWriters = all(404, {
  anonymous: 401,
  otherWorkspace: 401,
  noRole: 401,
  shareToken: 401,
  apiRead: 403,
});

export const fileHttpRows: readonly HttpRow[] = [
  { route: 'OPTIONS /files/uploads', expected: all(204) },
  {
    route: 'POST /files/uploads',
    headers: {
      'upload-length': '5',
      'upload-metadata': `filename YS50eHQ=,ownerType Tk9URQ==,ownerId ${Buffer.from(nothing).toString('base64')}`,
    },
    expected: fileWriters,
  },
  { route: 'PATCH /files/uploads/:id', url: () => `/files/uploads/${nothing}`, expected: fileWriters },
  { route: 'DELETE /files/uploads/:id', url: () => `/files/uploads/${nothing}`, expected: fileWriters },
  { route: 'GET /files/download/:fileId', url: () => `/files/download/${nothing}`, expected: fileReaders },
  { route: 'GET /image/:fileId', url: () => `/image/${nothing}`, expected: fileReaders },
  {
    route: 'GET /image/remote/stream',
    url: () => '/image/remote/stream?url=http%3A%2F%2F127.0.0.1%2Fa.png',
    expected: { ...signedIn(422), shareToken: 401, ...programs(422) },
  },
];
