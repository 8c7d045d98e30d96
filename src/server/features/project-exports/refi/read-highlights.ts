import { sql } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import '#server/features/highlights/tables.ts';
import '#server/features/tags/tables.ts';

export type ExportedHighlight = {
  readonly id: string;
  readonly marked: boolean;
  readonly text: string;
  readonly fileId: string | null;
  readonly startTime: number | null;
  readonly endTime: number | null;
  readonly pdfAreas: string | null;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly tags: readonly { readonly id: string; readonly by: string | null; readonly at: string }[];
};

/** Of one note or insight that the person may see, in the order of the text. */
export async function readHighlights(ctx: Ctx, objectId: string): Promise<ExportedHighlight[]> {
  const { rows } = await sql<ExportedHighlight>`
    select h.id, h.marked, h.text, h.file_id as "fileId", h.start_time as "startTime", h.end_time as "endTime",
      h.pdf_areas as "pdfAreas", h.created_by as "createdBy", h.created_at as "createdAt", coalesce((
        select jsonb_agg(jsonb_build_object('id', t.id, 'by', u.added_by, 'at', u.added_at) order by u.place)
        from highlight_tags u join tags t on t.workspace_id = u.workspace_id and t.id = u.tag_id
        join tag_boards b on b.workspace_id = t.workspace_id and b.id = t.board_id and b.deleted_at is null
        where u.workspace_id = h.workspace_id and u.highlight_id = h.id and t.trashed_at is null
          and t.merged_into is null), '[]') as tags
    from highlights h
    where h.workspace_id = ${ctx.workspace.id} and h.object_id = ${objectId} and not h.hidden
      and h.deleted_at is null and not h.inline_comment_only
    order by h.position, h.id`.execute(await ctx.reads.db());
  await ctx.reads.end();
  return rows;
}
