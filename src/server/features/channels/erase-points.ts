import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isAmong, isInWorkspace } from '#server/platform/db/is-among.ts';
import type { SealedBox } from '#server/platform/secrets/sealed-box.ts';
import { requoteThemes } from './requote-themes.ts';
import './tables.ts';

type ErasedPoints = { readonly channelId: string; readonly ids: readonly string[] };

/** Permanently, with the words that were hidden in them. Notes that were made of them stay, without who said it and where. */
export async function erasePoints(
  tx: TxCtx,
  box: SealedBox,
  { channelId, ids }: ErasedPoints,
): Promise<number> {
  const sealedIds = await findSealed(tx, ids);
  const { numAffectedRows = 0n } = await sql`
    delete from data_points
    where workspace_id = ${tx.workspace.id} and channel_id = ${channelId} and ${isAmong('id', ids)}`.execute(
    tx.db,
  );
  await sql`
    update note_origins set participant = null, url = null
    where workspace_id = ${tx.workspace.id} and channel_id = ${channelId} and ${isAmong('point_id', ids)}`.execute(
    tx.db,
  );
  await box.removeAll(tx, sealedIds);
  await requoteThemes(tx, ids);
  await tx.record({
    type: 'channel.dataDeleted',
    payload: { channelId, count: Number(numAffectedRows) },
    objectId: channelId,
  });
  return Number(numAffectedRows);
}

async function findSealed(tx: TxCtx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('data_point_words')
    .select('sealed_id as sealedId')
    .where(isInWorkspace(tx.workspace.id, 'point_id', ids))
    .where('sealed_id', 'is not', null)
    .execute();
  return rows.flatMap(({ sealedId }) => sealedId ?? []);
}
