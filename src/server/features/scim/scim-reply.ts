import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#domain/errors/error-codes.ts';
import type { Json } from '#domain/scim/json.ts';
import { describeScimError, ScimError, type ScimErrorType } from '#domain/scim/scim-error.ts';
import { statusOf, tellWhenToRetry, toHarkError } from '#server/platform/http/error-reply.ts';
import { versionOf } from './resource-meta.ts';

const mediaType = 'application/scim+json; charset=utf-8';

/** A resource with its version; 304 where the caller has it already. */
export function replyWithResource(
  request: FastifyRequest,
  reply: FastifyReply,
  resource: Json,
  status = 200,
): FastifyReply {
  const version = versionOf(resource);
  if (version !== '') reply.header('etag', version);
  if (status === 200 && version !== '' && request.headers['if-none-match'] === version)
    return reply.code(304).send();
  if (status === 201) reply.header('location', locationOf(resource));
  return reply.code(status).type(mediaType).send(JSON.stringify(resource));
}

function locationOf({ meta }: Json): string {
  return typeof meta === 'object' && meta !== null && 'location' in meta ? String(meta.location) : '';
}

const types: Partial<Record<ErrorCode, ScimErrorType>> = {
  ValidationError: 'invalidValue',
  InvalidOperation: 'uniqueness',
};

/** Every refusal in the protocol's own form, the product's rules and limits too. */
export function replyWithScimError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const error = thrown instanceof ScimError ? thrown : translated(thrown, request, reply);
  if (error.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(error.status)
    .type(mediaType)
    .send(JSON.stringify(describeScimError(error)));
}

function translated(thrown: unknown, request: FastifyRequest, reply: FastifyReply): ScimError {
  const known = toHarkError(thrown);
  if (known.code === 'InternalError') request.log.error({ err: thrown }, 'Request failed');
  tellWhenToRetry(reply, known);
  return new ScimError(statusOf(thrown, known), known.message, types[known.code]);
}
