import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TooManyRequests, ValidationError } from '#domain/errors/hark-error.ts';
import { bodyLimits, requestTurns } from '#domain/limits/request-limits.ts';
import { foundUrl } from '#domain/routes/object-url.ts';
import { requireApiToken, type ApiCaller } from '#server/features/api-tokens/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { bytesOf } from '#server/platform/http/held-bytes.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import { admitBody } from '#server/platform/http/json-body.ts';
import { FairTurns } from '#server/platform/programs/fair-turns.ts';
import { clientAddress } from '#server/platform/rate-limit/client-address.ts';
import { countItems } from './count-items.ts';
import { failed, type ItemResult } from './item-result.ts';
import { operations } from './operations/operations.ts';
import { readRequest, type ReadRequest } from './read-request.ts';
import { claimKey, keepAnswer, readRequestKey } from './request-key.ts';
import type { RestAnswer, RestOperation } from './rest-operation.ts';

/** `/api/v1` of a workspace's host, for API tokens. Who calls is known before a body is read. */
export function addRestRoutes(http: FastifyInstance, services: Services): void {
  const callers = new WeakMap<FastifyRequest, ApiCaller>();
  const turns = new FairTurns(requestTurns[services.database.kind]);
  for (const operation of operations) {
    http.post(
      operation.path,
      {
        bodyLimit: bodyLimits.large,
        async onRequest(request) {
          const caller = await requireApiToken(services, request);
          callers.set(request, caller);
          const { actor, workspace } = caller.ctx;
          admitBody(request, {
            owners: bytesOf(actor, workspace, clientAddress(request)),
            most: bodyLimits.large,
          });
        },
      },
      async (request, reply) => {
        const caller = callers.get(request);
        if (!caller) throw new Error('The request was not authenticated');
        const end = await turns.take(requireMember(caller.ctx).viewer.id);
        if (!end) throw new TooManyRequests(1, 'Too many requests at once. Try again in a moment.');
        try {
          const { answer, isRepeated } = await run(services, operation, { request, caller });
          if (isRepeated) reply.header('idempotency-replayed', 'true');
          return await reply
            .code(answer.status)
            .header('cache-control', 'no-store')
            .type('application/json; charset=utf-8')
            .send(answer.body);
        } finally {
          end();
        }
      },
    );
  }
}

type Call = { readonly request: FastifyRequest; readonly caller: ApiCaller };

async function run(
  services: Services,
  operation: RestOperation,
  { request, caller: { ctx, apiTokenId } }: Call,
): Promise<{ answer: RestAnswer; isRepeated: boolean }> {
  const key = readRequestKey(request, apiTokenId);
  const read = readRequest(operation, request.body);
  const items = read.items.flatMap((one) => (one.ok ? [one.item] : []));
  const write = await operation.prepare(ctx, read.place, items, services);
  const urlOf = urlsOf(services, operation, ctx.workspace.subdomain);
  return inTransaction(ctx, async (tx) => {
    const known = key && (await claimKey(tx, key));
    if (known) return { answer: known, isRepeated: true };
    await countItems(tx, read.items.length);
    const results = resultsOf(read, await write(tx));
    const answer = read.isBatch ? batchAnswer(results, urlOf) : singleAnswer(results, urlOf);
    const failedCount = results.filter(({ status }) => status === 'failed').length;
    const payload = { apiTokenId, kind: operation.kind, count: results.length - failedCount, failedCount };
    await tx.record({ type: 'apiToken.imported', payload, objectId: apiTokenId });
    if (key) await keepAnswer(tx, key, answer);
    return { answer, isRepeated: false };
  });
}

/** Of all items in their order: those that could not be read were never written. */
function resultsOf({ items }: ReadRequest, written: readonly ItemResult[]): ItemResult[] {
  const rest = written.values();
  return items.map((item) =>
    item.ok ? (rest.next().value ?? failed('This item was left out')) : failed(item.message),
  );
}

type UrlOf = (result: ItemResult) => { readonly url?: string };

function urlsOf({ env }: Services, { found }: RestOperation, subdomain: string): UrlOf {
  return (result) => {
    const id = 'id' in result ? result.id : undefined;
    const path = found === undefined || id === undefined ? undefined : foundUrl(found, { id });
    return path === undefined ? {} : { url: workspaceUrl(env.rootUrl, subdomain, path) };
  };
}

/** Nothing is written for an item that is refused: the transaction ends here. */
function singleAnswer([result]: readonly ItemResult[], urlOf: UrlOf): RestAnswer {
  if (!result || result.status === 'failed')
    throw new ValidationError(result?.message ?? 'The item could not be read');
  return { status: 200, body: JSON.stringify({ ...result, ...urlOf(result) }) };
}

function batchAnswer(results: readonly ItemResult[], urlOf: UrlOf): RestAnswer {
  const count = (status: ItemResult['status']): number =>
    results.filter((result) => result.status === status).length;
  const failedCount = count('failed');
  return {
    status: failedCount > 0 ? 207 : 200,
    body: JSON.stringify({
      createdCount: count('created'),
      updatedCount: count('updated'),
      knownCount: count('known'),
      failedCount,
      results: results.map((result, index) => ({ index, ...result, ...urlOf(result) })),
    }),
  };
}
