import { sql } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Tag } from './tag.ts';
import './tables.ts';

export type LastTagMerge = {
  readonly id: string;
  readonly mergedCount: number;
  readonly mergedAt: Date;
  readonly mergedBy: string;
};

/** The merge that can be undone next: into this tag, or of this tag into another. */
export async function findLastMerge(ctx: Ctx, tag: Tag): Promise<LastTagMerge | undefined> {
  const db = await ctx.reads.db();
  return db
    .selectFrom('tagging_changes')
    .select([
      'id',
      sql<number>`cardinality(merged_ids)`.as('mergedCount'),
      'created_at as mergedAt',
      'changed_by as mergedBy',
    ])
    .where('workspace_id', '=', ctx.workspace.id)
    .where('kind', '=', 'merge')
    .where('undone_at', 'is', null)
    .where('into_id', '=', tag.mergedIntoId ?? tag.id)
    .$if(tag.mergedIntoId !== null, (query) => query.where(sql<boolean>`${tag.id}::uuid = any(merged_ids)`))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
