import { HumanErrorMessage } from '#domain/errors/hark-error.ts';
import '#server/kernel/workspaces/tables.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { hashOfToken } from '#server/platform/secrets/secrets.ts';
import { recordSso } from './record-sso.ts';

const linkMs = 7 * 86_400_000;

/** The link of the mail, opened by an admin. Throws for one that is old or of another workspace. */
export async function verifySsoDomain(ctx: Ctx, token: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'authentication.manage');
    const verified = await tx.db
      .updateTable('sso_domains')
      .set({ verified_at: tx.now() })
      .where('workspace_id', '=', tx.workspace.id)
      .where('mail_token_hash', '=', hashOfToken(token))
      .where('mailed_at', '>', new Date(tx.now().getTime() - linkMs))
      .where('verified_at', 'is', null)
      .returning('domain')
      .executeTakeFirst();
    if (!verified)
      throw new HumanErrorMessage('This link has been used already or is too old. Ask for a new one.');
    await recordSso(tx, 'ssoDomain', { domain: verified.domain, verifiedBy: 'mail' });
  });
}
