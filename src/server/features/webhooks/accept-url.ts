import { isIP } from 'node:net';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { Services } from '#server/platform/app/services.ts';
import { isHostAllowed } from '#server/platform/outbound/allowed-hosts.ts';
import { isPublicAddress } from '#server/platform/outbound/public-address.ts';

/**
 * Refuses at once what could never be reached; names are looked up when something is sent. Hosts that the operator
 * named may be reached without encryption.
 */
export function acceptUrl({ env }: Pick<Services, 'env'>, typed: string): string {
  const text = accept(parseText(textLimits.webhookUrl, typed));
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOwnHost = url !== undefined && isHostAllowed(url, env.allowedHosts);
  if (url === undefined || !(url.protocol === 'https:' || (url.protocol === 'http:' && isOwnHost)))
    throw new ValidationError('Enter a whole address that begins with https://');
  if (url.username !== '' || url.password !== '')
    throw new ValidationError('The address can’t hold a user name or a password');
  const address = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (!isOwnHost && isIP(address) !== 0 && !isPublicAddress(address))
    throw new ValidationError('This address isn’t on the public internet');
  url.hash = '';
  return url.href;
}
