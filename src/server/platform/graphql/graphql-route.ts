import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GraphQLError, OperationTypeNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Ctx } from '#server/platform/context/context.ts';
import { errorWire } from '#domain/errors/error-codes.ts';
import type { HarkError } from '#domain/errors/hark-error.ts';
import { toHarkError } from '#server/platform/http/error-reply.ts';
import type { Log } from '#server/platform/log/log.ts';
import { formatError } from './error-mapper.ts';
import { createPreparer, RefusedDocument, type Prepared } from './execute.ts';
import { readRequestBody, type Operation } from './request-body.ts';
import type { RequestCtx } from './request-ctx.ts';

export const graphqlPath = '/api/graphql';

type GraphqlOptions = {
  schema: GraphQLSchema;
  /** Who asks, or the error that says why not. */
  authenticate: (request: FastifyRequest) => Promise<Ctx>;
};

/** POST only: a GET with a mutation would be a link that acts. */
export function addGraphqlRoute(http: FastifyInstance, { schema, authenticate }: GraphqlOptions): void {
  const prepare = createPreparer(schema);
  http.post(graphqlPath, async (request, reply) => {
    reply.type('application/json; charset=utf-8');
    try {
      const { batched, operations } = readRequestBody(request.body);
      const ctx = await authenticate(request);
      const results = await runInTurn(operations, (operation) => run(prepare, operation, ctx, request.log));
      return JSON.stringify(batched ? results : results[0]);
    } catch (error) {
      if (error instanceof RefusedDocument) {
        reply.code(400);
        return JSON.stringify({ errors: error.errors.map((one) => formatError(one, request.log)) });
      }
      const known = toHarkError(error);
      const wrapped = new GraphQLError(known.message, {
        originalError: error instanceof Error ? error : known,
      });
      reply.code(known.code === 'InternalError' && !known.humanReadable ? 500 : statusOf(known));
      return JSON.stringify({ errors: [formatError(wrapped, request.log)] });
    }
  });
}

function statusOf(error: HarkError): number {
  return error.code === 'InternalError' ? 503 : errorWire[error.code].status;
}

async function runInTurn<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await run(item));
  return results;
}

type Preparer = (query: string, operationName: string | null) => Prepared;

async function run(prepare: Preparer, body: Operation, ctx: Ctx, log: Log): Promise<object> {
  const { operation, compiled } = prepare(body.query, body.operationName ?? null);
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) {
    throw new RefusedDocument([new GraphQLError('Subscriptions go over the websocket')]);
  }
  const requestCtx: RequestCtx = { ...ctx, rootResults: new Map(), loaders: new Map() };
  try {
    const result: ExecutionResult = await compiled.query(null, requestCtx, body.variables ?? {});
    if (!result.errors) return result;
    return { ...result, errors: result.errors.map((error) => formatError(error, log)) };
  } finally {
    // The answer does not wait for the end of a transaction that changed nothing.
    ctx.reads.end().catch((error: unknown) => log.warn({ err: error }, 'A read could not be ended'));
  }
}
