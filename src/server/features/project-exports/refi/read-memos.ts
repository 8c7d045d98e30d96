import { sql } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import '#server/features/comments/tables.ts';
import '#server/features/highlights/tables.ts';

export type Memo = {
  readonly id: string;
  /** Null: it is about the whole document. */
  readonly highlightId: string | null;
  readonly text: string;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly isEdited: boolean;
  /** Its highlight is gone. */
  readonly isAdrift: boolean;
};

/** The comments on a note or insight. Their stored text names no contact. */
export async function readMemos(ctx: Ctx, objectId: string): Promise<Memo[]> {
  const { rows } = await sql<Memo>`
    select c.id, h.id as "highlightId", c.text, c.author_id as "createdBy", c.created_at as "createdAt",
      c.edited_at is not null as "isEdited",
      t.highlight_id is not null and h.id is null as "isAdrift"
    from comment_threads t
    join comments c on c.workspace_id = t.workspace_id and c.thread_id = t.id and c.deleted_at is null
    left join highlights h on h.workspace_id = t.workspace_id and h.id = t.highlight_id and not h.hidden
      and h.deleted_at is null and not h.inline_comment_only
    where t.workspace_id = ${ctx.workspace.id} and t.object_id = ${objectId}
    order by c.created_at, c.id`.execute(await ctx.reads.db());
  await ctx.reads.end();
  return rows;
}
