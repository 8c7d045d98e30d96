import { addFolder, type FolderOptions } from '../folder.ts';
import { byMembersScope, mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';

const everybody = queryOutcomes('ok', 'ok', 'ok', 'ok');
const empty = queryOutcomes('nothing', 'nothing', 'nothing', 'nothing');
const editors = mutationOutcomes('forbidden', 'ok', 'ok', 'ok');
const nobody = mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'forbidden');
const unseen = mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound');
const noForeignIds = true;
const type = 'FOLDER';

const folder =
  (options: FolderOptions = {}) =>
  async ({ kit }: Making) => ({ id: await addFolder(kit, options) });
const own =
  (options: FolderOptions = {}) =>
  async ({ kit, callerId }: Making) => ({ id: await addFolder(kit, { ...options, full: callerId }) });
const hidden = folder({ isPrivate: true });
const byGroup = async ({ kit }: Making) => ({
  id: await addFolder(kit, { isPrivate: true, fullGroup: kit.troupe }),
});
const joined = (make: (making: Making) => Promise<object>, more: object) => async (making: Making) => ({
  ...(await make(making)),
  ...more,
});
const asInput =
  (make: (making: Making) => Promise<object>, more: object = {}) =>
  async (making: Making) => ({
    input: { ...(await make(making)), ...more },
  });

/** Folders themselves, and what sharing, stars and visits do with them. */
export const folderRows: readonly Row[] = [
  {
    operation: 'Query.folders',
    variables: async ({ kit }) => ({ parentId: await addFolder(kit) }),
    expected: everybody,
    tellsNothing: true,
  },
  { operation: 'Query.folder', variables: folder(), expected: everybody },
  { operation: 'Query.folder', when: 'private', variables: hidden, expected: empty, noForeignIds },
  {
    operation: 'Query.folder',
    when: 'in the trash',
    variables: folder({ isTrashed: true }),
    expected: empty,
    noForeignIds,
  },
  {
    operation: 'Mutation.createFolder',
    variables: async ({ kit }) => ({ input: { title: 'New', parentId: await addFolder(kit) } }),
    expected: editors,
  },
  {
    operation: 'Mutation.createFolder',
    when: 'in a private one',
    variables: async ({ kit }) => ({
      input: { title: 'New', parentId: await addFolder(kit, { isPrivate: true }) },
    }),
    expected: mutationOutcomes('forbidden', 'notFound', 'notFound', 'notFound'),
    noForeignIds,
  },
  {
    operation: 'Mutation.renameFolder',
    variables: joined(folder(), { title: 'Renamed' }),
    expected: editors,
  },
  {
    operation: 'Mutation.renameFolder',
    when: 'private',
    variables: joined(hidden, { title: 'Renamed' }),
    expected: unseen,
    noForeignIds,
  },
  {
    operation: 'Mutation.moveFolder',
    variables: async (making) => ({
      input: { ...(await own()(making)), parentId: await addFolder(making.kit) },
    }),
    expected: editors,
  },
  {
    operation: 'Mutation.moveFolder',
    when: 'of somebody else',
    variables: asInput(folder()),
    expected: nobody,
    noForeignIds,
  },
  {
    operation: 'Mutation.moveFolder',
    when: 'into a private one',
    variables: async (making) => ({
      input: {
        ...(await own()(making)),
        parentId: await addFolder(making.kit, { isPrivate: true }),
      },
    }),
    expected: unseen,
    noForeignIds,
  },
  ...['trashFolder', 'restoreFolder'].flatMap((verb): Row[] => {
    const isTrashed = verb === 'restoreFolder';
    return [
      { operation: `Mutation.${verb}`, variables: own({ isTrashed }), expected: editors },
      {
        operation: `Mutation.${verb}`,
        when: 'of somebody else',
        variables: folder({ isTrashed }),
        expected: nobody,
        noForeignIds,
      },
      {
        operation: `Mutation.${verb}`,
        when: 'private',
        variables: folder({ isPrivate: true, isTrashed }),
        expected: unseen,
        noForeignIds,
      },
    ];
  }),
  {
    operation: 'Query.objectAccess',
    when: 'of a folder',
    variables: joined(folder(), { type }),
    expected: everybody,
  },
  {
    operation: 'Query.objectAccess',
    when: 'of a private folder',
    variables: joined(hidden, { type }),
    expected: queryOutcomes('notFound', 'notFound', 'notFound', 'notFound'),
    noForeignIds,
  },
  ...['star', 'recordVisit'].flatMap((verb): Row[] => [
    {
      operation: `Mutation.${verb}`,
      when: 'a folder',
      variables: joined(folder(), { type }),
      expected: mutationOutcomes('ok', 'ok', 'ok', 'ok'),
    },
    {
      operation: `Mutation.${verb}`,
      when: 'a private folder',
      variables: joined(hidden, { type }),
      expected: unseen,
      noForeignIds,
    },
  ]),
  ...(
    [
      ['of a folder of theirs', own(), byMembersScope(editors)],
      ['of a folder', folder(), nobody],
      ['of a folder by a FULL group', byGroup, byMembersScope(editors)],
      ['of a private folder', hidden, unseen],
    ] as const
  ).map(([when, make, expected]): Row => ({
    operation: 'Mutation.grantAccess',
    when,
    variables: async (making) => ({
      input: {
        ...(await make(making)),
        type,
        grantees: [{ memberId: await making.kit.member() }],
        level: 'READ',
      },
    }),
    expected,
    noForeignIds,
  })),
];
