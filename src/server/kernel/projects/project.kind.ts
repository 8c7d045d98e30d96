import { sql } from 'kysely';
import { buildUrl } from '#domain/routes/build-url.ts';
import {
  column,
  commonProperties,
  idsIn,
  inFolder,
  noIds,
  one,
  type Kind,
  type SearchSource,
} from '#server/kernel/kinds/index.ts';
import { foldersFrom } from './folders-from.ts';
import { restoreProjects } from './restore-projects.ts';
import './tables.ts';

/** What search says of projects. */
export const projectItems: SearchSource = {
  type: 'PROJECT',
  select: (workspaceId) => sql`
    select p.id, p.title, p.summary as body, p.access_id, p.id as owner_id, p.id as project_id,
      ${foldersFrom(workspaceId, sql`p.folder_id`)} as location_ids, array[p.created_by] as contributor_ids,
      ${noIds} as tag_ids, ${noIds} as person_ids, p.created_by, p.created_at, p.updated_at,
      false as published, p.status = 'archived' as archived, false as ai_generated
    from projects p
    where p.workspace_id = ${workspaceId} and p.trashed_at is null`,
};

export const projectKind: Kind = {
  name: 'project',
  content: {
    type: 'project',
    table: 'projects',
    inProject: false,
    hasLook: true,
    restore: (ctx, id) => restoreProjects(ctx, [id]),
    purged: (projectId) => ({ type: 'project.purged', payload: { projectId } }),
    accessPath: (projectId) => buildUrl('projectSettingsAccess', { params: { projectId } }),
  },
  search: projectItems,
  stale: {
    after({ type, payload }) {
      const ids = idsIn(payload, 'projectId');
      const itself = { types: ['PROJECT'], scope: { ids } } as const;
      // A new title changes nothing inside.
      return ['project.created', 'project.updated'].includes(type)
        ? [itself]
        : [itself, { types: 'inProject', scope: { projectIds: ids } }];
    },
  },
  filter: {
    target: 'project',
    table: 'projects',
    properties: (asking) => ({
      ...commonProperties('projects'),
      title: column('projects.title', 'text'),
      content: column('projects.summary', 'text'),
      folderId: inFolder(asking, sql`projects.folder_id`),
      archived: one('boolean', sql`(projects.status = 'archived')`),
    }),
  },
};
