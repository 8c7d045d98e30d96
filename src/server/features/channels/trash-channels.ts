import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import './tables.ts';

type Trashing = {
  readonly ids: readonly string[];
  readonly by: string;
  /** Brings them back when it comes back itself. */
  readonly withFolder?: string | null;
};

/** For commands that have checked that somebody may. Those that are in the trash already stay as they are. */
export async function trashChannels(tx: TxCtx, { ids, by, withFolder = null }: Trashing): Promise<void> {
  const trashed = await tx.db
    .updateTable('channels')
    .set({
      trashed_at: tx.now(),
      trashed_by: by,
      trashed_with: withFolder,
      updated_at: tx.now(),
      version: sql`version + 1`,
    })
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .where('trashed_at', 'is', null)
    .returning(['id', 'version'])
    .execute();
  await tx.record(
    ...trashed.map(({ id, version }) => ({
      type: 'channel.trashed' as const,
      payload: { channelId: id },
      objectId: id,
      version,
    })),
  );
}
