import { addContent, type ContentOptions } from '../content.ts';
import { mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';

const everybody = mutationOutcomes('ok', 'ok', 'ok', 'ok');
const unseen = mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound');
const noForeignIds = true;
const lists = ['starred', 'recent', 'yourWork', 'sharedWithYou'] as const;

const note =
  (options?: ContentOptions) =>
  async ({ kit }: Making) => ({
    type: 'NOTE',
    id: await addContent(kit, 'note', options),
  });

export const starRows: readonly Row[] = [
  ...lists.map((list): Row => ({
    operation: `Query.${list}`,
    expected: queryOutcomes('ok', 'ok', 'ok', 'ok'),
  })),
  {
    operation: 'Query.trash',
    variables: async ({ kit }) => ({ projectId: await kit.project() }),
    expected: queryOutcomes('ok', 'ok', 'ok', 'ok'),
    tellsNothing: true,
  },
  ...['star', 'recordVisit'].flatMap((verb): Row[] => [
    { operation: `Mutation.${verb}`, variables: note(), expected: everybody },
    {
      operation: `Mutation.${verb}`,
      when: 'private',
      variables: note({ isPrivate: true }),
      expected: unseen,
      noForeignIds,
    },
    {
      operation: `Mutation.${verb}`,
      when: 'in the trash',
      variables: note({ isTrashed: true }),
      expected: unseen,
      noForeignIds,
    },
  ]),
  {
    operation: 'Mutation.restoreFromTrash',
    variables: ({ kit, callerId }) => note({ by: callerId, isTrashed: true })({ kit, callerId }),
    expected: mutationOutcomes('forbidden', 'ok', 'ok', 'ok'),
  },
  {
    operation: 'Mutation.restoreFromTrash',
    when: 'of somebody else',
    variables: note({ isTrashed: true }),
    expected: mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'forbidden'),
    noForeignIds,
  },
  {
    operation: 'Mutation.restoreFromTrash',
    when: 'private',
    variables: note({ isTrashed: true, isPrivate: true }),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Mutation.unstar', variables: note(), expected: everybody, tellsNothing: true },
];
