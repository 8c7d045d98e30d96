import { APICallError } from 'ai';
import type { Outbound } from '#server/platform/outbound/outbound.ts';
import { explainFault } from '../language/explain-fault.ts';
import { GenerationFailed } from '../language/generation.ts';
import { watchTime } from '../language/watch-time.ts';
import { soundTypeOf } from './sound-type.ts';

export type SpeechService = {
  readonly url: string;
  readonly key: string | undefined;
  readonly model: string;
  readonly voice: string;
};

export type SoundPart = { readonly type: string; readonly bytes: Uint8Array };

type Ports = { readonly service: SpeechService; readonly outbound: Outbound };

/** A piece of text is about two minutes of sound, a megabyte or two; uncompressed it is six. */
const limits = { maxBytes: 16 * 1024 ** 2, timeoutMs: 180_000 };
const timeouts = { firstMs: 30_000, gapMs: 30_000, totalMs: 150_000 };

/** One request to anything that speaks OpenAI's `/v1/audio/speech`. Throws GenerationFailed. */
export async function* requestSpeech(
  { service: { url, key, model, voice }, outbound }: Ports,
  text: string,
  signal: AbortSignal,
): AsyncGenerator<SoundPart, void> {
  const stop = new AbortController();
  const watch = watchTime(timeouts, () => stop.abort());
  let isPartial = false;
  try {
    const address = new URL('/v1/audio/speech', url);
    const reply = await outbound.fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model, voice, input: text, response_format: 'mp3' }),
      redirect: 'error',
      signal: AbortSignal.any([signal, stop.signal]),
      ...limits,
    });
    if (!reply.ok) throw refusalOf(reply, address);
    const type = soundTypeOf(reply.headers.get('content-type'));
    if (type === undefined || reply.body === null) throw new GenerationFailed('unreadable');
    for await (const bytes of reply.body) {
      watch.heard();
      if (bytes.length === 0) continue;
      isPartial = true;
      yield { type, bytes };
    }
    if (!isPartial) throw new GenerationFailed('broken');
  } catch (error) {
    if (error instanceof GenerationFailed) throw error;
    throw explainFault(watch.isExpired() ? 'timeout' : error, { isCancelled: signal.aborted, isPartial });
  } finally {
    watch.end();
    // Who stops listening stops the service too.
    stop.abort();
  }
}

/** Its words are not kept: a service may repeat what it was sent. */
function refusalOf({ status, headers }: Response, { href }: URL): APICallError {
  return new APICallError({
    message: `The speech service answered ${status}`,
    url: href,
    requestBodyValues: {},
    statusCode: status,
    responseHeaders: Object.fromEntries(headers),
  });
}
