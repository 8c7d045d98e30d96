import { sql } from 'kysely';
import { isSeen } from '#server/features/answering/index.ts';
import type { FoundPassage } from '#server/features/search/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';

/** The titles of the tags that people put on highlights, as far as the asker may see them. */
export async function readTags(
  ctx: Ctx,
  db: Db,
  passages: readonly FoundPassage[],
): Promise<Map<string, string[]>> {
  const ids = passages.filter(({ type }) => type === 'HIGHLIGHT').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; titles: string[] }>`
    select h.id, array_agg(i.title order by i.title) as titles
    from search_items h
    join search_items i on i.workspace_id = h.workspace_id and i.id = any(h.tag_ids)
    where h.workspace_id = ${ctx.workspace.id} and h.id = any(${[...new Set(ids)]}::uuid[]) and ${isSeen(ctx)}
    group by h.id`.execute(db);
  return new Map(rows.map(({ id, titles }) => [id, titles]));
}
