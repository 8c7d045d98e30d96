import { addFolder } from '../folder.ts';
import { mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';

const shared = async ({ kit }: Making) => ({ id: await kit.project() });
const hidden = async ({ kit }: Making) => ({ id: await kit.project({ isPrivate: true }) });
const own = async ({ kit, callerId }: Making) => ({ id: await kit.project({ full: callerId }) });
const ownTrashed = async ({ kit, callerId }: Making) => ({
  id: await kit.project({ full: callerId, isTrashed: true }),
});
/** Security case 8: a group's FULL is no more than READ in the hands of a viewer. */
const byGroup = async ({ kit }: Making) => ({
  id: await kit.project({ isPrivate: true, fullGroup: kit.troupe }),
});
const asInput = (make: (making: Making) => Promise<{ id: string }>) => async (making: Making) => ({
  input: { ...(await make(making)), title: 'Renamed' },
});

const many =
  (make: (making: Making) => Promise<{ id: string }>, more: object = {}) =>
  async (making: Making) => ({
    ids: [(await make(making)).id, (await make(making)).id],
    ...more,
  });

const all = 'ok';
const editors = mutationOutcomes('forbidden', 'ok', 'ok', 'ok');
const nobody = mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'forbidden');
const unseen = mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound');

export const projectRows: readonly Row[] = [
  {
    operation: 'Query.projects',
    variables: async ({ kit }) => ({ folderId: await addFolder(kit) }),
    expected: queryOutcomes(all, all, all, all),
    tellsNothing: true,
  },
  { operation: 'Query.project', variables: shared, expected: queryOutcomes(all, all, all, all) },
  {
    operation: 'Query.project',
    when: 'private',
    variables: hidden,
    expected: queryOutcomes('nothing', 'nothing', 'nothing', 'nothing'),
    noForeignIds: true,
  },
  {
    operation: 'Query.project',
    when: 'in the trash',
    variables: ownTrashed,
    expected: queryOutcomes('nothing', 'nothing', 'nothing', 'nothing'),
    noForeignIds: true,
  },
  {
    operation: 'Mutation.createProject',
    variables: async ({ kit }) => ({ input: { title: 'New', folderId: await addFolder(kit) } }),
    expected: editors,
  },
  {
    operation: 'Mutation.createProject',
    when: 'in a private folder',
    variables: async ({ kit }) => ({
      input: { title: 'New', folderId: await addFolder(kit, { isPrivate: true }) },
    }),
    expected: mutationOutcomes('forbidden', 'notFound', 'notFound', 'notFound'),
    noForeignIds: true,
  },
  { operation: 'Mutation.updateProject', variables: asInput(shared), expected: editors },
  {
    operation: 'Mutation.updateProject',
    when: 'by a FULL group',
    variables: asInput(byGroup),
    expected: editors,
    noForeignIds: true,
  },
  {
    operation: 'Mutation.updateProject',
    when: 'private',
    variables: asInput(hidden),
    expected: unseen,
    noForeignIds: true,
  },
  {
    operation: 'Mutation.updateProjectSettings',
    variables: async (making) => ({ input: { ...(await own(making)), recruitEnabled: true } }),
    expected: editors,
  },
  {
    operation: 'Mutation.updateProjectSettings',
    when: 'of somebody else',
    variables: async (making) => ({ input: { ...(await shared(making)), recruitEnabled: true } }),
    expected: nobody,
    noForeignIds: true,
  },
  {
    operation: 'Mutation.updateProjectSettings',
    when: 'private',
    variables: async (making) => ({ input: { ...(await hidden(making)), recruitEnabled: true } }),
    expected: unseen,
    noForeignIds: true,
  },
  {
    operation: 'Mutation.moveProjects',
    variables: async (making) => ({ ...(await many(own)(making)), folderId: await addFolder(making.kit) }),
    expected: editors,
  },
  {
    operation: 'Mutation.moveProjects',
    when: 'into a private folder',
    variables: async (making) => ({
      ...(await many(own)(making)),
      folderId: await addFolder(making.kit, { isPrivate: true }),
    }),
    expected: unseen,
    noForeignIds: true,
  },
  {
    operation: 'Mutation.moveProjects',
    when: 'into a folder that others own',
    variables: async (making) => ({
      ...(await many(shared)(making)),
      folderId: await addFolder(making.kit),
    }),
    expected: nobody,
    noForeignIds: true,
  },
  ...(
    [
      ['setProjectStatus', own, { status: 'ARCHIVED' }],
      ['trashProjects', own, {}],
      ['restoreProjects', ownTrashed, {}],
    ] as const
  ).flatMap(([verb, make, more]): Row[] => [
    { operation: `Mutation.${verb}`, variables: many(make, more), expected: editors },
    {
      operation: `Mutation.${verb}`,
      when: 'of somebody else',
      variables: many(
        async ({ kit }) => ({ id: await kit.project({ isTrashed: make === ownTrashed }) }),
        more,
      ),
      expected: nobody,
      noForeignIds: true,
    },
    {
      operation: `Mutation.${verb}`,
      when: 'private',
      variables: many(
        async ({ kit }) => ({ id: await kit.project({ isPrivate: true, isTrashed: make === ownTrashed }) }),
        more,
      ),
      expected: unseen,
      noForeignIds: true,
    },
  ]),
  { operation: 'Mutation.trashProject', variables: own, expected: editors },
  {
    operation: 'Mutation.trashProject',
    when: 'of somebody else',
    variables: shared,
    expected: nobody,
    noForeignIds: true,
  },
  {
    operation: 'Mutation.trashProject',
    when: 'by a FULL group',
    variables: byGroup,
    expected: editors,
    noForeignIds: true,
  },
  {
    operation: 'Mutation.trashProject',
    when: 'private',
    variables: hidden,
    expected: unseen,
    noForeignIds: true,
  },
  { operation: 'Mutation.restoreProject', variables: ownTrashed, expected: editors },
  {
    operation: 'Mutation.restoreProject',
    when: 'private',
    variables: async ({ kit }) => ({ id: await kit.project({ isPrivate: true, isTrashed: true }) }),
    expected: unseen,
    noForeignIds: true,
  },
];
