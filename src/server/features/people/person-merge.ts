import { sql } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import './tables.ts';

export type PersonMerge = {
  readonly id: string;
  readonly personId: string;
  readonly mergedAt: Date;
  readonly mergedBy: string | null;
  readonly mergedCount: number;
};

export const mergeColumns = [
  'person_merges.id',
  'person_merges.person_id as personId',
  'person_merges.merged_at as mergedAt',
  'person_merges.merged_by as mergedBy',
  sql<number>`cardinality(person_merges.merged_person_ids)`.as('mergedCount'),
] as const;

/** The one merge of a person that can be undone now. */
export async function findLastMerge(ctx: Ctx, personId: string): Promise<PersonMerge | undefined> {
  requireMember(ctx);
  const db = await ctx.reads.db();
  return db
    .selectFrom('person_merges')
    .select(mergeColumns)
    .where('workspace_id', '=', ctx.workspace.id)
    .where('person_id', '=', personId)
    .where('undone_at', 'is', null)
    .orderBy('merged_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
