import { newId } from '#server/platform/context/new-id.ts';
import { addContent, type ContentOptions } from '../content.ts';
import { mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';

const version =
  (options?: ContentOptions) =>
  async ({ kit }: Making) => {
    const documentId = await addContent(kit, 'note', options);
    const id = newId();
    const state = Buffer.from([0, 0]);
    await kit.row('document_versions', {
      document_id: documentId,
      id,
      state,
      reason: 'edit',
      created_at: new Date(),
    });
    return { documentId, id };
  };
const history = (options?: ContentOptions) => async (making: Making) => {
  const { documentId } = await version(options)(making);
  return { documentId };
};
const everybody = queryOutcomes('ok', 'ok', 'ok', 'ok');
const unseen = queryOutcomes('notFound', 'notFound', 'notFound', 'notFound');
const hidden: ContentOptions = { isPrivate: true };
const noForeignIds = true;

export const documentRows: readonly Row[] = [
  { operation: 'Query.documentVersions', variables: history(), expected: everybody },
  {
    operation: 'Query.documentVersions',
    when: 'private',
    variables: history(hidden),
    expected: unseen,
    noForeignIds,
  },
  {
    operation: 'Query.documentVersions',
    when: 'in the trash',
    variables: history({ isTrashed: true }),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Query.documentVersion', variables: version(), expected: everybody },
  {
    operation: 'Query.documentVersion',
    when: 'private',
    variables: version(hidden),
    expected: unseen,
    noForeignIds,
  },
  {
    operation: 'Mutation.restoreDocumentVersion',
    variables: version(),
    expected: mutationOutcomes('forbidden', 'ok', 'ok', 'ok'),
  },
  {
    operation: 'Mutation.restoreDocumentVersion',
    when: 'private',
    variables: version(hidden),
    expected: mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound'),
    noForeignIds,
  },
];
