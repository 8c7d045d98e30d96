import { NotFound } from '#domain/errors/hark-error.ts';
import { parseSsoDomain } from '#domain/accounts/sso-domain.ts';
import { accept } from '#domain/parsed/parsed.ts';
import '#server/kernel/workspaces/tables.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { recordSso } from './record-sso.ts';

/** The provider vouches for nobody new of this domain any more. Members stay. */
export async function removeSsoDomain(ctx: Ctx, input: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'authentication.manage');
    const domain = accept(parseSsoDomain(input));
    const removed = await tx.db
      .deleteFrom('sso_domains')
      .where('workspace_id', '=', tx.workspace.id)
      .where('domain', '=', domain)
      .executeTakeFirst();
    if (removed.numDeletedRows !== 1n) throw new NotFound();
    await recordSso(tx, 'ssoDomain', { domain, removed: true });
  });
}
