import { newId } from '#server/platform/context/new-id.ts';
import { addContent, type ContentType } from '../content.ts';
import { byWriteScope, mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';

const noForeignIds = true;
const managers = mutationOutcomes('forbidden', 'forbidden', 'ok', 'ok');

const template =
  ({ isDeleted = false, target = 'project' } = {}) =>
  async ({ kit }: Making) => {
    const id = newId();
    await kit.row('workspace_templates', {
      id,
      title: 'Interviews',
      target,
      contents: JSON.stringify(
        target === 'project'
          ? { project: [emptyProject(newId())] }
          : { document: { type: 'doc' }, values: [] },
      ),
      created_by: kit.ownerId,
      created_at: new Date(),
      deleted_at: isDeleted ? new Date() : null,
    });
    return { id };
  };

/** In the gallery, by the workspace that asks. */
const published = async (making: Making) => {
  const { id } = await template()(making);
  const galleryId = newId();
  await making.kit.row('gallery_templates', {
    id: galleryId,
    template_id: id,
    target: 'project',
    title: 'Interviews',
    contents: JSON.stringify({ project: [emptyProject(newId())] }),
    published_by: making.kit.ownerId,
    published_at: new Date(),
  });
  return { id, galleryId };
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

const users = mutationOutcomes('forbidden', 'ok', 'ok', 'ok');
const content = JSON.stringify({ type: 'doc', content: [{ type: 'paragraph' }] });

const ofDocument =
  (type: ContentType, options: { isPrivate?: boolean } = {}) =>
  async ({ kit }: Making) => ({
    input: {
      target: type === 'note' ? 'NOTE' : 'INSIGHT',
      objectId: await addContent(kit, type, options),
      title: 'Interview',
      withFields: true,
    },
  });

/** Notes and insights obey the same rules. */
const documentRows = (['note', 'insight'] as const).flatMap((type): Row[] => {
  const target = type === 'note' ? 'NOTE' : 'INSIGHT';
  return [
    {
      operation: 'Mutation.saveDocumentTemplate',
      when: `of a ${type}`,
      variables: ofDocument(type),
      expected: managers,
    },
    {
      operation: 'Mutation.saveDocumentTemplate',
      when: `of a private ${type}`,
      variables: ofDocument(type, { isPrivate: true }),
      expected: mutationOutcomes('forbidden', 'forbidden', 'notFound', 'notFound'),
      noForeignIds,
    },
    {
      operation: 'Mutation.createFromTemplate',
      when: type,
      variables: async (making) => ({
        input: {
          templateId: (await template({ target: type })(making)).id,
          target,
          projectId: await making.kit.project(),
        },
      }),
      expected: users,
    },
    {
      operation: 'Mutation.createFromTemplate',
      when: `${type} in a private project`,
      variables: async ({ kit }) => ({
        input: { templateId: 'usability-test', target, projectId: await kit.project({ isPrivate: true }) },
      }),
      expected: mutationOutcomes('forbidden', 'notFound', 'notFound', 'notFound'),
      noForeignIds,
    },
    {
      operation: 'Mutation.applyTemplate',
      when: type,
      variables: async (making) => ({
        input: {
          templateId: (await template({ target: type })(making)).id,
          target,
          objectId: await addContent(making.kit, type),
        },
      }),
      expected: users,
    },
  ];
});

export const templateRows: readonly Row[] = [
  ...documentRows,
  {
    operation: 'Query.template',
    variables: template(),
    expected: byWriteScope(queryOutcomes('forbidden', 'ok', 'ok', 'ok')),
  },
  {
    operation: 'Mutation.writeTemplate',
    variables: () => ({ input: { target: 'NOTE', title: 'Interview', content } }),
    expected: managers,
  },
  {
    operation: 'Mutation.updateTemplate',
    variables: async (making) => ({
      input: { ...(await template({ target: 'note' })(making)), title: 'Interview', content },
    }),
    expected: managers,
  },
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
  {
    operation: 'Query.galleryTemplates',
    expected: byWriteScope(queryOutcomes('forbidden', 'ok', 'ok', 'ok')),
  },
  {
    operation: 'Query.galleryTemplate',
    variables: async (making) => ({ id: (await published(making)).galleryId }),
    expected: byWriteScope(queryOutcomes('forbidden', 'ok', 'ok', 'ok')),
    // What is published is for every workspace.
    tellsNothing: true,
  },
  {
    operation: 'Mutation.publishTemplate',
    variables: async (making) => ({
      input: { ...(await template()(making)), parts: ['TAGS'], withReadme: false, withName: true },
    }),
    expected: managers,
  },
  {
    operation: 'Mutation.unpublishTemplate',
    variables: async (making) => ({ id: (await published(making)).id }),
    expected: managers,
  },
  { operation: 'Mutation.deleteTemplate', variables: template(), expected: managers },
  { operation: 'Mutation.restoreTemplate', variables: template({ isDeleted: true }), expected: managers },
];
