import { newId } from '#server/platform/context/new-id.ts';
import { byWriteScope, mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';

const noForeignIds = true;
const managers = mutationOutcomes('forbidden', 'forbidden', 'ok', 'ok');

const template =
  ({ isDeleted = false } = {}) =>
  async ({ kit }: Making) => {
    const id = newId();
    await kit.row('workspace_templates', {
      id,
      title: 'Interviews',
      contents: JSON.stringify({ project: [emptyProject(newId())] }),
      created_by: kit.ownerId,
      created_at: new Date(),
      deleted_at: isDeleted ? new Date() : null,
    });
    return { id };
  };

function emptyProject(id: string): object {
  const sections = ['charts', 'highlights', 'insights', 'notes', 'readme', 'tags'].flatMap((section, at) => [
    [`${section}Enabled`, true],
    [`${section}Rank`, at],
  ]);
  const none = { color: null, icon: null, summary: null, projectCategoryId: null, defaultFramework: null };
  const languages = {
    defaultSummaryLanguage: null,
    transcriptionLanguage: null,
    transcriptionVocabulary: [],
  };
  return {
    id,
    title: 'Interviews',
    ...none,
    ...languages,
    ...Object.fromEntries(sections),
    recruitEnabled: false,
  };
}

const saved = (projectId: string) => ({
  input: { projectId, title: 'Interviews', parts: ['TAGS', 'NOTES'] },
});

export const templateRows: readonly Row[] = [
  { operation: 'Query.templates', expected: byWriteScope(queryOutcomes('forbidden', 'ok', 'ok', 'ok')) },
  {
    operation: 'Mutation.saveTemplate',
    when: 'with full access',
    variables: async ({ kit, callerId }) => saved(await kit.project({ full: callerId })),
    expected: managers,
  },
  {
    operation: 'Mutation.saveTemplate',
    when: 'of a private project',
    variables: async ({ kit }) => saved(await kit.project({ isPrivate: true })),
    expected: mutationOutcomes('forbidden', 'forbidden', 'notFound', 'notFound'),
    noForeignIds,
  },
  {
    operation: 'Mutation.useTemplate',
    variables: async (making) => ({ ...(await template()(making)), title: 'Mine' }),
    expected: mutationOutcomes('forbidden', 'ok', 'ok', 'ok'),
  },
  { operation: 'Mutation.deleteTemplate', variables: template(), expected: managers },
  { operation: 'Mutation.restoreTemplate', variables: template({ isDeleted: true }), expected: managers },
];
