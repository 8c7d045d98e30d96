import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Tagging } from './write-taggings.ts';
import './tables.ts';

/** In their order, one statement for all. For commands that have made the highlights. */
export async function insertTaggings(tx: TxCtx, all: readonly Tagging[], addedBy: string): Promise<void> {
  if (all.length === 0) return;
  await sql`
    insert into highlight_tags (workspace_id, highlight_id, tag_id, place, added_by, added_at)
    select ${tx.workspace.id}::uuid, highlight_id, tag_id, place::int, ${addedBy}::uuid, ${tx.now()}::timestamptz
    from unnest(${all.map(({ highlightId }) => highlightId)}::uuid[], ${all.map(({ tagId }) => tagId)}::uuid[])
      with ordinality as one (highlight_id, tag_id, place)
    order by highlight_id
    on conflict do nothing`.execute(tx.db);
}
