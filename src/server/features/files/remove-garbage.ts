import type { Services } from '#server/platform/app/services.ts';
import './tables.ts';

const perRound = 500;

/** Takes the bytes of deleted files and everything made of them out of the storage. What fails is tried again by the next round. */
export async function removeGarbage(
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  workspaceId: string,
): Promise<void> {
  const garbage = await database.transaction({ workspaceId }, 'read only', (db) =>
    db
      .selectFrom('stored_garbage')
      .select('prefix')
      .where('workspace_id', '=', workspaceId)
      .limit(perRound)
      .execute(),
  );
  for (const { prefix } of garbage) {
    await storage.removeAll(prefix);
    await database.transaction({ workspaceId }, 'read write', (db) =>
      db
        .deleteFrom('stored_garbage')
        .where('workspace_id', '=', workspaceId)
        .where('prefix', '=', prefix)
        .execute(),
    );
  }
}
