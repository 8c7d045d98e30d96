import { isOnlyWorkspace } from '#server/kernel/workspaces/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import type { Env } from '#server/platform/env/env.ts';
import { outboxUrlOf } from '#server/platform/mail/outbox-route.ts';
import { readOwnAddress } from './read-own-address.ts';

export type MailSetup = {
  readonly way: 'SMTP' | 'OUTBOX';
  readonly host: string | null;
  readonly sender: string;
  readonly testAddress: string;
  readonly outboxUrl: string | null;
};

/** The address of the mail server may hold a user name and a password: only its host is told. */
export async function readMailSetup(
  ctx: Ctx,
  { smtpUrl, mailFrom, rootUrl }: Pick<Env, 'smtpUrl' | 'mailFrom' | 'rootUrl'>,
): Promise<MailSetup> {
  allow(ctx, 'upkeep.read');
  const { viewer } = requireMember(ctx);
  const testAddress = await readOwnAddress(ctx, await ctx.reads.db(), viewer.id);
  await ctx.reads.end();
  const tellsHost = smtpUrl !== undefined && (await isOnlyWorkspace(ctx.database));
  return {
    way: smtpUrl === undefined ? 'OUTBOX' : 'SMTP',
    host: tellsHost ? (URL.parse(smtpUrl)?.host ?? null) : null,
    sender: mailFrom,
    testAddress,
    outboxUrl: outboxUrlOf({ smtpUrl, rootUrl }),
  };
}
