import { addContent, type ContentOptions, type ContentType } from '../content.ts';
import { addFolder } from '../folder.ts';
import { mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';

const everybody = queryOutcomes('ok', 'ok', 'ok', 'ok');
const empty = queryOutcomes('nothing', 'nothing', 'nothing', 'nothing');
const editors = mutationOutcomes('forbidden', 'ok', 'ok', 'ok');
const nobody = mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'forbidden');
const unseen = mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound');
const noForeignIds = true;

/** Notes and insights obey the same rules; what only insights have stands below. */
function rowsOf(type: ContentType): Row[] {
  const [one, many] = type === 'note' ? ['Note', 'Notes'] : ['Insight', 'Insights'];
  const id =
    (options?: ContentOptions) =>
    async ({ kit }: Making) => ({ id: await addContent(kit, type, options) });
  const ids =
    (options?: ContentOptions) =>
    async ({ kit }: Making) => ({
      ids: [await addContent(kit, type, options), await addContent(kit, type, options)],
    });
  const ownTrashed = async ({ kit, callerId }: Making) => ({
    ids: [await addContent(kit, type, { by: callerId, isTrashed: true })],
  });
  const troupe = async ({ kit }: Making) => ({
    id: await addContent(kit, type, { isPrivate: true, fullGroup: kit.troupe }),
  });
  const input = (make: (making: Making) => Promise<object>) => async (making: Making) => ({
    input: { ...(await make(making)), title: 'Renamed' },
  });
  const into = (project: ContentOptions, options?: ContentOptions) => async (making: Making) => ({
    ...(await ids(options)(making)),
    projectId: await making.kit.project(project),
  });
  const single = ['duplicate', 'lock', 'unlock', ...(type === 'insight' ? ['publish', 'unpublish'] : [])];
  return [
    { operation: `Query.${type}`, variables: id(), expected: everybody },
    {
      operation: `Query.${type}`,
      when: 'private',
      variables: id({ isPrivate: true }),
      expected: empty,
      noForeignIds,
    },
    {
      operation: `Query.${type}`,
      when: 'in the trash',
      variables: id({ isTrashed: true }),
      expected: empty,
      noForeignIds,
    },
    {
      operation: `Query.${type}`,
      when: 'in a project in the trash',
      variables: id({ inTrash: true }),
      expected: empty,
      noForeignIds,
    },
    {
      operation: `Query.${type}s`,
      variables: async ({ kit }) => ({ projectId: await kit.project() }),
      expected: everybody,
      tellsNothing: true,
    },
    {
      operation: `Mutation.create${one}`,
      variables: async ({ kit }) => ({ input: { projectId: await kit.project(), title: 'New' } }),
      expected: editors,
    },
    {
      operation: `Mutation.create${one}`,
      when: 'in a private project',
      variables: async ({ kit }) => ({ input: { projectId: await kit.project({ isPrivate: true }) } }),
      expected: unseen,
      noForeignIds,
    },
    { operation: `Mutation.update${one}`, variables: input(id()), expected: editors },
    {
      operation: `Mutation.update${one}`,
      when: 'private',
      variables: input(id({ isPrivate: true })),
      expected: unseen,
      noForeignIds,
    },
    {
      operation: `Mutation.update${one}`,
      when: 'by a FULL group',
      variables: input(troupe),
      expected: editors,
      noForeignIds,
    },
    {
      operation: `Mutation.update${one}`,
      when: 'in the trash',
      variables: input(id({ isTrashed: true })),
      expected: unseen,
      noForeignIds,
    },
    ...single.flatMap((verb): Row[] => [
      { operation: `Mutation.${verb}${one}`, variables: id(), expected: editors },
      {
        operation: `Mutation.${verb}${one}`,
        when: 'private',
        variables: id({ isPrivate: true }),
        expected: unseen,
        noForeignIds,
      },
    ]),
    { operation: `Mutation.move${many}`, variables: into({}), expected: editors },
    {
      operation: `Mutation.move${many}`,
      when: 'private',
      variables: into({}, { isPrivate: true }),
      expected: unseen,
      noForeignIds,
    },
    {
      operation: `Mutation.move${many}`,
      when: 'into a private project',
      variables: into({ isPrivate: true }),
      expected: unseen,
      noForeignIds,
    },
    { operation: `Mutation.trash${many}`, variables: ids(), expected: editors },
    {
      operation: `Mutation.trash${many}`,
      when: 'private',
      variables: ids({ isPrivate: true }),
      expected: unseen,
      noForeignIds,
    },
    { operation: `Mutation.restore${many}`, variables: ownTrashed, expected: editors },
    {
      operation: `Mutation.restore${many}`,
      when: 'of somebody else',
      variables: ids({ isTrashed: true }),
      expected: nobody,
      noForeignIds,
    },
    {
      operation: `Mutation.restore${many}`,
      when: 'private',
      variables: ids({ isTrashed: true, isPrivate: true }),
      expected: unseen,
      noForeignIds,
    },
  ];
}

export const contentRows: readonly Row[] = [
  ...rowsOf('note'),
  ...rowsOf('insight'),
  {
    operation: 'Query.publishedInsights',
    variables: async ({ kit }) => ({ folderId: await addFolder(kit) }),
    expected: everybody,
    tellsNothing: true,
  },
];
