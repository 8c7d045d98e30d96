import { parseSsoDomain } from '#domain/accounts/sso-domain.ts';
import { countLimits } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import '#server/kernel/workspaces/tables.ts';
import { checkRoom } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { newSecretToken } from '#server/platform/secrets/secrets.ts';
import { recordSso } from './record-sso.ts';

/** A domain that the workspace says is its own. It counts once a TXT record or a mailbox of the domain says so too. */
export async function addSsoDomain(ctx: Ctx, input: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'authentication.manage');
    const domain = accept(parseSsoDomain(input));
    const added = await tx.db
      .insertInto('sso_domains')
      .values({
        workspace_id: tx.workspace.id,
        domain,
        txt_token: newSecretToken(),
        created_at: tx.now(),
      })
      .onConflict((conflict) => conflict.columns(['workspace_id', 'domain']).doNothing())
      .returning('domain')
      .executeTakeFirst();
    if (!added) return;
    await checkRoom(tx, countLimits.ssoDomainsPerWorkspace, () => countDomains(tx), 0);
    await recordSso(tx, 'ssoDomain', { domain });
  });
}

function countDomains({ db, workspace }: TxCtx): Promise<{ count: string }> {
  return db
    .selectFrom('sso_domains')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('workspace_id', '=', workspace.id)
    .executeTakeFirstOrThrow();
}
