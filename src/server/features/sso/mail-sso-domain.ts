import { mailboxOf, parseMailbox, parseSsoDomain } from '#domain/accounts/sso-domain.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { accept } from '#domain/parsed/parsed.ts';
import '#server/kernel/workspaces/tables.ts';
import type { SchemaServices } from '#server/platform/app/feature.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { createRateLimiter, type Limit } from '#server/platform/rate-limit/rate-limiter.ts';
import { hashOfToken, newSecretToken } from '#server/platform/secrets/secrets.ts';
import { domainMail } from './domain-mail.ts';
import { recordSso } from './record-sso.ts';

/** The mailbox belongs to people who may never have heard of the workspace. */
const byDomain: Limit = { name: 'sso-domain-mail', most: 3, seconds: 3600 };

/** Asks a mailbox of the domain that only those who run it read. Asking again ends the link of before. */
export async function mailSsoDomain(
  ctx: Ctx,
  { env: { rootUrl }, mailer }: Pick<SchemaServices, 'env' | 'mailer'>,
  input: { domain: string; mailbox: string },
): Promise<void> {
  allow(ctx, 'authentication.manage');
  const domain = accept(parseSsoDomain(input.domain));
  const to = mailboxOf(accept(parseMailbox(input.mailbox)), domain);
  await ctx.reads.end();
  await createRateLimiter(ctx).take(byDomain, domain);
  const token = newSecretToken();
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'authentication.manage');
    const asked = await tx.db
      .updateTable('sso_domains')
      .set({ mailed_to: to, mail_token_hash: hashOfToken(token), mailed_at: tx.now() })
      .where('workspace_id', '=', tx.workspace.id)
      .where('domain', '=', domain)
      .where('verified_at', 'is', null)
      .returning('domain')
      .executeTakeFirst();
    if (!asked) throw new NotFound();
    await mailer.post(tx.db, domainMail({ to, domain, token, workspace: tx.workspace, rootUrl }));
    await recordSso(tx, 'ssoDomain', { domain, mailedTo: to });
  });
}
