import { newId } from '#server/platform/context/new-id.ts';
import type { ProjectOptions } from '../kit.ts';
import { mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';

type CanvasOptions = ProjectOptions & { layout?: string };

const board =
  ({ layout = 'CANVAS', ...options }: CanvasOptions = {}) =>
  async ({ kit }: Making) => {
    const [viewId, now, projectId] = [newId(), new Date(), await kit.project(options)];
    await kit.row('views', {
      id: viewId,
      project_id: projectId,
      object_type: 'NOTE',
      layout,
      title: 'Affinity',
      created_at: now,
      updated_at: now,
    });
    const times = { created_at: now, edited_at: now };
    const snapshot = Buffer.of(0, 0);
    await kit.row('documents', { id: viewId, kind: 'canvas', owner_id: projectId, snapshot, ...times });
    return { viewId };
  };

const unseenBoards = (operation: string, expected: Row['expected']): Row[] =>
  [
    { when: 'in a private project', options: { isPrivate: true } },
    { when: 'in the trash', options: { isTrashed: true } },
    { when: 'of a table', options: { layout: 'TABLE' } },
  ].map(({ when, options }) => ({
    operation,
    when,
    variables: board(options),
    expected,
    noForeignIds: true,
  }));

export const canvasRows: readonly Row[] = [
  {
    operation: 'Query.canvasDocument',
    variables: board(),
    expected: queryOutcomes('ok', 'ok', 'ok', 'ok'),
  },
  ...unseenBoards('Query.canvasDocument', queryOutcomes('notFound', 'notFound', 'notFound', 'notFound')),
  {
    operation: 'Query.canvasCards',
    variables: () => ({
      noteIds: [newId()],
      insightIds: [newId()],
      reelIds: [newId()],
      highlightIds: [newId()],
    }),
    expected: queryOutcomes('ok', 'ok', 'ok', 'ok'),
    // What a card stands for and cannot be seen is simply not in the answer.
    tellsNothing: true,
  },
  {
    operation: 'Mutation.openCanvas',
    variables: board(),
    expected: mutationOutcomes('forbidden', 'ok', 'ok', 'ok'),
  },
  ...unseenBoards('Mutation.openCanvas', mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound')),
];
