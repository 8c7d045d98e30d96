import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { requestKeyHours } from '#domain/api-tokens/api-limits.ts';
import { UnprocessableContent, ValidationError } from '#domain/errors/hark-error.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { sameBytes } from '#server/platform/secrets/secrets.ts';
import type { RestAnswer } from './rest-operation.ts';
import './tables.ts';

/** The sender's own id of a request, and what the request was. */
export type RequestKey = {
  readonly apiTokenId: string;
  readonly key: string;
  readonly fingerprint: Buffer;
};

/** Undefined where the sender gave none. */
export function readRequestKey(request: FastifyRequest, apiTokenId: string): RequestKey | undefined {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return undefined;
  const key = String(header);
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw new ValidationError('Idempotency-Key must be 1 to 255 characters without spaces');
  const sent = JSON.stringify([request.routeOptions.url, request.body]);
  return { apiTokenId, key, fingerprint: createHash('sha256').update(sent).digest() };
}

/**
 * In the transaction of the import, so that its rows and its answer are stored together. A second request with the same
 * key waits here for the first. Answers what the first one was told; undefined when this is the first.
 */
export async function claimKey(tx: TxCtx, claim: RequestKey): Promise<RestAnswer | undefined> {
  const { apiTokenId, key, fingerprint } = claim;
  const oldest = new Date(tx.now().getTime() - requestKeyHours * 3_600_000);
  await tx.db
    .deleteFrom('api_request_keys')
    .where('workspace_id', '=', tx.workspace.id)
    .where('api_token_id', '=', apiTokenId)
    .where('request_key', '=', key)
    .where('created_at', '<=', oldest)
    .execute();
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('api_request_keys')
    .values({
      workspace_id: tx.workspace.id,
      api_token_id: apiTokenId,
      request_key: key,
      fingerprint,
      status: null,
      answer: null,
      created_at: tx.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 0n) return undefined;
  const known = await rowOf(tx, claim).executeTakeFirstOrThrow();
  if (!sameBytes(known.fingerprint, fingerprint))
    throw new UnprocessableContent('This Idempotency-Key was used for another request');
  return { status: known.status ?? 200, body: known.answer ?? '{}' };
}

export async function keepAnswer(
  tx: TxCtx,
  { apiTokenId, key }: RequestKey,
  { status, body }: RestAnswer,
): Promise<void> {
  await tx.db
    .updateTable('api_request_keys')
    .set({ status, answer: body })
    .where('workspace_id', '=', tx.workspace.id)
    .where('api_token_id', '=', apiTokenId)
    .where('request_key', '=', key)
    .execute();
}

function rowOf(tx: TxCtx, { apiTokenId, key }: RequestKey) {
  return tx.db
    .selectFrom('api_request_keys')
    .select(['fingerprint', 'status', 'answer'])
    .where('workspace_id', '=', tx.workspace.id)
    .where('api_token_id', '=', apiTokenId)
    .where('request_key', '=', key);
}
