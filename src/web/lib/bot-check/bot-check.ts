import { finite, string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { getJson } from '#web/lib/rest.ts';
import { recaptchaToken } from './recaptcha.ts';
import type { Challenge } from './solve-challenge.ts';

const challengeCodec = object(
  { algorithm: string, challenge: string, maxnumber: finite, salt: string, signature: string },
  'bot check',
);

/** The token that sign-up sends: reCAPTCHA's where the operator set a key, else an embedded proof of work. */
export async function botCheckToken(recaptchaSiteKey: string | null): Promise<string> {
  if (recaptchaSiteKey !== null) return recaptchaToken(recaptchaSiteKey);
  const challenge = await getJson('/global/bot-check', challengeCodec);
  const started = performance.now();
  const number = await solveInWorker(challenge);
  const { algorithm, salt, signature } = challenge;
  return btoa(
    JSON.stringify({
      algorithm,
      challenge: challenge.challenge,
      number,
      salt,
      signature,
      took: Math.round(performance.now() - started),
    }),
  );
}

function solveInWorker(challenge: Challenge): Promise<number> {
  const worker = new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<number>((resolve, reject) => {
    worker.addEventListener('message', (event: MessageEvent<number | null>) => {
      if (event.data === null) reject(new Error('The bot check has no solution'));
      else resolve(event.data);
    });
    worker.addEventListener('error', () => reject(new Error('The bot check could not run')));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
