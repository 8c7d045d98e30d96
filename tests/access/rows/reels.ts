import { newId } from '#server/platform/context/new-id.ts';
import { addContent, type ContentOptions } from '../content.ts';
import type { Kit } from '../kit.ts';
import { mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';
import { addFile } from './files.ts';

const everybody = queryOutcomes('ok', 'ok', 'ok', 'ok');
const empty = queryOutcomes('nothing', 'nothing', 'nothing', 'nothing');
const editors = mutationOutcomes('forbidden', 'ok', 'ok', 'ok');
const unseen = mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound');
const noForeignIds = true;
const isPrivate = true;

const times = () => ({ created_at: new Date(), updated_at: new Date() });

/** A highlight of a recording that is ready. */
async function addClip(kit: Kit, options: ContentOptions = {}) {
  const noteId = await addContent(kit, 'note', options);
  const fileId = await addFile(kit, { ownerId: noteId, processing: 'COMPLETE' });
  const [id, projectId] = [newId(), await kit.projectOf('notes', noteId)];
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
    ...times(),
  });
  return { id, fileId };
}

type ReelOptions = ContentOptions & { isDeleted?: boolean; isPartRemoved?: boolean };

async function addReel(kit: Kit, { isDeleted = false, isPartRemoved = false, ...options }: ReelOptions = {}) {
  const insightId = await addContent(kit, 'insight', options);
  const [id, partId, clip] = [newId(), newId(), await addClip(kit)];
  await kit.row('reels', {
    id,
    owner_type: 'insight',
    owner_id: insightId,
    title: 'Matrix',
    layout: 'Reel',
    created_by: kit.ownerId,
    deleted_at: isDeleted ? new Date() : null,
    ...times(),
  });
  await kit.row('reel_parts', {
    id: partId,
    reel_id: id,
    rank: 0,
    highlight_id: clip.id,
    file_id: clip.fileId,
    start_at: 1,
    end_at: 2,
    removed_at: isPartRemoved ? new Date() : null,
  });
  return { id, insightId, partId };
}

type Make = (kit: Kit, options: ReelOptions) => Promise<Record<string, unknown>>;

function changes(operation: string, make: Make, options: ReelOptions = {}): Row[] {
  return [
    {
      operation: `Mutation.${operation}`,
      variables: ({ kit }: Making) => make(kit, options),
      expected: editors,
    },
    {
      operation: `Mutation.${operation}`,
      when: 'private',
      variables: ({ kit }: Making) => make(kit, { ...options, isPrivate }),
      expected: unseen,
      noForeignIds,
    },
  ];
}

export const reelRows: readonly Row[] = [
  {
    operation: 'Query.reel',
    variables: async ({ kit }) => ({ id: (await addReel(kit)).id }),
    expected: everybody,
  },
  {
    operation: 'Query.reel',
    when: 'private',
    variables: async ({ kit }) => ({ id: (await addReel(kit, { isPrivate })).id }),
    expected: empty,
    noForeignIds,
  },
  {
    operation: 'Query.reels',
    variables: async ({ kit }) => ({ insightId: (await addReel(kit)).insightId }),
    expected: everybody,
    tellsNothing: true,
  },
  ...changes('createReel', async (kit, options) => ({
    input: { insightId: await addContent(kit, 'insight', options), highlightIds: [(await addClip(kit)).id] },
  })),
  {
    operation: 'Mutation.createReel',
    when: 'with an insight of its own',
    variables: async ({ kit }) => ({
      input: { projectId: await kit.project({}), highlightIds: [(await addClip(kit)).id] },
    }),
    expected: editors,
  },
  ...changes('updateReel', async (kit, options) => ({
    input: { id: (await addReel(kit, options)).id, title: 'Renamed' },
  })),
  ...changes('addReelHighlights', async (kit, options) => ({
    id: (await addReel(kit, options)).id,
    highlightIds: [(await addClip(kit)).id],
  })),
  {
    operation: 'Mutation.addReelHighlights',
    when: 'of a private note',
    variables: async ({ kit }) => ({
      id: (await addReel(kit)).id,
      highlightIds: [(await addClip(kit, { isPrivate })).id],
    }),
    expected: mutationOutcomes('forbidden', 'notFound', 'notFound', 'notFound'),
    noForeignIds,
  },
  ...changes('moveReelPart', async (kit, options) => ({
    partId: (await addReel(kit, options)).partId,
    index: 0,
  })),
  ...changes('removeReelParts', async (kit, options) => {
    const { id, partId } = await addReel(kit, options);
    return { id, partIds: [partId] };
  }),
  ...changes(
    'restoreReelParts',
    async (kit, options) => {
      const { id, partId } = await addReel(kit, options);
      return { id, partIds: [partId] };
    },
    { isPartRemoved: true },
  ),
  ...changes('deleteReels', async (kit, options) => ({ ids: [(await addReel(kit, options)).id] })),
  ...changes('restoreReels', async (kit, options) => ({ ids: [(await addReel(kit, options)).id] }), {
    isDeleted: true,
  }),
];
