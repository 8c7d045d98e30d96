import type { FastifyInstance } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { nullable, object, optional } from '#domain/codec/structures.ts';
import { bearerTokenSeconds } from '#domain/accounts/session-lifetimes.ts';
import { HarkError, NotFound } from '#domain/errors/hark-error.ts';
import { readNumbered } from '#server/features/participant-numbers/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { clientAddress } from '#server/platform/rate-limit/client-address.ts';
import type { RateLimiter } from '#server/platform/rate-limit/rate-limiter.ts';
import { hasLinkCookie } from './link-cookie.ts';
import { isLinkPassword } from './is-link-password.ts';
import { signVisitorBearer } from './visitor-bearer.ts';
import { visitLink } from './visit-link.ts';

const body = nullable(object({ password: optional(string) }));

/** A bearer for programs that show what a link shares; it reads `publicObject` and nothing else. */
export function addSessionRoute(http: FastifyInstance, services: Services, limiter: RateLimiter): void {
  http.post('/p/:token/session', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const visit = await visitLink(services, limiter, request);
    if (!visit) throw new NotFound('There is nothing at this address');
    const { workspace, link } = visit;
    if (!link) throw new NotFound('This link doesn’t work');
    if (link.passwordHash !== null && !hasLinkCookie(services, request, link)) {
      const password = decode(body, request.body ?? null)?.password;
      const address = clientAddress(request);
      if (password === undefined || !(await isLinkPassword(limiter, link, { password, address }))) {
        throw new HarkError('Unauthorized', 'Wrong password', true);
      }
    }
    // A query can't write: who is on the page has a number before it is read.
    if (link.hidesNames) {
      await readNumbered(services.database, workspace.id, async (reading) => {
        await link.readShared(reading);
        await link.renderBody(reading, '');
      });
    }
    return { token: await signVisitorBearer(services, workspace.id, link), expiresIn: bearerTokenSeconds };
  });
}
