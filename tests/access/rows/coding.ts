import { newId } from '#server/platform/context/new-id.ts';
import { addContent, type ContentOptions } from '../content.ts';
import type { Kit, ProjectOptions } from '../kit.ts';
import { mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';

const everybody = queryOutcomes('ok', 'ok', 'ok', 'ok');
const empty = queryOutcomes('nothing', 'nothing', 'nothing', 'nothing');
const unseenQuery = queryOutcomes('notFound', 'notFound', 'notFound', 'notFound');
const editors = mutationOutcomes('forbidden', 'ok', 'ok', 'ok');
const managers = mutationOutcomes('forbidden', 'forbidden', 'ok', 'ok');
const owners = mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'forbidden');
const unseen = mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound');
const noForeignIds = true;
const isPrivate = true;

const times = () => ({ created_at: new Date(), updated_at: new Date() });

type BoardOptions = Pick<ProjectOptions, 'isPrivate' | 'isTrashed'> & {
  isShared?: boolean;
  isDeleted?: boolean;
};

/** A board in a project of its own, or (shared) of the workspace. */
async function addBoard(kit: Kit, { isShared = false, isDeleted = false, ...project }: BoardOptions = {}) {
  const [id, projectId] = [newId(), isShared ? null : await kit.project(project)];
  const deleted_at = isDeleted ? new Date() : null;
  await kit.row('tag_boards', {
    id,
    project_id: projectId,
    title: 'Matrix',
    rank: 0,
    deleted_at,
    ...times(),
  });
  return { id, projectId };
}

async function addGroup(kit: Kit, { isGone = false, ...options }: BoardOptions & { isGone?: boolean } = {}) {
  const [id, board] = [newId(), await addBoard(kit, options)];
  const deleted_at = isGone ? new Date() : null;
  await kit.row('tag_groups', {
    id,
    board_id: board.id,
    title: 'Matrix',
    color: '#000000',
    rank: 0,
    deleted_at,
    ...times(),
  });
  return { id, boardId: board.id };
}

type TagOptions = BoardOptions & { boardId?: string; isThrownAway?: boolean; mergedInto?: string };

async function addTag(kit: Kit, { boardId, isThrownAway = false, mergedInto, ...options }: TagOptions = {}) {
  const board = boardId === undefined ? await addBoard(kit, options) : { id: boardId, projectId: null };
  const id = newId();
  const title = { title: 'Matrix', folded: 'matrix', key: 'matrix' };
  const gone = { trashed_at: isThrownAway ? new Date() : null, merged_into: mergedInto ?? null };
  await kit.row('tags', { id, board_id: board.id, ...title, color: '#000000', rank: 0, ...gone, ...times() });
  return { id, boardId: board.id, projectId: board.projectId };
}

type HighlightOptions = ContentOptions & { isDeleted?: boolean };

/** On no text, so that deleting and restoring it needs no mark. */
export async function addHighlight(kit: Kit, { isDeleted = false, ...options }: HighlightOptions = {}) {
  const [id, objectId] = [newId(), await addContent(kit, 'note', options)];
  await kit.row('highlights', {
    id,
    object_type: 'note',
    object_id: objectId,
    project_id: objectId,
    access_id: objectId,
    text: 'Matrix',
    marked: false,
    pdf_areas: '[]',
    created_by: options.by ?? kit.ownerId,
    deleted_at: isDeleted ? new Date() : null,
    ...times(),
  });
  return { id, objectId };
}

async function addSuggestion(kit: Kit, options: ContentOptions = {}) {
  const [id, objectId] = [newId(), await addContent(kit, 'note', options)];
  await kit.row('highlight_suggestions', {
    id,
    object_type: 'note',
    object_id: objectId,
    selected_text: 'Matrix',
    pdf_areas: '[{"page":0,"left":0,"top":0,"width":1,"height":1}]',
    engine_version: 1,
    created_at: new Date(),
  });
  return { id, objectId };
}

async function addMerge(kit: Kit, options: BoardOptions = {}) {
  const into = await addTag(kit, options);
  const merged = await addTag(kit, { boardId: into.boardId, isThrownAway: true, mergedInto: into.id });
  const id = newId();
  await kit.row('tagging_changes', {
    id,
    kind: 'merge',
    into_id: into.id,
    merged_ids: [merged.id],
    changed_by: kit.ownerId,
    created_at: new Date(),
  });
  return { id };
}

async function addTagging(kit: Kit, options: HighlightOptions = {}) {
  const [id, on] = [newId(), await addHighlight(kit, options)];
  const { id: tag_id } = await addTag(kit, { isShared: true });
  await kit.row('tagging_changes', { id, kind: 'tagging', changed_by: kit.ownerId, created_at: new Date() });
  await kit.row('tagging_change_items', {
    change_id: id,
    highlight_id: on.id,
    tag_id,
    added: false,
    place: 0,
    added_at: new Date(),
  });
  return { id };
}

/** The same operation in an open project, in a closed one, and (where it makes sense) on a workspace board. */
function rowsFor<Options>(
  operation: string,
  make: (kit: Kit, options: Options & BoardOptions) => Promise<Record<string, unknown>>,
  trying: {
    more?: Options;
    expected?: Row['expected'];
    shared?: Row['expected'] | null;
    passesOver?: readonly string[];
  } = {},
): Row[] {
  const { more, expected = editors, shared = managers, passesOver = [] } = trying;
  const row = (options: BoardOptions) => ({
    operation,
    variables: ({ kit }: Making) => make(kit, { ...more, ...options } as Options & BoardOptions),
  });
  const closed = operation.startsWith('Query.') ? unseenQuery : unseen;
  return [
    { ...row({}), expected, passesOver },
    { ...row({ isPrivate }), when: 'in a private project', expected: closed, noForeignIds },
    ...(shared
      ? [{ ...row({ isShared: true }), when: 'of the workspace', expected: shared, noForeignIds } as const]
      : []),
  ];
}

const input =
  <O>(make: (kit: Kit, options: O) => Promise<object>, more: object = {}) =>
  async (kit: Kit, options: O) => ({ input: { ...(await make(kit, options)), ...more } });
const onlyId =
  <O>(make: (kit: Kit, options: O) => Promise<{ id: string }>) =>
  async (kit: Kit, options: O) => ({ id: (await make(kit, options)).id });
const onlyIds =
  <O>(make: (kit: Kit, options: O) => Promise<{ id: string }>) =>
  async (kit: Kit, options: O) => ({ ids: [(await make(kit, options)).id] });
const boardId = async (kit: Kit, options: BoardOptions) => ({ boardId: (await addBoard(kit, options)).id });
const projectId = async (kit: Kit, options: BoardOptions) => ({ projectId: await kit.project(options) });
const withProject = (more: object) => async (kit: Kit, options: BoardOptions) => ({
  ...(await projectId(kit, options)),
  ...more,
});
const mergeOf = async (kit: Kit, options: BoardOptions) => {
  const into = await addTag(kit, options);
  return { intoId: into.id, ids: [(await addTag(kit, { boardId: into.boardId })).id] };
};
const one = { shared: null };
const seen = { expected: everybody, shared: null };

const tagRows: readonly Row[] = [
  { operation: 'Query.tag', variables: async ({ kit }) => onlyId(addTag)(kit, {}), expected: everybody },
  {
    operation: 'Query.tag',
    when: 'private',
    variables: async ({ kit }) => onlyId(addTag)(kit, { isPrivate }),
    expected: empty,
    noForeignIds,
  },
  {
    operation: 'Query.tag',
    when: 'in a project in the trash',
    variables: async ({ kit }) => onlyId(addTag)(kit, { isTrashed: true }),
    expected: empty,
    noForeignIds,
  },
  {
    operation: 'Query.tagBoard',
    variables: async ({ kit }) => onlyId(addBoard)(kit, {}),
    expected: everybody,
  },
  {
    operation: 'Query.tagBoard',
    when: 'private',
    variables: async ({ kit }) => onlyId(addBoard)(kit, { isPrivate }),
    expected: empty,
    noForeignIds,
  },
  ...rowsFor('Query.tags', projectId, seen),
  ...rowsFor('Query.tags', boardId, seen),
  {
    operation: 'Query.tagBoards',
    variables: async ({ kit }) => ({ projectId: (await addBoard(kit)).projectId }),
    expected: everybody,
  },
  {
    operation: 'Query.tagBoards',
    when: 'private',
    variables: async ({ kit }) => projectId(kit, { isPrivate }),
    expected: unseenQuery,
    noForeignIds,
  },
  ...rowsFor(
    'Query.searchTags',
    async (kit, options: BoardOptions) => ({ projectId: (await addTag(kit, options)).projectId, query: 'm' }),
    seen,
  ),
  ...rowsFor(
    'Query.similarTags',
    async (kit, options: BoardOptions) => ({
      projectId: (await addTag(kit, options)).projectId,
      title: 'Matrix',
    }),
    seen,
  ),
  ...rowsFor('Query.recentTags', projectId, { expected: empty, shared: null }),
  ...rowsFor(
    'Query.duplicateTags',
    async (kit, options: BoardOptions) => {
      const tag = await addTag(kit, options);
      await addTag(kit, { boardId: tag.boardId });
      return { projectId: tag.projectId };
    },
    seen,
  ),
  ...rowsFor('Query.tagProjects', onlyId(addTag), { expected: empty, shared: empty }),
  ...rowsFor('Query.tagMergePreview', mergeOf, seen),
  ...rowsFor('Query.tagsCsv', boardId, seen),
  ...rowsFor('Mutation.createTag', input(withProject({ title: 'New' })), one),
  ...rowsFor(
    'Mutation.createTag',
    input(async (kit, options: BoardOptions) => {
      const group = await addGroup(kit, options);
      return { boardId: group.boardId, groupId: group.id, title: 'New' };
    }),
  ),
  ...rowsFor('Mutation.updateTag', input(onlyId(addTag), { title: 'Renamed' })),
  ...rowsFor(
    'Mutation.recolorTags',
    async (kit, options: TagOptions) => ({
      colors: [{ id: (await addTag(kit, options)).id, color: '#00aaff' }],
    }),
    one,
  ),
  ...rowsFor('Mutation.lockTag', onlyId(addTag), { expected: owners }),
  ...rowsFor('Mutation.unlockTag', onlyId(addTag), { expected: owners, shared: null }),
  ...rowsFor(
    'Mutation.moveTags',
    input(async (kit, options: BoardOptions) => {
      const group = await addGroup(kit, options);
      const tag = await addTag(kit, { boardId: group.boardId });
      return { ids: [tag.id], boardId: group.boardId, groupId: group.id };
    }),
  ),
  ...rowsFor('Mutation.trashTags', onlyIds(addTag), one),
  ...rowsFor('Mutation.restoreTags', onlyIds(addTag), { ...one, more: { isThrownAway: true } }),
  ...rowsFor('Mutation.mergeTags', mergeOf),
  ...rowsFor('Mutation.undoTagMerge', addMerge, one),
  ...rowsFor('Mutation.importTags', async (kit, options: BoardOptions) => ({
    ...(await boardId(kit, options)),
    csv: 'Title\nNew',
  })),
  ...rowsFor('Mutation.createTagBoard', input(withProject({ title: 'New' })), one),
  {
    operation: 'Mutation.createTagBoard',
    when: 'of the workspace',
    variables: () => ({ input: { title: 'New' } }),
    expected: managers,
  },
  ...rowsFor('Mutation.updateTagBoard', input(onlyId(addBoard), { title: 'Renamed', index: 0 })),
  ...rowsFor('Mutation.deleteTagBoard', onlyId(addBoard)),
  ...rowsFor('Mutation.restoreTagBoard', onlyId(addBoard), { ...one, more: { isDeleted: true } }),
  ...rowsFor(
    'Mutation.createTagGroup',
    input(async (kit, options: BoardOptions) => ({ ...(await boardId(kit, options)), title: 'New' })),
  ),
  ...rowsFor('Mutation.updateTagGroup', input(onlyId(addGroup), { title: 'Renamed', index: 0 })),
  ...rowsFor('Mutation.deleteTagGroup', onlyId(addGroup), one),
  ...rowsFor('Mutation.restoreTagGroup', onlyId(addGroup), { ...one, more: { isGone: true } }),
];

const note = async (kit: Kit, options: ContentOptions) => ({
  objectType: 'NOTE',
  objectId: await addContent(kit, 'note', options),
});
const area = { page: 0, left: 0, top: 0, width: 1, height: 1 };

const highlightRows: readonly Row[] = [
  {
    operation: 'Query.highlight',
    variables: async ({ kit }) => onlyId(addHighlight)(kit, {}),
    expected: everybody,
  },
  {
    operation: 'Query.highlight',
    when: 'private',
    variables: async ({ kit }) => onlyId(addHighlight)(kit, { isPrivate }),
    expected: empty,
    noForeignIds,
  },
  {
    operation: 'Query.highlight',
    when: 'in the trash',
    variables: async ({ kit }) => onlyId(addHighlight)(kit, { isTrashed: true }),
    expected: empty,
    noForeignIds,
  },
  {
    operation: 'Query.highlight',
    when: 'in a project in the trash',
    variables: async ({ kit }) => onlyId(addHighlight)(kit, { inTrash: true }),
    expected: empty,
    noForeignIds,
  },
  {
    operation: 'Query.highlightsByIds',
    variables: async ({ kit }) => onlyIds(addHighlight)(kit, {}),
    expected: everybody,
  },
  {
    operation: 'Query.highlightsByIds',
    when: 'private',
    variables: async ({ kit }) => onlyIds(addHighlight)(kit, { isPrivate }),
    expected: empty,
    noForeignIds,
  },
  {
    operation: 'Query.highlights',
    variables: async ({ kit }) => ({ filter: { objectId: (await addHighlight(kit)).objectId } }),
    expected: everybody,
    tellsNothing: true,
  },
  ...rowsFor('Query.objectTags', note, { expected: empty, shared: null }),
  ...rowsFor('Query.suggestedHighlights', note, seen),
  ...rowsFor(
    'Mutation.createHighlight',
    input(async (kit, options: ContentOptions) => {
      const { id } = await addTag(kit, { isShared: true });
      return { ...(await note(kit, options)), id: newId(), pdfAreas: [area], tagIds: [id] };
    }),
    { ...one, passesOver: ['input.id'] },
  ),
  ...rowsFor('Mutation.updateHighlight', input(onlyId(addHighlight), { pdfAreas: [area] }), one),
  ...rowsFor('Mutation.deleteHighlights', onlyIds(addHighlight), one),
  ...rowsFor('Mutation.restoreHighlights', onlyIds(addHighlight), { ...one, more: { isDeleted: true } }),
  ...rowsFor(
    'Mutation.changeHighlightTags',
    async (kit, options: HighlightOptions) => {
      const [add, remove] = [await addTag(kit, { isShared: true }), await addTag(kit, { isShared: true })];
      return { ...(await onlyIds(addHighlight)(kit, options)), add: [add.id], remove: [remove.id] };
    },
    { ...one, passesOver: ['remove.0'] },
  ),
  ...rowsFor(
    'Mutation.setHighlightTags',
    async (kit, options: HighlightOptions) => {
      const { id } = await addTag(kit, { isShared: true });
      return { ...(await onlyId(addHighlight)(kit, options)), tagIds: [id] };
    },
    one,
  ),
  ...rowsFor('Mutation.undoHighlightTagChange', addTagging, one),
  ...rowsFor(
    'Mutation.acceptSuggestedHighlight',
    async (kit, options: ContentOptions) => {
      const { id } = await addTag(kit, { isShared: true });
      return { ...(await onlyId(addSuggestion)(kit, options)), tagIds: [id] };
    },
    one,
  ),
  ...rowsFor('Mutation.rejectSuggestedHighlights', onlyIds(addSuggestion), one),
  ...rowsFor('Mutation.reopenSuggestedHighlights', onlyIds(addSuggestion), one),
];

export const codingRows: readonly Row[] = [...tagRows, ...highlightRows];
