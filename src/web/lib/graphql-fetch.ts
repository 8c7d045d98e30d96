import { batchComments } from './comment-batch.ts';
import { outliving } from './outliving.ts';

/** Facts about this client that ride along in every body. */
const extras = {
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  locale: navigator.language,
};

type Send = (body: string, init: RequestInit) => Promise<Response>;

/** What urql calls in place of fetch: merges `extras`, and lets only the comment query share a request. */
export function createGraphqlFetch(endpoint: string, transport: typeof fetch = fetch): typeof fetch {
  const send: Send = (body, init) => transport(endpoint, { ...init, body });
  const sendChange = outliving(send);
  const sendComment = batchComments(send);
  return async (_url, init = {}) => {
    const body = readBody(init.body);
    if (body === null) return transport(endpoint, init);
    const merged = JSON.stringify({ ...body, extras });
    if (isMutation(body['query'])) return sendChange(merged, init);
    return body['operationName'] === 'Comments' ? sendComment(merged, init) : send(merged, init);
  };
}

function isMutation(query: unknown): boolean {
  return typeof query === 'string' && query.startsWith('mutation');
}

function readBody(body: RequestInit['body']): Record<string, unknown> | null {
  if (typeof body !== 'string') return null;
  const parsed: unknown = JSON.parse(body);
  return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : null;
}
