import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { fileRequests } from '#server/features/files/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { createRateLimiter, type Limit } from '#server/platform/rate-limit/rate-limiter.ts';
import { getProjectImport } from './project-import.ts';
import { receiveProject } from './receive-project.ts';

const named = object({ id: string });
/** Each reads a whole file. */
const limit: Limit = { name: 'project-import-upload', most: 30, seconds: 60 };

/** The file of an import on its way in. */
export function addProjectImportRoute(http: FastifyInstance, services: Services): void {
  const requests = fileRequests(services);
  const limiter = createRateLimiter(services);
  void http.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', (_request, _payload, done) => done(null));
    scope.put('/files/project-imports/:id', { config: { longBody: true } }, async (request, reply) =>
      requests.writing(request, async (ctx) => {
        const made = await getProjectImport(ctx, readId(decode(named, request.params).id));
        // The bytes may take minutes, and the embedded database has one session for all that is read and counted.
        await ctx.reads.end();
        await limiter.take(limit, requireMember(ctx).viewer.id);
        await receiveProject(services, ctx, made, { body: request.raw, length: lengthOf(request) });
        return reply.code(204).send();
      }),
    );
  });
}

function lengthOf({ headers }: FastifyRequest): number {
  const length = headers['content-length'];
  if (length === undefined || !/^\d{1,15}$/.test(length))
    throw new ValidationError('The header content-length must be a whole number');
  return Number(length);
}
