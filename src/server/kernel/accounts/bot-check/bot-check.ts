import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import type { Challenge } from 'altcha-lib/v1/types';
import { isOf } from '#domain/codec/codec.ts';
import { literal, positiveInteger, string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { TooManyRequests, ValidationError } from '#domain/errors/hark-error.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { RateLimiter } from '#server/platform/rate-limit/rate-limiter.ts';
import { limits } from '../limits.ts';
import { isRecaptchaPassed } from './recaptcha.ts';

const lifetimeMs = 600_000;
const maxnumber = 50_000;

type BotCheckServices = Pick<Services, 'env' | 'secrets' | 'outbound' | 'now'>;

/** A proof of work of a fraction of a second, made by the visitor's own browser; nobody else hears of them. */
export function createBotCheck({ secrets, now }: BotCheckServices): Promise<Challenge> {
  return createChallenge({
    algorithm: 'SHA-256',
    hmacKey: keyOf(secrets),
    maxnumber,
    expires: new Date(now().getTime() + lifetimeMs),
  });
}

/** Each solution passes once. Throws ValidationError. */
export async function requireBotCheck(
  services: BotCheckServices,
  limiter: RateLimiter,
  { token, address }: { token: string; address: string },
): Promise<void> {
  const { recaptcha } = services.env;
  const passed =
    recaptcha === undefined
      ? await isSolutionFresh(services, limiter, token)
      : await isRecaptchaPassed(services.outbound, recaptcha, { token, address });
  if (!passed) throw new ValidationError('We could not confirm that you are not a robot. Try again.');
}

const solutionCodec = object({
  algorithm: literal('SHA-256'),
  challenge: string,
  number: positiveInteger,
  salt: string,
  signature: string,
});

async function isSolutionFresh(
  { secrets, now }: BotCheckServices,
  limiter: RateLimiter,
  token: string,
): Promise<boolean> {
  const solution = token.length > 2048 ? undefined : parseBase64(token);
  if (!isOf(solutionCodec, solution)) return false;
  const expires = Number(extractParams(solution)['expires']) * 1000;
  if (!(expires > now().getTime())) return false;
  if (!(await verifySolution(solution, keyOf(secrets), false))) return false;
  try {
    await limiter.take(limits.botCheckByChallenge, solution.challenge);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}

function parseBase64(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}

function keyOf(secrets: BotCheckServices['secrets']): string {
  return Buffer.from(secrets.key('bot-check')).toString('hex');
}
