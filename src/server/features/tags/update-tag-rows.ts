import { sql } from 'kysely';
import type { TagSentiment } from '#domain/tags/sentiments.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** What a row of a table can change of a tag. */
export type TagBefore = {
  readonly groupId: string | null;
  readonly color: string;
  readonly description: string;
  readonly role: string | null;
  readonly sentiment: TagSentiment | null;
};
export type KnownTag = { readonly id: string; readonly isLocked: boolean; readonly before: TagBefore };

/** For commands that have checked that somebody may. A group that was deleted meanwhile is none; a tag that was locked meanwhile stays as it is. */
export async function updateTagRows(
  tx: TxCtx,
  tags: readonly (TagBefore & { readonly id: string })[],
): Promise<void> {
  if (tags.length === 0) return;
  const { rows } = await sql<{ id: string; version: number }>`
    update tags t set color = row.color, description = row.description, role = row.role, sentiment = row.sentiment,
      group_id = (select g.id from tag_groups g where g.workspace_id = t.workspace_id and g.id = row."groupId"
        and g.board_id = t.board_id),
      updated_at = ${tx.now()}, version = t.version + 1
    from jsonb_to_recordset(${JSON.stringify(tags)}::jsonb)
      as row (id uuid, "groupId" uuid, color text, description text, role text, sentiment text)
    where t.workspace_id = ${tx.workspace.id} and t.id = row.id and t.trashed_at is null and t.locked_at is null
      and (t.color, t.description, t.role, t.sentiment, t.group_id)
        is distinct from (row.color, row.description, row.role, row.sentiment, row."groupId")
    returning t.id, t.version`.execute(tx.db);
  await tx.record(
    ...rows.map(({ id, version }) => ({
      type: 'tag.updated' as const,
      payload: { tagId: id, changed: ['color', 'description', 'role', 'sentiment', 'group'] },
      objectId: id,
      version,
    })),
  );
}
