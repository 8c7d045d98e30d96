import { sql } from 'kysely';
import {
  column,
  commonProperties,
  idsIn,
  inFolder,
  noIds,
  type Kind,
  type LookUp,
} from '#server/kernel/kinds/index.ts';
import { foldersFrom } from '#server/kernel/projects/index.ts';
import '#server/kernel/projects/tables.ts';
import { restoreFolder } from './restore-folder.ts';

export const folderKind: Kind = {
  name: 'folder',
  content: {
    type: 'folder',
    table: 'folders',
    inProject: false,
    restore: restoreFolder,
    purged: (folderId) => ({ type: 'folder.purged', payload: { folderId } }),
  },
  search: {
    type: 'PROJECT_CATEGORY',
    select: (workspaceId) => sql`
      select f.id, f.title, '' as body, f.access_id, f.id as owner_id, null::uuid as project_id,
        ${foldersFrom(workspaceId, sql`f.parent_id`)} as location_ids, array[f.created_by] as contributor_ids,
        ${noIds} as tag_ids, ${noIds} as person_ids, f.created_by, f.created_at, f.updated_at,
        false as published, false as archived, false as ai_generated
      from folders f
      where f.workspace_id = ${workspaceId} and f.trashed_at is null`,
  },
  stale: {
    after({ type, payload }) {
      const ids = idsIn(payload, 'folderId');
      const itself = { types: ['PROJECT_CATEGORY'], scope: { ids } } as const;
      if (['folder.created', 'folder.updated'].includes(type)) return [itself];
      return [
        itself,
        ...ids.flatMap((id) => [
          { types: ['PROJECT_CATEGORY', 'PROJECT'] as const, scope: insideFolder(id) },
          { types: 'inProject' as const, scope: insideFolder(id) },
        ]),
      ];
    },
  },
  filter: {
    target: 'projectCategory',
    table: 'folders',
    properties: (asking) => ({
      ...commonProperties('folders'),
      title: column('folders.title', 'text'),
      folderId: inFolder(asking, sql`folders.id`),
    }),
  },
};

/** Also what is in the trash: it went there with the folder, or came back with it. */
function insideFolder(folderId: string): LookUp {
  return async (tx, type) => {
    const { rows } = await sql<{ folders: string[]; projects: string[] }>`
      with recursive inside (id) as (
        select ${folderId}::uuid
        union
        select f.id from folders f join inside on f.parent_id = inside.id where f.workspace_id = ${tx.workspace.id}
      )
      select array(select id from inside) as folders, array(select p.id from projects p
        where p.workspace_id = ${tx.workspace.id} and p.folder_id in (select id from inside)) as projects`.execute(
      tx.db,
    );
    const { folders, projects } = rows[0] ?? { folders: [], projects: [] };
    return type === 'PROJECT_CATEGORY' ? { ids: folders } : { projectIds: projects };
  };
}
