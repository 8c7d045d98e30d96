import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, OperationTypeNode, type GraphQLSchema } from 'graphql';
import type { Ctx } from '#server/platform/context/context.ts';
import { noteRead } from '#server/platform/context/note-read.ts';
import { TooManyRequests, Unavailable } from '#domain/errors/hark-error.ts';
import { bodyLimits, requestTurns } from '#domain/limits/request-limits.ts';
import { statusOf, tellWhenToRetry, toHarkError } from '#server/platform/http/error-reply.ts';
import { bytesOf } from '#server/platform/http/held-bytes.ts';
import { admitBody, bodyBytes } from '#server/platform/http/json-body.ts';
import type { Database } from '#server/platform/db/database.ts';
import { FairTurns } from '#server/platform/programs/fair-turns.ts';
import { clientAddress } from '#server/platform/rate-limit/client-address.ts';
import { formatError } from './error-mapper.ts';
import { createPreparer, RefusedDocument, type Prepared } from './execute.ts';
import { isRepeated, readRequestOnce, repeatedAnswer } from './request-once.ts';
import { readOf } from './read-of.ts';
import { readRequestBody, type Operation } from './request-body.ts';
import { runPrepared } from './run-prepared.ts';

export const graphqlPath = '/api/graphql';

type GraphqlOptions = {
  schema: GraphQLSchema;
  database: Pick<Database, 'kind'>;
  /** Members may ask for the schema itself. */
  introspection?: boolean;
  /** Who asks, or the error that says why not. */
  authenticate: (request: FastifyRequest) => Promise<Ctx>;
};

/** POST only: a GET with a mutation would be a link that acts. Who asks is known before the body is read. */
export function addGraphqlRoute(
  http: FastifyInstance,
  { schema, database, introspection = false, authenticate }: GraphqlOptions,
): void {
  const prepare = createPreparer(schema);
  const prepareForMembers = introspection ? createPreparer(schema, { introspection }) : prepare;
  const contexts = new WeakMap<FastifyRequest, Ctx>();
  const turns = new FairTurns(requestTurns[database.kind]);
  http.post(
    graphqlPath,
    {
      bodyLimit: bodyLimits.large,
      async onRequest(request) {
        const ctx = await authenticate(request);
        contexts.set(request, ctx);
        admitBody(request, {
          owners: bytesOf(ctx.actor, ctx.workspace, clientAddress(request)),
          most: ctx.actor.kind === 'member' ? bodyLimits.large : bodyLimits.stranger,
        });
      },
      errorHandler: (error, request, reply) => {
        replyWithGraphqlError(reply, error, request);
      },
    },
    async (request, reply) => {
      const ctx = contexts.get(request);
      if (!ctx) throw new Error('The request was not authenticated');
      const { batched, operations } = readRequestBody(request.body);
      const prepareFor = ctx.actor.kind === 'member' ? prepareForMembers : prepare;
      const prepared = operations.map((operation) => prepareOperation(prepareFor, operation));
      if (batched && prepared.some(([{ mayBatch }]) => !mayBatch))
        throw new RefusedDocument([new GraphQLError('This query can’t be batched')]);
      const end = await turns.take(
        ctx.actor.kind === 'member' ? ctx.actor.viewer.id : clientAddress(request),
      );
      if (!end) throw new TooManyRequests(1, 'Too many requests at once. Try again in a moment.');
      const signal = untilGone(reply);
      const results = await runInTurn(prepared, (one) => run(one, ctx, { request, signal })).finally(end);
      reply.type('application/json; charset=utf-8');
      return JSON.stringify(batched ? results : results[0]);
    },
  );
}

function replyWithGraphqlError(reply: FastifyReply, error: unknown, { log, raw }: FastifyRequest): void {
  // A page that was closed while it was sending is no failure, and nobody is there to read an answer.
  if (raw.errored) return void reply.code(400).send();
  reply.type('application/json; charset=utf-8');
  if (error instanceof RefusedDocument) {
    void reply.code(400).send(JSON.stringify({ errors: error.errors.map((one) => formatError(one, log)) }));
    return;
  }
  const known = toHarkError(error);
  const originalError = error instanceof Error ? error : known;
  tellWhenToRetry(reply, known);
  void reply
    .code(statusOf(error, known))
    .send(JSON.stringify({ errors: [formatError(new GraphQLError(known.message, { originalError }), log)] }));
}

type Ready = readonly [Prepared, Operation];

function prepareOperation(
  prepare: (query: string, operationName: string | null) => Prepared,
  body: Operation,
): Ready {
  const prepared = prepare(body.query, body.operationName ?? null);
  if (prepared.operation.operation === OperationTypeNode.SUBSCRIPTION) {
    throw new RefusedDocument([new GraphQLError('Subscriptions go over the websocket')]);
  }
  prepared.checkCost(body.variables ?? {});
  return [prepared, body];
}

function isUnavailable(cause: unknown): cause is Error {
  return cause instanceof Error && toHarkError(cause) instanceof Unavailable;
}

async function runInTurn<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await run(item));
  return results;
}

/** One for all: a reason of its own would write down a stack for every request that was answered. */
const closed = new Error('The connection ended');

/** Ends when the connection does: the answer was sent, or nobody waits for it any more. */
function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort(closed));
  return gone.signal;
}

type From = { readonly request: FastifyRequest; readonly signal: AbortSignal };

async function run([prepared, body]: Ready, ctx: Ctx, { request, signal }: From): Promise<object> {
  const variables = body.variables ?? {};
  await noteRead(ctx, readOf(prepared.operation, variables));
  const result = await runPrepared(prepared, ctx, {
    variables,
    ...readRequestOnce(request),
    bodyBytes: bodyBytes(request),
    signal,
  });
  if (!result.errors) return result;
  if (isRepeated(result)) return repeatedAnswer;
  // Half an answer while the database is away would pass for a whole one, and nobody would come back.
  const gone = result.errors.map(({ originalError }) => originalError).find(isUnavailable);
  if (gone) throw gone;
  return { ...result, errors: result.errors.map((error) => formatError(error, request.log)) };
}
