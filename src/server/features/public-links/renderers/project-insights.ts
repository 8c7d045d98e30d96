import { sql } from 'kysely';
import type { CardScope } from '#server/features/cards/index.ts';
import '#server/features/insights/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Shown } from './renderer.ts';

/** Each is a whole text. */
const insightsOnAPage = 30;

/** The published insights of a shared project that are open to everybody who sees the project, newest first. */
export async function listSharedInsights(
  db: Db,
  scope: CardScope,
  { objectId: projectId, page }: Pick<Shown, 'objectId' | 'page'>,
): Promise<{ ids: string[]; more: boolean }> {
  const { rows } = await sql<{ id: string }>`
    select i.id from insights i
    join insight_publications out on out.workspace_id = i.workspace_id and out.insight_id = i.id
      and out.unpublished_at is null
    where i.workspace_id = ${scope.workspaceId} and i.project_id = ${projectId} and i.trashed_at is null
      and ${scope.isSeen('i.access_id', 'i.project_id')}
    order by out.published_at desc, i.id
    offset ${(page - 1) * insightsOnAPage} limit ${insightsOnAPage + 1}`.execute(db);
  const ids = rows.slice(0, insightsOnAPage).map(({ id }) => id);
  return { ids, more: rows.length > insightsOnAPage };
}
