import { sql, type RawBuilder } from 'kysely';
import '#server/kernel/access/tables.ts';
import { foldersFrom } from '#server/kernel/projects/index.ts';
import '#server/kernel/projects/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { CardScope } from './card-scope.ts';
import type { Placeholders } from './placeholders.ts';

export type SharedWith = {
  readonly workspaceId: string;
  /** What the link opens. */
  readonly objectId: string;
  /** Null where names are shown. */
  readonly placeholders: Placeholders | null;
  readonly clipUrl: (highlightId: string) => string;
  readonly stillUrl?: (highlightId: string) => string;
};

/**
 * The cards of a publicly shared document. Sharing it shares the evidence in it that comes from the same project and
 * is open to the same people: what somebody closed to others inside the project stays closed to strangers too.
 */
export async function visitorScope(db: Db, shared: SharedWith): Promise<CardScope> {
  const { workspaceId, objectId, placeholders, clipUrl, stillUrl } = shared;
  const place = await db
    .selectFrom('access_objects as shared')
    .innerJoin('access_objects as project', (join) =>
      join
        .onRef('project.workspace_id', '=', 'shared.workspace_id')
        .on((on) =>
          on.or([
            on('project.id', '=', on.ref('shared.id')),
            on('project.id', '=', on.ref('shared.parent_id')),
          ]),
        )
        .on('project.type', '=', 'project'),
    )
    .select(['project.id as projectId', 'project.source_id as projectMap', 'shared.source_id as ownMap'])
    .where('shared.workspace_id', '=', workspaceId)
    .where('shared.id', '=', objectId)
    .executeTakeFirst();
  const folderMap = place ? undefined : await findFolderMap(db, workspaceId, objectId);
  return {
    workspaceId,
    isSeen: (accessId, projectId) =>
      place === undefined
        ? isInFolder({ workspaceId, folderId: objectId, map: folderMap, accessId, projectId })
        : sql<boolean>`(${sql.ref(projectId)} = ${place.projectId}::uuid
          and ${sql.ref(accessId)} in (${place.projectMap}::uuid, ${place.ownMap}::uuid))`,
    names: placeholders ? 'none' : 'unhidden',
    ...(placeholders && { placeholders }),
    isStranger: true,
    pageUrl: () => undefined,
    clipUrl,
    ...(stillUrl && { stillUrl }),
  };
}

async function findFolderMap(db: Db, workspaceId: string, objectId: string): Promise<string | undefined> {
  const folder = await db
    .selectFrom('access_objects')
    .select('source_id as map')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', objectId)
    .where('type', '=', 'folder')
    .executeTakeFirst();
  return folder?.map;
}

type InFolder = {
  workspaceId: string;
  folderId: string;
  map: string | undefined;
  accessId: string;
  projectId: string;
};

/** In a project below the folder, and governed by the folder's map: what is closed inside it stays closed. */
function isInFolder({ workspaceId, folderId, map, accessId, projectId }: InFolder): RawBuilder<boolean> {
  if (map === undefined) return sql<boolean>`false`;
  return sql<boolean>`(${sql.ref(accessId)} = ${map}::uuid and exists (select 1 from projects held
    where held.workspace_id = ${workspaceId} and held.id = ${sql.ref(projectId)} and held.trashed_at is null
      and ${folderId}::uuid = any(${foldersFrom(workspaceId, sql`held.folder_id`)})))`;
}
