import { parseSsoDomain, txtNameOf, txtValueOf } from '#domain/accounts/sso-domain.ts';
import { HumanErrorMessage, NotFound } from '#domain/errors/hark-error.ts';
import { accept } from '#domain/parsed/parsed.ts';
import '#server/kernel/workspaces/tables.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import type { Env } from '#server/platform/env/env.ts';
import { resolveTxt } from '#server/platform/outbound/resolve-txt.ts';
import { createRateLimiter, type Limit } from '#server/platform/rate-limit/rate-limiter.ts';
import { recordSso } from './record-sso.ts';

const byMember: Limit = { name: 'sso-domain-check', most: 20, seconds: 60 };

/** Looks for the workspace's TXT record at the domain. Throws, in words for the admin, where it isn't there yet. */
export async function checkSsoDomain(ctx: Ctx, env: Pick<Env, 'dnsServers'>, input: string): Promise<void> {
  allow(ctx, 'authentication.manage');
  const domain = accept(parseSsoDomain(input));
  const token = await findToken(ctx, domain);
  await ctx.reads.end();
  await createRateLimiter(ctx).take(byMember, ctx.workspace.id, requireMember(ctx).viewer.id);
  const found = await resolveTxt(env.dnsServers, txtNameOf(domain));
  if (!found.includes(txtValueOf(token)))
    throw new HumanErrorMessage(
      `There’s no matching TXT record at ${txtNameOf(domain)} yet. New records can take an hour to appear.`,
    );
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'authentication.manage');
    await tx.db
      .updateTable('sso_domains')
      .set({ verified_at: tx.now() })
      .where('workspace_id', '=', tx.workspace.id)
      .where('domain', '=', domain)
      .where('txt_token', '=', token)
      .where('verified_at', 'is', null)
      .execute();
    await recordSso(tx, 'ssoDomain', { domain, verifiedBy: 'dns' });
  });
}

async function findToken(ctx: Ctx, domain: string): Promise<string> {
  const row = await (
    await ctx.reads.db()
  )
    .selectFrom('sso_domains')
    .select('txt_token')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('domain', '=', domain)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return row.txt_token;
}
