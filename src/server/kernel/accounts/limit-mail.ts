import type { Services } from '#server/platform/app/services.ts';
import type { Asking } from './asking.ts';
import { limits } from './limits.ts';
import { isOwnPlace } from './sessions/is-own-place.ts';

/** How many mails that let somebody in go to one address. Places of its owner count for themselves. */
export async function limitMail(
  services: Pick<Services, 'database'>,
  asking: Asking,
  email: string,
): Promise<void> {
  const { limiter, address } = asking;
  const isOwn = await isOwnPlace(services, asking, email);
  await limiter.take(limits.mailByEmail, email, ...(isOwn ? [address] : []));
}
