import { sql } from 'kysely';
import { can } from '#domain/access/can.ts';
import type { StoredFile } from '#server/features/files/index.ts';
import { levelOfRank } from '#server/kernel/access/index.ts';
import type { Ctx, TxCtx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Output } from './outputs.ts';
import './tables.ts';

/**
 * Puts what was made of a recording aside before its redactions change. Of a recording that was not ready yet, what was
 * put aside before stays: it is the last that was whole.
 */
export async function putOutputsAside(
  tx: TxCtx,
  { id, redaction, processing }: Pick<StoredFile, 'id' | 'redaction' | 'processing'>,
): Promise<void> {
  if (processing !== 'COMPLETE') return;
  await forgetEarlierOutputs(tx, id);
  await sql`
    insert into earlier_outputs (workspace_id, file_id, kind, redaction, meta, bytes, created_at)
    select workspace_id, file_id, kind, ${redaction}, meta, bytes, created_at from file_outputs
    where workspace_id = ${tx.workspace.id} and file_id = ${id}`.execute(tx.db);
}

/** From here on nobody is served them; their bytes go with the folders of older redactions. */
export async function forgetEarlierOutputs(tx: TxCtx, fileId: string): Promise<void> {
  await tx.db
    .deleteFrom('earlier_outputs')
    .where('workspace_id', '=', tx.workspace.id)
    .where('file_id', '=', fileId)
    .execute();
}

export type EarlierOutput = Output & { readonly redaction: number };

export async function listEarlierOutputs(
  db: Db,
  workspaceId: string,
  fileId: string,
): Promise<EarlierOutput[]> {
  return db
    .selectFrom('earlier_outputs')
    .select([
      'kind',
      'meta',
      sql<number>`bytes::double precision`.as('bytes'),
      'created_at as createdAt',
      'redaction',
    ])
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', fileId)
    .execute();
}

/**
 * People who redact it saw it before and check it while the new version is made. One that was canceled or failed may
 * stay forever, so it is for those who have the original. Programs, support and visitors wait like everyone else.
 */
export function mayWatchEarlier(
  ctx: Ctx,
  { rank, processing }: Pick<StoredFile, 'rank' | 'processing'>,
): boolean {
  const { actor } = ctx;
  if (actor.kind !== 'member' || actor.apiToken || actor.support) return false;
  const isUnderWay = processing === 'WAITING' || processing === 'PROGRESSING';
  const action = isUnderWay ? 'redaction.apply' : 'redaction.lift';
  return can(actor.viewer, action, { level: levelOfRank(ctx, rank) }).allowed;
}
