import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** Says in which folder channels are, and tells of it. For commands that have moved them in the tree of access. */
export async function placeChannels(
  tx: TxCtx,
  ids: readonly string[],
  folderId: string | null,
): Promise<void> {
  const { rows } = await sql<{ id: string; version: number; from: string | null }>`
    update channels c set folder_id = ${folderId}::uuid, updated_at = ${tx.now()}, version = c.version + 1
    from channels old
    where c.workspace_id = ${tx.workspace.id} and c.id = any(${[...ids]}::uuid[])
      and old.workspace_id = c.workspace_id and old.id = c.id
    returning c.id, c.version, old.folder_id as "from"`.execute(tx.db);
  await tx.record(
    ...rows.map(({ id, version, from }) => ({
      type: 'channel.moved' as const,
      payload: { channelId: id, from, to: folderId },
      objectId: id,
      version,
      before: { folderId: from },
      after: { folderId },
    })),
  );
}
