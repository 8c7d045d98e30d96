import { scopeOf, type Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { Unauthorized } from '#domain/errors/hark-error.ts';

/** Before the call, and for tokens that may only read too: what left the workspace can be looked up afterwards. */
export async function recordCall(ctx: Ctx, tool: string): Promise<void> {
  const apiTokenId = requireMember(ctx).apiToken?.id;
  if (apiTokenId === undefined) throw new Unauthorized();
  await ctx.database.transaction(scopeOf(ctx), 'read write', (db) =>
    ctx.eventLog.recorder(
      ctx,
      db,
    )({ type: 'apiToken.toolCalled', payload: { apiTokenId, tool }, objectId: apiTokenId }),
  );
}
