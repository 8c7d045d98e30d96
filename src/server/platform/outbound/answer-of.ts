import type { IncomingMessage } from 'node:http';
import { Unfetchable } from './unfetchable.ts';

type AnswerLimits = {
  readonly maxBytes: number;
  readonly idleMs?: number;
  readonly method?: string;
  readonly signal?: AbortSignal | null;
};

const withoutBody = new Set([204, 205, 304]);

/** The answer as the platform's class, its body read no further than the limits allow. */
export function answerOf(answer: IncomingMessage, url: URL, limits: AnswerLimits): Response {
  const headers = new Headers();
  for (let at = 0; at + 1 < answer.rawHeaders.length; at += 2)
    headers.append(answer.rawHeaders[at] ?? '', answer.rawHeaders[at + 1] ?? '');
  const status = answer.statusCode ?? 0;
  if (status < 200 || status > 599) {
    answer.destroy();
    throw new Unfetchable('The address gave an answer that can’t be read');
  }
  const isEmpty = withoutBody.has(status) || limits.method === 'HEAD';
  if (isEmpty) answer.resume();
  const response = new Response(isEmpty ? null : ReadableStream.from(readParts(answer, limits)), {
    status,
    headers,
  });
  Object.defineProperty(response, 'url', { value: url.href });
  return response;
}

async function* readParts(
  answer: IncomingMessage,
  { maxBytes, idleMs, signal }: AnswerLimits,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  let isStalled = false;
  const idle =
    idleMs === undefined
      ? undefined
      : setTimeout(() => {
          isStalled = true;
          answer.destroy();
        }, idleMs);
  try {
    for await (const part of answer) {
      if (!(part instanceof Uint8Array)) continue;
      idle?.refresh();
      size += part.length;
      if (size > maxBytes) throw new Unfetchable('What this address holds is too large');
      yield part;
    }
    if (isStalled || !answer.complete) throw new Unfetchable('The address stopped answering');
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (error instanceof Unfetchable) throw error;
    throw new Unfetchable(
      isStalled ? 'The address took too long to answer' : 'The address stopped answering',
      { cause: error },
    );
  } finally {
    clearTimeout(idle);
    answer.destroy();
  }
}
