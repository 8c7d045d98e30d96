import { isOnlyWorkspace } from '#server/kernel/workspaces/index.ts';
import { readMailBrand } from '#server/kernel/brand/index.ts';
import type { SchemaServices } from '#server/platform/app/feature.ts';
import { inTransaction, requireMayWrite, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { composeMail, type MailBrand } from '#server/platform/mail/compose-mail.ts';
import { MailRefused, type Mail, type MailFault } from '#server/platform/mail/mailer.ts';
import { createRateLimiter, type Limit } from '#server/platform/rate-limit/rate-limiter.ts';
import { readOwnAddress } from './read-own-address.ts';

export type MailTest = { readonly outcome: 'SENT' | 'KEPT' | 'FAILED'; readonly message: string };
type Services = Pick<SchemaServices, 'env' | 'mailer' | 'log'>;

const byMember: Limit = { name: 'test-mail', most: 5, seconds: 600 };

/** To the admin's own address and no other, past the queue: the answer of the mail server is the result. */
export async function sendTestMail(services: Services, ctx: Ctx): Promise<MailTest> {
  allow(ctx, 'upkeep.testMail');
  requireMayWrite(ctx.actor);
  const { viewer } = requireMember(ctx);
  const db = await ctx.reads.db();
  const brand = await readMailBrand(db, ctx.workspace, services.env.rootUrl);
  const mail = testMail(await readOwnAddress(ctx, db, viewer.id), brand);
  await ctx.reads.end();
  await createRateLimiter(ctx).take(byMember, ctx.workspace.id, viewer.id);
  const test = await deliver(services, ctx, mail);
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'upkeep.testMail');
    const { id: workspaceId } = tx.workspace;
    if (test.outcome === 'KEPT') await services.mailer.post(tx.db, mail);
    await tx.record({
      type: 'workspace.mailTested',
      payload: { workspaceId, outcome: test.outcome.toLowerCase() },
      objectId: null,
    });
  });
  return test;
}

function testMail(to: string, brand: MailBrand): Mail {
  return composeMail({
    to,
    subject: `Test message from ${brand.name}`,
    brand,
    paragraphs: ['Mail from Hark arrives at this address. Nothing else is needed.'],
    footer: 'You get this message because you sent a test from the settings of your workspace.',
  });
}

async function deliver({ mailer, log }: Services, ctx: Ctx, mail: Mail): Promise<MailTest> {
  if (!mailer.sendNow)
    return {
      outcome: 'KEPT',
      message: 'No mail server is set, so this message is kept in the outbox of the server.',
    };
  try {
    await mailer.sendNow(mail);
    return { outcome: 'SENT', message: `Sent to ${mail.to}. If it doesn’t arrive, check the spam folder.` };
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    log.warn({ err: error }, 'A test mail was not accepted');
    const answer = error.answer !== null && (await isOnlyWorkspace(ctx.database)) ? error.answer : null;
    return {
      outcome: 'FAILED',
      message: answer === null ? words[error.fault] : `${words[error.fault]} It answered: ${answer}`,
    };
  }
}

const words = {
  'sign-in': 'The mail server refused the user name or the password.',
  unreachable: 'The mail server can’t be reached.',
  refused: 'The mail server refused the message.',
} as const satisfies Record<MailFault, string>;
