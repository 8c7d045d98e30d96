import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { isVisible } from '#server/kernel/access/index.ts';
import '#server/features/highlights/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { inOrderOf } from '#server/platform/db/in-order-of.ts';
import { isAmong, isInWorkspace } from '#server/platform/db/is-among.ts';
import { visibleTags } from './scope.ts';
import { tagColumns, type Tag } from './tag.ts';

export type TagMergePreview = {
  readonly into: Tag;
  readonly tags: readonly Tag[];
  readonly gainedCount: number;
  readonly sharedCount: number;
  readonly totalCount: number;
};

/** Counts only what the person may see; the merge itself changes the rest too. */
export async function previewMerge(
  ctx: Ctx,
  { intoId, ids }: { intoId: string; ids: readonly string[] },
): Promise<TagMergePreview> {
  const db = await ctx.reads.db();
  const rows = await visibleTags(ctx, db)
    .select(tagColumns)
    .where(isAmong('tags.id', [intoId, ...ids]))
    .where('tags.trashed_at', 'is', null)
    .execute();
  const [into] = inOrderOf([intoId], rows);
  const tags = inOrderOf(ids, rows);
  if (!into || tags.length !== ids.length) throw new NotFound();
  const { rows: counts } = await sql<{ gained: number; shared: number; total: number }>`
    select count(*) filter (where not has_into)::int as gained,
      count(*) filter (where has_into and has_other)::int as shared, count(*)::int as total
    from (
      select bool_or(tag_id = ${intoId}) as has_into, bool_or(tag_id <> ${intoId}) as has_other
      from highlight_tags t
      where ${isInWorkspace(ctx.workspace.id, 'tag_id', [intoId, ...ids])} and not hidden
        and ${isVisible(ctx, 't.access_id')}
      group by highlight_id) as one`.execute(db);
  const { gained = 0, shared = 0, total = 0 } = counts[0] ?? {};
  return { into, tags, gainedCount: gained, sharedCount: shared, totalCount: total };
}
