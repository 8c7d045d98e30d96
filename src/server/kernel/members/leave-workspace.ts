import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { findHeir } from './find-heir.ts';
import { takeOutMember } from './take-out-member.ts';

/** A person takes themselves out. What only they were in charge of passes to the admin who has been here longest. */
export async function leaveWorkspace(ctx: Ctx): Promise<void> {
  const { viewer } = requireMember(ctx);
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'member.leave');
    await takeOutMember(tx, { id: viewer.id, heirId: await findHeir(tx, viewer.id) });
  });
}
