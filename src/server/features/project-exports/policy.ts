import { sql, type RawBuilder } from 'kysely';
import type { ExportConfig } from '#domain/exports/manifest.ts';
import type { ProjectExportKind } from '#domain/exports/project-export.ts';
import { getAccessObject, isVisible, rankOf } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import '#server/features/channels/tables.ts';
import '#server/kernel/projects/tables.ts';

/** One project, or what a config names. */
export type ExportScope =
  | { readonly projectId: string; readonly config: null }
  | { readonly projectId: null; readonly config: ExportConfig };

type Asking = Pick<Ctx, 'actor' | 'workspace'>;

/** As it is now: asked when an export is requested, made and downloaded. */
export async function allowExport(
  ctx: Asking,
  db: Db,
  { projectId, config }: ExportScope,
  kind: ProjectExportKind,
): Promise<void> {
  // Contacts are of the workspace: owning a project that names some is not enough.
  if (kind === 'CONTACTS') allow(ctx, 'export.people');
  if (config === null) return allowProject(ctx, db, projectId);
  if (isOfWorkspace(config)) return allow(ctx, 'export.workspace');
  for (const id of config.projectIds) await allowProject(ctx, db, id);
  for (const id of config.projectCategoryIds)
    allow(ctx, 'export.folder', await getAccessObject(ctx, db, { type: 'folder', id }));
}

/** Naming nothing is naming everything. */
export function isOfWorkspace({ projectIds, projectCategoryIds }: ExportConfig): boolean {
  return projectIds.length === 0 && projectCategoryIds.length === 0;
}

async function allowProject(ctx: Asking, db: Db, id: string): Promise<void> {
  allow(ctx, 'export.project', await getAccessObject(ctx, db, { type: 'project', id }));
}

/** The projects of an export that the person may take along: of a folder, only those that they own. */
export async function projectsOf(ctx: Ctx, db: Db, { projectId, config }: ExportScope): Promise<string[]> {
  if (config === null) return [projectId];
  const { rows } = await sql<{ id: string }>`
    ${foldersInside(ctx, config)}
    select p.id from projects p
    where p.workspace_id = ${ctx.workspace.id} and p.trashed_at is null and ${isVisible(ctx, 'p.access_id')}
      and (${isOfWorkspace(config)} or ${isAmong('p.id', config.projectIds)}
        or (p.folder_id in (select id from inside) and ${rankOf(ctx, 'p.access_id')} = 3))
    order by p.created_at, p.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The channels of the exported folders that the person owns; of a workspace, all that they see. */
export async function channelsOf(ctx: Ctx, db: Db, { config }: ExportScope): Promise<string[]> {
  if (config === null) return [];
  const { rows } = await sql<{ id: string }>`
    ${foldersInside(ctx, config)}
    select c.id from channels c
    where c.workspace_id = ${ctx.workspace.id} and c.trashed_at is null and ${isVisible(ctx, 'c.access_id')}
      and (${isOfWorkspace(config)}
        or (c.folder_id in (select id from inside) and ${rankOf(ctx, 'c.access_id')} = 3))
    order by c.created_at, c.id`.execute(db);
  return rows.map(({ id }) => id);
}

function foldersInside(ctx: Asking, { projectCategoryIds }: ExportConfig): RawBuilder<unknown> {
  return sql`with recursive inside (id) as (
      select f.id from folders f where f.workspace_id = ${ctx.workspace.id} and ${isAmong('f.id', projectCategoryIds)}
      union
      select f.id from folders f join inside on f.parent_id = inside.id
      where f.workspace_id = ${ctx.workspace.id} and f.trashed_at is null)`;
}
