import { isPasswordOf } from '#server/kernel/accounts/index.ts';
import type { RateLimiter } from '#server/platform/rate-limit/rate-limiter.ts';
import type { OpenLink } from './find-open-link.ts';
import { limits } from './limits.ts';

/** Whether this is the link's password. Throws TooManyRequests after too many guesses. */
export async function isLinkPassword(
  limiter: RateLimiter,
  link: OpenLink,
  { password, address }: { password: string; address: string },
): Promise<boolean> {
  await limiter.take(limits.passwordsByAddress, address, link.id);
  const isUnderAttack = !(await limiter.hasRoom(limits.wrongPasswordsByLink, link.id));
  const limit = isUnderAttack ? limits.oneWrongPassword : limits.wrongPasswordsByAddress;
  await limiter.requireRoom(limit, address, link.id);
  const matches = await isPasswordOf(link.passwordHash, password);
  if (!matches) {
    await limiter.count(limits.wrongPasswordsByAddress, address, link.id);
    await limiter.count(limits.wrongPasswordsByLink, link.id);
  }
  return matches;
}
