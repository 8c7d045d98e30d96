import { scopeOf, type Ctx } from '#server/platform/context/context.ts';
import type { RateLimiter } from '#server/platform/rate-limit/rate-limiter.ts';
import { limits } from './limits.ts';

/** Tells the audit log that somebody without an account saved a file over a public link. */
export async function recordSharedDownload(ctx: Ctx, limiter: RateLimiter, fileId: string): Promise<void> {
  if (ctx.actor.kind !== 'visitor') return;
  const { publicLinkId } = ctx.actor;
  // The embedded database has one connection, which the reads hold.
  await ctx.reads.end();
  const noted = await limiter.count(limits.notedDownloadsByLink, publicLinkId);
  if (noted > limits.notedDownloadsByLink.most) return;
  await ctx.database.transaction(scopeOf(ctx), 'read write', (db) =>
    ctx.eventLog.recorder(
      ctx,
      db,
    )({ type: 'file.downloaded', payload: { fileId, publicLinkId }, objectId: null }),
  );
}
