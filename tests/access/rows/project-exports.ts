import { newId } from '#server/platform/context/new-id.ts';
import { addContent } from '../content.ts';
import { addFolder } from '../folder.ts';
import { byAdminScope, mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';
import { fileReaders } from './files.ts';
import type { HttpRow } from './http.ts';

const noForeignIds = true;
const everybody = queryOutcomes('ok', 'ok', 'ok', 'ok');
const unseen = mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound');

/** Of the one who tries, or of somebody else. */
const byId =
  ({ own }: { own: boolean }) =>
  async ({ kit, callerId }: Making) => {
    const id = newId();
    await kit.row('project_exports', {
      id,
      project_id: await kit.project(),
      kind: 'NOTES',
      status: 'COMPLETE',
      requested_by: own && callerId !== undefined ? callerId : kit.ownerId,
      created_at: new Date(),
    });
    return { id };
  };

const configOf = (projectCategoryIds: string[], projectIds: string[]) => ({
  title: 'Export',
  projectCategoryIds,
  projectIds,
});

export const projectExportRows: readonly Row[] = [
  {
    operation: 'Mutation.exportProject',
    variables: async ({ kit }) => ({ projectId: await kit.project(), kind: 'NOTES' }),
    expected: mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'forbidden'),
    noForeignIds,
  },
  {
    operation: 'Mutation.exportProject',
    when: 'with full access',
    variables: async ({ kit, callerId }) => ({
      projectId: await kit.project({ full: callerId }),
      kind: 'NOTES',
    }),
    expected: mutationOutcomes('forbidden', 'ok', 'ok', 'ok'),
  },
  {
    operation: 'Mutation.exportProject',
    when: 'private',
    variables: async ({ kit }) => ({ projectId: await kit.project({ isPrivate: true }), kind: 'NOTES' }),
    expected: unseen,
    noForeignIds,
  },
  {
    operation: 'Mutation.exportProject',
    when: 'only a note of it',
    variables: async ({ kit, callerId }) => ({
      projectId: await kit.project({ full: callerId }),
      kind: 'NOTES',
      ids: [await addContent(kit, 'note')],
    }),
    expected: mutationOutcomes('forbidden', 'ok', 'ok', 'ok'),
    passesOver: ['ids.0'],
  },
  {
    operation: 'Mutation.exportProjects',
    when: 'the whole workspace',
    variables: () => ({ config: configOf([], []), kind: 'COMMUNITY' }),
    expected: byAdminScope(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'ok')),
  },
  {
    operation: 'Mutation.exportProjects',
    when: 'a project with full access',
    variables: async ({ kit, callerId }) => ({
      config: configOf([], [await kit.project({ full: callerId })]),
      kind: 'COMMUNITY',
    }),
    expected: mutationOutcomes('forbidden', 'ok', 'ok', 'ok'),
  },
  {
    operation: 'Mutation.exportProjects',
    when: 'a folder with full access',
    variables: async ({ kit, callerId }) => ({
      config: configOf([await addFolder(kit, callerId === undefined ? {} : { full: callerId })], []),
      kind: 'COMMUNITY_LINKS',
    }),
    expected: mutationOutcomes('forbidden', 'ok', 'ok', 'ok'),
  },
  {
    operation: 'Mutation.exportProjects',
    when: 'a private project',
    variables: async ({ kit }) => ({
      config: configOf([], [await kit.project({ isPrivate: true })]),
      kind: 'COMMUNITY',
    }),
    expected: unseen,
    noForeignIds,
  },
  {
    operation: 'Mutation.cancelProjectExport',
    variables: byId({ own: true }),
    expected: mutationOutcomes('ok', 'ok', 'ok', 'ok'),
  },
  {
    operation: 'Mutation.cancelProjectExport',
    when: 'of somebody else',
    variables: byId({ own: false }),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Query.projectExport', variables: byId({ own: true }), expected: everybody },
  {
    operation: 'Query.projectExport',
    when: 'of somebody else',
    variables: byId({ own: false }),
    expected: queryOutcomes('nothing', 'nothing', 'nothing', 'nothing'),
    noForeignIds,
  },
  {
    operation: 'Query.projectExports',
    variables: async ({ kit }) => ({ projectId: await kit.project() }),
    expected: everybody,
    tellsNothing: true,
  },
  { operation: 'Query.workspaceExports', expected: everybody },
];

export const projectExportHttpRows: readonly HttpRow[] = [
  {
    route: 'GET /files/project-exports/:id',
    url: () => '/files/project-exports/018f4b6e-0000-7000-8000-0000000000ff',
    expected: { ...fileReaders, shareToken: 401 },
  },
];
