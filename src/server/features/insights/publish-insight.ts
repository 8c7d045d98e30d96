import { NotFound } from '#domain/errors/hark-error.ts';
import { changeWritten, getWritten, readBackWritten } from '#server/kernel/writing/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { insightWriting } from './insight-writing.ts';
import type { Insight } from './insight.ts';
import './tables.ts';

/** Shows an insight on everybody's home who may see it. Publishing again changes nothing. */
export async function publishInsight(ctx: Ctx, id: string): Promise<Insight> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'insight.publish', await getWritten(insightWriting, tx, id));
    return publishAs(tx, { id, publishedBy: viewer.id });
  });
}

/** For commands that have checked that somebody may. */
export async function publishAs(
  tx: TxCtx,
  { id, publishedBy }: { id: string; publishedBy: string },
): Promise<Insight> {
  const publicationId = tx.newId();
  const inserted = await tx.db
    .insertInto('insight_publications')
    .values({
      workspace_id: tx.workspace.id,
      id: publicationId,
      insight_id: id,
      published_by: publishedBy,
      published_at: tx.now(),
      unpublished_by: null,
      unpublished_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) return readBackWritten(insightWriting, tx, id);
  const [insight] = await changeWritten(insightWriting, tx, [id], { updated_at: tx.now() });
  if (!insight) throw new NotFound();
  await tx.record({
    type: 'insight.published',
    payload: { insightId: id, publicationId },
    objectId: id,
    version: insight.version,
  });
  return insight;
}
