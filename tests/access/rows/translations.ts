import { newId } from '#server/platform/context/new-id.ts';
import { addContent, type ContentOptions } from '../content.ts';
import { mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';
import { addFile } from './files.ts';

const nothing = queryOutcomes('nothing', 'nothing', 'nothing', 'nothing');
const unseen = mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound');
const noForeignIds = true;
const isPrivate = { isPrivate: true };

const translated =
  (options?: ContentOptions) =>
  async ({ kit }: Making) => {
    const noteId = await addContent(kit, 'note', options);
    const [id, fileId] = [newId(), await addFile(kit, { ...options, ownerId: noteId })];
    await kit.row('translations', {
      id,
      file_id: fileId,
      note_id: noteId,
      language: 'de-DE',
      status: 'Success',
      created_at: new Date(),
    });
    return { id, fileId };
  };
const fileOf = (options?: ContentOptions) => async (making: Making) => ({
  fileId: (await translated(options)(making)).fileId,
});
const idOf = (options?: ContentOptions) => async (making: Making) => ({
  id: (await translated(options)(making)).id,
});
const asked = (options?: ContentOptions) => async (making: Making) => ({
  ...(await fileOf(options)(making)),
  language: 'fr-FR',
});

export const translationRows: readonly Row[] = [
  {
    operation: 'Query.translations',
    variables: fileOf(),
    expected: queryOutcomes('ok', 'ok', 'ok', 'ok'),
  },
  {
    operation: 'Query.translations',
    when: 'private',
    variables: fileOf(isPrivate),
    expected: nothing,
    noForeignIds,
  },
  // There is no engine in these tests: anyone who may is told so, and nobody else.
  { operation: 'Query.translationEngine', expected: queryOutcomes('ok', 'ok', 'ok', 'ok') },
  {
    operation: 'Mutation.requestTranslation',
    variables: asked(),
    expected: mutationOutcomes('forbidden', 'ok', 'ok', 'ok'),
  },
  {
    operation: 'Mutation.requestTranslation',
    when: 'private',
    variables: asked(isPrivate),
    expected: unseen,
    noForeignIds,
  },
  {
    operation: 'Mutation.deleteTranslation',
    variables: idOf(),
    expected: mutationOutcomes('forbidden', 'ok', 'ok', 'ok'),
  },
  {
    operation: 'Mutation.deleteTranslation',
    when: 'private',
    variables: idOf(isPrivate),
    expected: unseen,
    noForeignIds,
  },
];
