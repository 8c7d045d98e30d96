import type { Env } from '#server/platform/env/env.ts';

/** Services that the operator set up, with what they get. */
export function servicesOf({
  ai,
  transcription,
  translation,
  speech,
}: Pick<Env, 'ai' | 'transcription' | 'translation' | 'speech'>): string[] {
  const named = [
    ['search by meaning gets texts', ai?.url],
    ['transcription gets recordings', transcription?.url],
    ['translation gets transcripts', translation?.url],
    ['reading aloud gets summaries and answers', speech?.url],
  ] as const;
  return named.flatMap(([what, url]) => (url === undefined ? [] : [`${what} (${new URL(url).host})`]));
}
