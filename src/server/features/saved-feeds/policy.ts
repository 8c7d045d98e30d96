import type { AccessObject } from '#domain/access/can.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** What the decision needs to know of a feed, locked until the transaction ends. Every member may see every feed. */
export async function getFeed(tx: TxCtx, id: string): Promise<AccessObject> {
  const row = await tx.db
    .selectFrom('saved_feeds')
    .select('created_by as authorId')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return { level: null, authorId: row.authorId };
}
