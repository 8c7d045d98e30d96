import { sql } from 'kysely';
import { getAccessObject } from '#server/kernel/access/index.ts';
import { tagLoader, type Tag } from '#server/features/tags/index.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import type { ObjectRef } from './objects.ts';
import './tables.ts';

/** The tags used in a note or an insight, the most used first. */
export async function listObjectTags(
  ctx: RequestCtx,
  ref: ObjectRef,
): Promise<{ tag: Tag; count: number }[]> {
  const db = await ctx.reads.db();
  const object = await getAccessObject(ctx, db, ref);
  const { rows } = await sql<{ tagId: string; count: number }>`
    select u.tag_id as "tagId", count(*)::int as count from highlights h
    join highlight_tags u on u.workspace_id = h.workspace_id and u.highlight_id = h.id
    where h.workspace_id = ${ctx.workspace.id} and h.object_id = ${object.id} and not h.hidden
    group by u.tag_id order by count desc, u.tag_id`.execute(db);
  const uses = await Promise.all(
    rows.map(async ({ tagId, count }) => ({ tag: await tagLoader(ctx).load(tagId), count })),
  );
  return uses.flatMap(({ tag, count }) => (tag ? [{ tag, count }] : []));
}
