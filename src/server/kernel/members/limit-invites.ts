import { TooManyRequests } from '#domain/errors/hark-error.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { createRateLimiter, type Limit } from '#server/platform/rate-limit/rate-limiter.ts';

const byInviter: Limit = { name: 'invite-member', most: 200, seconds: 3600 };
/** Nobody's mailbox is filled by somebody who presses a button again and again. */
const byEmail: Limit = { name: 'invite-email', most: 5, seconds: 3600 };

/**
 * How many invitations one person sends, and one address gets. Before the transaction: the counters have one of their
 * own. Only for who may invite, so that nobody else uses up a number.
 */
export async function limitInvites(ctx: Ctx, email: string): Promise<void> {
  const { viewer } = requireMember(ctx);
  allow(ctx, 'member.invite');
  await ctx.reads.end();
  const limiter = createRateLimiter(ctx);
  const { id } = ctx.workspace;
  await orSay(
    limiter.take(byEmail, id, email),
    (wait) => `${email} got several invitations in the last hour. Wait ${wait} before you send another one.`,
  );
  await orSay(
    limiter.take(byInviter, id, viewer.id),
    (wait) => `You sent ${byInviter.most} invitations in the last hour. Wait ${wait} before you send more.`,
  );
}

async function orSay(taking: Promise<void>, say: (wait: string) => string): Promise<void> {
  try {
    await taking;
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    const minutes = Math.ceil(error.retryAfterSeconds / 60);
    throw new TooManyRequests(
      error.retryAfterSeconds,
      say(minutes === 1 ? 'a minute' : `${minutes} minutes`),
    );
  }
}
