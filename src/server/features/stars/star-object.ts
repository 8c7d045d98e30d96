import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { allowOnCard, type CardRef } from './allow-on-card.ts';
import './tables.ts';

/** Keeps an object in the sidebar of the person alone: nobody hears of it, and the log stays free of it. */
export async function starObject(ctx: Ctx, ref: CardRef): Promise<void> {
  const { viewer } = requireMember(ctx);
  await inTransaction(ctx, async (tx) => {
    await allowOnCard(tx, ref, 'star');
    await tx.db
      .insertInto('stars')
      .values({
        workspace_id: tx.workspace.id,
        member_id: viewer.id,
        object_id: ref.id,
        created_at: tx.now(),
        merged_from: null,
      })
      .onConflict((known) => known.doNothing())
      .execute();
  });
}

/** Asks for no access: people may always take back a star of something they can't see any more. */
export async function unstarObject(ctx: Ctx, { id }: Pick<CardRef, 'id'>): Promise<void> {
  const { viewer } = requireMember(ctx);
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .deleteFrom('stars')
      .where('workspace_id', '=', tx.workspace.id)
      .where('member_id', '=', viewer.id)
      .where('object_id', '=', id)
      .execute();
  });
}
