import { newId } from '#server/platform/context/new-id.ts';
import { addContent } from '../content.ts';
import { mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';
import { addFile, fileReaders } from './files.ts';
import type { HttpRow } from './http.ts';

const noForeignIds = true;

/** A highlight of a recording that is ready. */
const clip =
  (isPrivate = false) =>
  async ({ kit }: Making) => {
    const noteId = await addContent(kit, 'note', { isPrivate });
    const fileId = await addFile(kit, { ownerId: noteId, processing: 'COMPLETE' });
    const [id, now] = [newId(), new Date()];
    const projectId = await kit.projectOf('notes', noteId);
    await kit.row('highlights', {
      id,
      object_type: 'note',
      object_id: noteId,
      project_id: projectId,
      access_id: projectId,
      marked: true,
      file_id: fileId,
      start_time: 1,
      end_time: 2,
      media_type: 'AV',
      created_by: kit.ownerId,
      created_at: now,
      updated_at: now,
    });
    return { input: { filename: 'Clip', highlightIds: [id] } };
  };

/** Of the one who tries, or of somebody else. */
const media =
  ({ own }: { own: boolean }) =>
  async ({ kit, callerId }: Making) => {
    const id = newId();
    await kit.row('media_exports', {
      id,
      kind: 'CLIP',
      owner_id: await addContent(kit, 'note'),
      filename: 'Clip',
      parts: '[]',
      status: 'COMPLETE',
      requested_by: own && callerId !== undefined ? callerId : kit.ownerId,
      created_at: new Date(),
    });
    return { id };
  };

export const mediaExportRows: readonly Row[] = [
  {
    operation: 'Mutation.exportMedia',
    variables: clip(),
    expected: mutationOutcomes('ok', 'ok', 'ok', 'ok'),
  },
  {
    operation: 'Mutation.exportMedia',
    when: 'private',
    variables: clip(true),
    expected: mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound'),
    noForeignIds,
  },
  {
    operation: 'Mutation.cancelMediaExport',
    variables: media({ own: true }),
    expected: mutationOutcomes('ok', 'ok', 'ok', 'ok'),
  },
  {
    operation: 'Mutation.cancelMediaExport',
    when: 'of somebody else',
    variables: media({ own: false }),
    expected: mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound'),
    noForeignIds,
  },
  {
    operation: 'Query.mediaExport',
    variables: media({ own: true }),
    expected: queryOutcomes('ok', 'ok', 'ok', 'ok'),
  },
  {
    operation: 'Query.mediaExport',
    when: 'of somebody else',
    variables: media({ own: false }),
    expected: queryOutcomes('nothing', 'nothing', 'nothing', 'nothing'),
    noForeignIds,
  },
  { operation: 'Query.mediaExports', expected: queryOutcomes('ok', 'ok', 'ok', 'ok') },
];

const nothing = '018f4b6e-0000-7000-8000-0000000000ff';

export const mediaExportHttpRows: readonly HttpRow[] = ['video', 'captions'].map((kind) => ({
  route: `GET /files/exports/:id/${kind}`,
  url: () => `/files/exports/${nothing}/${kind}`,
  // Asked for by a member, so there is nothing a visitor could have asked for.
  expected: { ...fileReaders, shareToken: 401 },
}));
