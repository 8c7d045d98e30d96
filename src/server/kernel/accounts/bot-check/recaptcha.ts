import { isOf } from '#domain/codec/codec.ts';
import { boolean, finite } from '#domain/codec/primitives.ts';
import { object, optional } from '#domain/codec/structures.ts';

const verifyUrl = 'https://www.google.com/recaptcha/api/siteverify';
const lowestScore = 0.5;

const answerCodec = object({ success: boolean, score: optional(finite) });

/** Asks Google. No answer is a no: a robot could otherwise wait for an outage. */
export async function isRecaptchaPassed(
  secret: string,
  { token, address }: { token: string; address: string },
): Promise<boolean> {
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: address }),
      signal: AbortSignal.timeout(5000),
      redirect: 'error',
    });
    const answer: unknown = await response.json();
    return isOf(answerCodec, answer) && answer.success && (answer.score ?? 1) >= lowestScore;
  } catch {
    return false;
  }
}
