import { addContent, type ContentOptions } from '../content.ts';
import { byAdminScope, mutationOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';

const noForeignIds = true;
const trashedNote = async ({ kit }: Making, options: ContentOptions = {}) => ({
  type: 'NOTE',
  id: await addContent(kit, 'note', { ...options, isTrashed: true }),
});

export const trashRows: readonly Row[] = [
  {
    operation: 'Mutation.deletePermanently',
    variables: (making) => trashedNote(making, { full: making.callerId }),
    expected: mutationOutcomes('forbidden', 'ok', 'ok', 'ok'),
  },
  {
    operation: 'Mutation.deletePermanently',
    when: 'without full access',
    variables: (making) => trashedNote(making, { by: making.callerId }),
    expected: mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'forbidden'),
    noForeignIds,
  },
  {
    operation: 'Mutation.deletePermanently',
    when: 'private',
    variables: (making) => trashedNote(making, { isPrivate: true }),
    expected: mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound'),
    noForeignIds,
  },
  {
    operation: 'Mutation.emptyTrash',
    variables: async ({ kit }) => ({ projectId: await kit.project() }),
    expected: mutationOutcomes('forbidden', 'ok', 'ok', 'ok'),
  },
  {
    operation: 'Mutation.setTrashDays',
    variables: () => ({ days: 30 }),
    expected: byAdminScope(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'ok')),
  },
];
