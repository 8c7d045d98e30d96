import { checkJoinDomain } from '#domain/accounts/email-domain.ts';
import { publicMailDomains } from '#domain/accounts/public-mail-domains.data.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { countLimits } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import '#server/kernel/workspaces/tables.ts';
import { checkRoom } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';

/** Domains whose people may join by themselves, as `@example.com`. There are at most 50. */
export async function listOpenDomains(ctx: Ctx): Promise<string[]> {
  allow(ctx, 'openDomain.list');
  const db = await ctx.reads.db();
  const rows = await db
    .selectFrom('open_domains')
    .select('domain')
    .where('workspace_id', '=', ctx.workspace.id)
    .orderBy('domain')
    .limit(countLimits.openDomainsPerWorkspace.max)
    .execute();
  return rows.map(({ domain }) => `@${domain}`);
}

export async function addOpenDomain(ctx: Ctx, input: string): Promise<void> {
  const domain = accept(checkJoinDomain(input, publicMailDomains)).slice(1);
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'openDomain.add');
    const inserted = await tx.db
      .insertInto('open_domains')
      .values({ workspace_id: tx.workspace.id, domain, created_at: tx.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows !== 1n) return;
    const count = () =>
      tx.db
        .selectFrom('open_domains')
        .select((row) => row.fn.countAll<string>().as('count'))
        .where('workspace_id', '=', tx.workspace.id)
        .executeTakeFirstOrThrow();
    await checkRoom(tx, countLimits.openDomainsPerWorkspace, count, 0);
    await tx.record({ type: 'openDomain.added', payload: { domain }, objectId: null, after: { domain } });
  });
}

export async function removeOpenDomain(ctx: Ctx, input: string): Promise<void> {
  const domain = input.trim().toLowerCase().replace(/^@/, '');
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'openDomain.remove');
    if (domain.includes('\0')) throw new NotFound();
    const removed = await tx.db
      .deleteFrom('open_domains')
      .where('workspace_id', '=', tx.workspace.id)
      .where('domain', '=', domain)
      .executeTakeFirst();
    if (removed.numDeletedRows !== 1n) throw new NotFound();
    await tx.record({ type: 'openDomain.removed', payload: { domain }, objectId: null, before: { domain } });
  });
}
