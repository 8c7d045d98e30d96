import { sql } from 'kysely';
import { isVisible } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import '#server/platform/search/tables.ts';
import type { StoredText } from '#server/platform/ai/known-meanings.ts';
import '../tables.ts';

export type UntaggedHighlight = StoredText & { readonly id: string; readonly textHash: string };

type Looking = {
  readonly objectId: string;
  readonly after: string | null;
  readonly model: string;
  readonly limit: number;
};

/** Highlights of a document that nobody has tagged and this person may see, in the order of their ids. */
export async function readUntagged(
  ctx: Ctx,
  { objectId, after, model, limit }: Looking,
): Promise<UntaggedHighlight[]> {
  const db = await ctx.reads.db();
  const { rows } = await sql<UntaggedHighlight>`
    select h.id, left(h.text, 2000) as text, md5(h.text) as "textHash", v.text_hash as hash, v.vectors,
      cardinality(v.starts) as passages
    from highlights h
    left join search_vectors v on v.workspace_id = h.workspace_id and v.item_id = h.id and v.model = ${model}
    where h.workspace_id = ${ctx.workspace.id} and h.object_id = ${objectId} and not h.hidden
      and not h.inline_comment_only and not h.tagged and h.text <> ''
      and (${after}::uuid is null or h.id > ${after}::uuid) and ${isVisible(ctx, 'h.access_id')}
    order by h.id limit ${limit}`.execute(db);
  await ctx.reads.end();
  return rows;
}

export async function countUntagged(ctx: Ctx, objectId: string): Promise<number> {
  const db = await ctx.reads.db();
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from highlights h
    where h.workspace_id = ${ctx.workspace.id} and h.object_id = ${objectId} and not h.hidden
      and not h.inline_comment_only and not h.tagged and h.text <> '' and ${isVisible(ctx, 'h.access_id')}`.execute(
    db,
  );
  await ctx.reads.end();
  return rows[0]?.count ?? 0;
}
