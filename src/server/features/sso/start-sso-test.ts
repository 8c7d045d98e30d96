import { Forbidden, InvalidOperation } from '#domain/errors/hark-error.ts';
import { createSsoTestUrl } from '#server/kernel/accounts/index.ts';
import { readSignInWays } from '#server/kernel/workspaces/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import type { Env } from '#server/platform/env/env.ts';

/** Where the admin goes to try the provider; the connection counts once they come back. */
export async function startSsoTest(ctx: Ctx, env: Env): Promise<string> {
  allow(ctx, 'authentication.manage');
  const { sessionId } = requireMember(ctx);
  if (sessionId === null) throw new Forbidden('Only a person can test single sign-on');
  const { provider } = await readSignInWays(await ctx.reads.db(), ctx.workspace.id);
  if (!provider) throw new InvalidOperation('Save the connection first');
  const { database, now, newId, workspace } = ctx;
  await ctx.reads.end();
  return createSsoTestUrl({ env, database, now, newId }, workspace, sessionId);
}
