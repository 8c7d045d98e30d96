import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { fileRequests } from '#server/features/files/index.ts';
import { findWorkspaceBySubdomain } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { readHost } from '#server/platform/http/hosts.ts';
import { createRateLimiter, type Limit } from '#server/platform/rate-limit/rate-limiter.ts';
import { readLogo } from './read-logo.ts';
import { receivePicture } from './receive-picture.ts';
import { setLogo } from './set-logo.ts';

const named = object({ teamId: string });
/** Each opens a picture in a child process. */
const limit: Limit = { name: 'logo-upload', most: 20, seconds: 60 };

/** The logo on its way in, and out to everyone: mails and sign-in pages show it to people who are not signed in. */
export function addLogoRoutes(http: FastifyInstance, services: Services): void {
  const requests = fileRequests(services);
  const limiter = createRateLimiter(services);
  void http.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', (_request, _payload, done) => done(null));
    scope.put('/files/logo', async (request, reply) =>
      requests.writing(request, async (ctx) => {
        const { viewer } = requireMember(ctx);
        allow(ctx, 'workspace.setBranding');
        await ctx.reads.end();
        await limiter.take(limit, viewer.id);
        await setLogo(ctx, await receivePicture(request));
        return reply.code(204).send();
      }),
    );
  });

  http.get('/image/logo/:teamId', async (request, reply) => {
    const workspaceId = readId(decode(named, request.params).teamId);
    await requireHostOf(request, workspaceId);
    const image = await readLogo(services.database, workspaceId);
    if (!image) throw new NotFound();
    return sendLogo(reply, image);
  });

  /** The root host shows the logos of all workspaces, a workspace its own alone. */
  async function requireHostOf({ headers }: FastifyRequest, workspaceId: string): Promise<void> {
    const host = readHost(headers.host, services.env.rootUrl);
    if (host.kind === 'root') return;
    const workspace =
      host.kind === 'workspace'
        ? await findWorkspaceBySubdomain(services.database, host.subdomain)
        : undefined;
    if (workspace?.id !== workspaceId) throw new NotFound();
  }
}

function sendLogo(reply: FastifyReply, image: Buffer): FastifyReply {
  return (
    reply
      .header('content-security-policy', "sandbox; default-src 'none'")
      // Mail programs in a browser show it on a page of their own.
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'public, max-age=86400')
      .type('image/png')
      .send(image)
  );
}
