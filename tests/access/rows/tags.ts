import type { Row } from '../row.ts';

import {
  everybody,
  empty,
  unseenQuery,
  managers,
  owners,
  noForeignIds,
  isPrivate,
  type BoardOptions,
  addBoard,
  addGroup,
  type TagOptions,
  addTag,
  addMerge,
  rowsFor,
  input,
  onlyId,
  onlyIds,
  boardId,
  projectId,
  withProject,
  mergeOf,
  one,
  seen,
} from './coding-kit.ts';

export const tagRows: readonly Row[] = [
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
