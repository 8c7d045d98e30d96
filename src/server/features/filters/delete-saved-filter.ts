import { NotFound } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import './tables.ts';

/** Permanent: keeping the same filter again is one step, so nothing is undone. */
export async function deleteSavedFilter(ctx: Ctx, id: string): Promise<string> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'savedSearch.manageOwn');
    const deleted = await tx.db
      .deleteFrom('saved_filters')
      .where('workspace_id', '=', tx.workspace.id)
      .where('member_id', '=', viewer.id)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!deleted) throw new NotFound();
    return deleted.id;
  });
}
