import { mutationOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';
import { addFile } from './files.ts';

const none =
  (isPrivate = false) =>
  async ({ kit }: Making) => ({
    fileId: await addFile(kit, { isPrivate, processing: 'COMPLETE', duration: 60 }),
    redactions: [],
  });

export const redactionRows: readonly Row[] = [
  {
    operation: 'Mutation.setRedactions',
    variables: none(),
    expected: mutationOutcomes('forbidden', 'ok', 'ok', 'ok'),
  },
  {
    operation: 'Mutation.setRedactions',
    when: 'private',
    variables: none(true),
    expected: mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound'),
    noForeignIds: true,
  },
];
