import { sql, type RawBuilder } from 'kysely';
import { trashRows } from '#server/features/stars/index.ts';
import type { Ctx, TxCtx } from '#server/platform/context/context.ts';
import type { TrashItemType } from '#server/platform/graphql/wire.gen.ts';

export type InTrash = { readonly type: TrashItemType; readonly id: string; readonly rank: number };

type Wanted = { projectId?: string | null; where: RawBuilder<boolean>; limit: number };

/** The oldest first. `where` is about the row `t` of `trashRows`. */
export async function findInTrash(
  ctx: Ctx,
  tx: TxCtx,
  { projectId = null, where, limit }: Wanted,
): Promise<InTrash[]> {
  const { rows } = await sql<InTrash>`
    select t.type, t.id, t.rank from (${trashRows(ctx, { projectId })}) t
    where ${where} order by t.trashed_at, t.id limit ${limit}`.execute(tx.db);
  return rows;
}
