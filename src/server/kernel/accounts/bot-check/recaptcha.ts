import { isOf } from '#domain/codec/codec.ts';
import { boolean, finite } from '#domain/codec/primitives.ts';
import { object, optional } from '#domain/codec/structures.ts';
import type { Outbound } from '#server/platform/outbound/outbound.ts';

const lowestScore = 0.5;

const answerCodec = object({ success: boolean, score: optional(finite) });

/** Asks Google. No answer is a no: a robot could otherwise wait for an outage. */
export async function isRecaptchaPassed(
  outbound: Outbound,
  { secret, url }: { secret: string; url: URL },
  { token, address }: { token: string; address: string },
): Promise<boolean> {
  try {
    const response = await outbound.fetch(new URL('/recaptcha/api/siteverify', url), {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: address }),
      timeoutMs: 5000,
      maxBytes: 65_536,
      redirect: 'error',
    });
    const answer: unknown = await response.json();
    return isOf(answerCodec, answer) && answer.success && (answer.score ?? 1) >= lowestScore;
  } catch {
    return false;
  }
}
