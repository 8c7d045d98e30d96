import { requestKeyHours } from '#domain/api-tokens/api-limits.ts';
import { eachWorkspace } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import './tables.ts';

/** Answers that nobody can ask for again. */
export async function pruneRequestKeys(
  { database, now }: Pick<Services, 'database' | 'now'>,
  signal: AbortSignal,
): Promise<void> {
  const oldest = new Date(now().getTime() - requestKeyHours * 3_600_000);
  for await (const { id } of eachWorkspace({ database }, signal))
    await database.transaction({ workspaceId: id }, 'read write', (db) =>
      db
        .deleteFrom('api_request_keys')
        .where('workspace_id', '=', id)
        .where('created_at', '<=', oldest)
        .execute(),
    );
}
