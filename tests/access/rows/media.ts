import { mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';
import { addFile, fileReaders } from './files.ts';
import type { HttpRow } from './http.ts';

const editors = mutationOutcomes('forbidden', 'ok', 'ok', 'ok');
const unseen = mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound');
const one =
  (isPrivate = false) =>
  async ({ kit }: Making) => ({ id: await addFile(kit, { isPrivate }) });

const pages =
  (isPrivate = false) =>
  async ({ kit }: Making) => {
    const fileId = await addFile(kit, { isPrivate });
    await kit.row('file_pages', { file_id: fileId, page: 1, text: 'Words', source: 'TEXT' });
    return { fileId };
  };

const jobRows: readonly Row[] = ['processFile', 'cancelProcessing'].flatMap((name): Row[] => [
  { operation: `Mutation.${name}`, variables: one(), expected: editors },
  {
    operation: `Mutation.${name}`,
    when: 'private',
    variables: one(true),
    expected: unseen,
    noForeignIds: true,
  },
]);

export const mediaRows: readonly Row[] = [
  ...jobRows,
  { operation: 'Query.filePages', variables: pages(), expected: queryOutcomes('ok', 'ok', 'ok', 'ok') },
  {
    operation: 'Query.filePages',
    when: 'private',
    variables: pages(true),
    expected: queryOutcomes('notFound', 'notFound', 'notFound', 'notFound'),
    noForeignIds: true,
  },
];

const nothing = '018f4b6e-0000-7000-8000-0000000000ff';

export const mediaHttpRows: readonly HttpRow[] = [
  '/files/stream/:id/:part',
  '/files/stream/:id/:part/:name',
  '/files/avf-stream/:id/:part',
  '/files/avf-stream/:id/:part/:name',
  '/files/avf-thumbnail/:id',
  '/files/video-thumbnail/:id',
  '/image/video-thumbnail/:id',
  '/image/pdf-thumbnail/:id',
  '/image/storyboard/:id',
  '/files/highlight-stream/:id/:path',
  '/files/earlier/:id/:redaction/:part',
  '/files/earlier/:id/:redaction/:part/:name',
].map((path) => ({
  route: `GET ${path}`,
  url: () =>
    path
      .replace(':id', nothing)
      .replace(':part/:name', 'v1/index.m3u8')
      .replace(':part', 'index.m3u8')
      .replace(':path', 'clip.mp4')
      .replace(':redaction', '0'),
  expected: fileReaders,
}));
