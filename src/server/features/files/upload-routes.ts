import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { HarkError, InvalidOperation, NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { sizeLimits } from '#domain/limits/size-limits.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { readHost } from '#server/platform/http/hosts.ts';
import { cancelUpload } from './cancel-upload.ts';
import type { StoredFile } from './file.ts';
import { fileRequests } from './file-request.ts';
import { getFile } from './queries.ts';
import { createReceiver } from './receive-bytes.ts';
import { startUploads } from './start-uploads.ts';
import { readUploadMetadata } from './upload-metadata.ts';

const version = '1.0.0';
const asked = object({ id: string });

/** Resumable uploads as tus 1.0.0 says: creation, termination, expiration. Who asks is checked on every request. */
export function addUploadRoutes(http: FastifyInstance, services: Services): void {
  const requests = fileRequests(services);
  const receiver = createReceiver(services);

  void http.register(async (scope) => {
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('tus-resumable', version).header('cache-control', 'no-store');
    });

    scope.options('/files/uploads', async (request, reply) => {
      if (readHost(request.headers.host, services.env.rootUrl).kind !== 'workspace') throw new NotFound();
      return reply
        .code(204)
        .header('tus-version', version)
        .header('tus-extension', 'creation,termination,expiration')
        .header('tus-max-size', String(sizeLimits.attachment.max))
        .send();
    });

    scope.post('/files/uploads', async (request, reply) =>
      requests.writing(request, async (ctx) => {
        const size = readWhole(request, 'upload-length');
        const { name, owner, asNotes } = readUploadMetadata(request.headers['upload-metadata']);
        const [file] = await startUploads(services, ctx, { owner, asNotes, files: [{ name, size }] });
        if (!file) throw new NotFound();
        if (size === 0) await receiver.finishIfWhole(ctx, file);
        return reply.code(201).header('location', `/files/uploads/${file.id}`).send();
      }),
    );

    scope.head('/files/uploads/:id', async (request, reply) =>
      requests.writing(request, async (ctx) => {
        const file = await getUpload(ctx, request);
        await receiver.interrupt(file.id);
        const offset = await receiver.finishIfWhole(ctx, file);
        return state(reply.code(200), file, offset).send();
      }),
    );

    scope.patch('/files/uploads/:id', { config: { longBody: true } }, async (request, reply) => {
      const came = receiver.arrive();
      return requests.writing(request, async (ctx) => {
        const file = await getUpload(ctx, request);
        const offset = readWhole(request, 'upload-offset');
        const length = readWhole(request, 'content-length');
        try {
          const now = await receiver.receive(ctx, file, { body: request.raw, offset, length, came });
          return state(reply.code(204), file, now).send();
        } catch (error) {
          if (isDiskFull(error)) return tellDiskFull(reply, await receiver.giveUp(ctx, file));
          throw error;
        }
      });
    });

    scope.delete('/files/uploads/:id', async (request, reply) =>
      requests.writing(request, async (ctx) => {
        const file = await getUpload(ctx, request);
        await receiver.interrupt(file.id);
        await cancelUpload(services, ctx, file.id);
        return reply.code(204).send();
      }),
    );
  });
}

/** An upload is its maker's alone, and only while they may still write where it goes. */
async function getUpload(ctx: Ctx, request: FastifyRequest): Promise<StoredFile> {
  const { viewer } = requireMember(ctx);
  const file = await getFile(ctx, readId(decode(asked, request.params).id));
  if (file.createdBy !== viewer.id) throw new NotFound();
  const owner = { type: file.ownerType, id: file.ownerId };
  const { level, archived } = await getAccessObject(ctx, await ctx.reads.db(), owner);
  allow(ctx, 'file.upload', { level, archived: archived && request.method !== 'DELETE' });
  // A piece under way may have to be waited for, and the embedded database has one session for both.
  await ctx.reads.end();
  if (file.status === 'CANCELLED' || file.status === 'FAILED') {
    throw new InvalidOperation(file.error ?? 'This upload has ended');
  }
  return file;
}

function readWhole(request: FastifyRequest, header: string): number {
  const value = request.headers[header];
  if (typeof value !== 'string' || !/^\d{1,15}$/.test(value)) {
    throw new ValidationError(`The header ${header} must be a whole number`);
  }
  return Number(value);
}

function state(reply: FastifyReply, file: StoredFile, offset: number): FastifyReply {
  return reply.header('upload-offset', String(offset)).header('upload-length', String(file.size));
}

function isDiskFull(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(error.code))
  );
}

function tellDiskFull(reply: FastifyReply, message: string): FastifyReply {
  const { code } = new HarkError('UnprocessableContent', message, true);
  return reply.code(507).send({ errors: [{ code, title: message }] });
}
