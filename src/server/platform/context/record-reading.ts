import { scopeOf, type Ctx, type Recorded } from './context.ts';

/** Tells the audit log that a member took something out of the workspace; also of who may only read. */
export async function recordReading(ctx: Ctx, event: Recorded): Promise<void> {
  const { actor } = ctx;
  // What support reads is recorded on its own, and strangers must have no way to fill the log.
  if (actor.kind !== 'member' || actor.support) return;
  await ctx.reads.end();
  await ctx.database.transaction(scopeOf(ctx), 'read write', (db) => ctx.eventLog.recorder(ctx, db)(event));
}
