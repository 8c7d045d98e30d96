import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { takeOutMember } from './take-out-member.ts';

/** Takes a person out of the workspace at once. What only they were in charge of passes to the person who removes them. */
export async function removeMember(ctx: Ctx, id: string): Promise<void> {
  const { viewer } = requireMember(ctx);
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'member.remove');
    if (id === viewer.id) throw new InvalidOperation('Ask another admin to remove you');
    await takeOutMember(tx, { id, heirId: viewer.id });
  });
}
