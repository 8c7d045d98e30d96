import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { isAmong, isInWorkspace } from '#server/platform/db/is-among.ts';
import type { SealedBox } from '#server/platform/secrets/sealed-box.ts';
import { getChannel } from './policy.ts';
import { requoteThemes } from './requote-themes.ts';
import './tables.ts';

type Chosen = { readonly channelId: string; readonly ids: readonly string[] };

/** Permanently, with the words that were hidden in them. Notes that were made of them stay, without who said it and where. */
export async function deleteDataPoints(ctx: Ctx, box: SealedBox, { channelId, ids }: Chosen): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'channel.deleteData', await getChannel(tx, channelId));
    const sealedIds = await findSealed(tx, ids);
    const { numAffectedRows = 0n } = await sql`
      delete from data_points
      where workspace_id = ${tx.workspace.id} and channel_id = ${channelId} and ${isAmong('id', ids)}`.execute(
      tx.db,
    );
    if (Number(numAffectedRows) < ids.length) throw new NotFound();
    await forgetSpeakers(tx, { channelId, ids });
    await box.removeAll(tx, sealedIds);
    await requoteThemes(tx, ids);
    await tx.record({
      type: 'channel.dataDeleted',
      payload: { channelId, count: ids.length },
      objectId: channelId,
    });
  });
}

async function forgetSpeakers(tx: TxCtx, { channelId, ids }: Chosen): Promise<void> {
  await sql`
    update note_origins set participant = null, url = null
    where workspace_id = ${tx.workspace.id} and channel_id = ${channelId} and ${isAmong('point_id', ids)}`.execute(
    tx.db,
  );
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
