import { speechBroke } from '#domain/ai/spoken-text.ts';
import { freshToken } from '#web/lib/bearer-token.ts';
import { fetchOk, messageOf, RestError } from '#web/lib/rest.ts';
import type { Listened } from './listened.ts';

/** The sound of one piece, whole: a part of it that breaks off is a failure, not the end. */
export async function fetchSound({ type, id }: Listened, number: number, signal: AbortSignal): Promise<Blob> {
  const token = await freshToken();
  const reply = await fetchOk(`/api/speech/${type.toLowerCase()}/${id}/${number}`, {
    headers: { authorization: `Bearer ${token ?? ''}` },
    signal,
  });
  return reply.blob();
}

/** Why it is silent. */
export function silenceOf(error: unknown): string {
  return error instanceof RestError || !navigator.onLine ? messageOf(error) : speechBroke;
}
