import { sql } from 'kysely';
import type { CardScope } from '#server/features/cards/index.ts';
import '#server/features/insights/tables.ts';
import '#server/kernel/projects/tables.ts';
import type { Db } from '#server/platform/db/database.ts';

/** Each is a whole text. */
const insightsOnAPage = 30;

export type FolderInsight = { id: string; title: string; projectId: string; project: string };

/** Published insights in the folder that are open to everybody who sees it, project by project, newest first. */
export async function listInsightsOfFolder(
  db: Db,
  scope: CardScope,
  page: number,
): Promise<{ insights: FolderInsight[]; more: boolean }> {
  const { rows } = await sql<FolderInsight>`
    select i.id, i.title, p.id as "projectId", p.title as project
    from insights i
    join projects p on p.workspace_id = i.workspace_id and p.id = i.project_id and p.trashed_at is null
    join insight_publications out on out.workspace_id = i.workspace_id and out.insight_id = i.id
      and out.unpublished_at is null
    where i.workspace_id = ${scope.workspaceId} and i.trashed_at is null
      and ${scope.isSeen('i.access_id', 'i.project_id')}
    order by lower(p.title), p.id, out.published_at desc, i.id
    offset ${(page - 1) * insightsOnAPage} limit ${insightsOnAPage + 1}`.execute(db);
  return { insights: rows.slice(0, insightsOnAPage), more: rows.length > insightsOnAPage };
}
