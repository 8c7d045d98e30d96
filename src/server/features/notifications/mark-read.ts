import { ValidationError } from '#domain/errors/hark-error.ts';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { groupDigits } from '#domain/limits/text-limit.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import { announceNews } from './notify-members.ts';
import './tables.ts';

/** The person's own only; ids of others are passed over. Answers how many were unread. */
export async function markRead(ctx: Ctx, ids: readonly string[]): Promise<number> {
  if (ids.length > itemLimits.bulkChange)
    throw new ValidationError(`Mark at most ${groupDigits(itemLimits.bulkChange)} at a time`);
  return mark(ctx, ids);
}

export async function markAllRead(ctx: Ctx): Promise<number> {
  return mark(ctx, null);
}

async function mark(ctx: Ctx, ids: readonly string[] | null): Promise<number> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'notification.read');
    const marked = await tx.db
      .updateTable('notifications')
      .set({ read_at: tx.now() })
      .where('workspace_id', '=', tx.workspace.id)
      .where('member_id', '=', viewer.id)
      .where('read_at', 'is', null)
      .$if(ids !== null, (query) => query.where(isAmong('id', [...(ids ?? [])])))
      .executeTakeFirst();
    const count = Number(marked.numUpdatedRows);
    if (count > 0) await announceNews(tx.db, tx.workspace.id, [viewer.id]);
    return count;
  });
}
