import type { FastifyInstance } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object, optional } from '#domain/codec/structures.ts';
import { clientAddress } from '#server/platform/rate-limit/client-address.ts';
import type { Limit, RateLimiter } from '#server/platform/rate-limit/rate-limiter.ts';

const beacon = object({
  kind: string,
  message: optional(string),
  url: optional(string),
  release: optional(string),
});
const longest = 2000;
/** A browser in a loop of errors, or somebody who fills the log. */
const limit: Limit = { name: 'telemetry', most: 60, seconds: 60 };

/** What browsers report of their own faults. Beacons come as text, can't be answered, and are only logged. */
export function addTelemetry(http: FastifyInstance, limiter: RateLimiter): void {
  void http.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      ['text/plain', 'application/json'],
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => {
        try {
          done(null, JSON.parse(String(body)));
        } catch {
          done(null, undefined);
        }
      },
    );
    scope.post('/api/telemetry', async (request, reply) => {
      await limiter.take(limit, clientAddress(request));
      reply.code(204);
      if (request.body === undefined) return;
      const { kind, message, url, release } = decode(beacon, request.body);
      const cut = (text: string | undefined): string | undefined => text?.slice(0, longest);
      request.log.warn(
        { kind: cut(kind), report: cut(message), page: cut(url), release: cut(release) },
        'Browser report',
      );
    });
  });
}
