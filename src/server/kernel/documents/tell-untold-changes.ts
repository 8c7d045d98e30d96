import { eachWorkspace } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { tellOfChange } from './tell-of-change.ts';
import './tables.ts';

/** People who wrote before that have paused and their edits were told, unless their server ended first. */
const pausedAfterMs = 120_000;
const perRound = 50;

/** What was typed just before a server ended is found and counted like everything else. */
export async function tellUntoldChanges(services: Services, signal: AbortSignal): Promise<void> {
  const { database, now, log } = services;
  const before = new Date(now().getTime() - pausedAfterMs);
  for await (const { id: workspaceId } of eachWorkspace({ database }, signal)) {
    const untold = await database.transaction({ workspaceId }, 'read only', (db) =>
      db
        .selectFrom('documents')
        .select('id')
        .where('workspace_id', '=', workspaceId)
        .where('change_told', '=', false)
        .where('edited_at', '<', before)
        .orderBy('id')
        .limit(perRound)
        .execute(),
    );
    for (const { id } of untold) {
      await tellOfChange(services, { workspaceId, id }).catch((error: unknown) =>
        log.error({ err: error, document: id }, 'An edit could not be told of'),
      );
    }
  }
}
