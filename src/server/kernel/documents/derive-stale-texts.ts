import { sql } from 'kysely';
import { eachWorkspace } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { loadDocument } from './load-document.ts';
import { readLongState } from './read-long-state.ts';
import './tables.ts';

/** Editors older than this have settled, or died before they could. */
const settledAfterMs = 60_000;
const perRound = 50;
/** One workspace that brought in thousands of notes at once keeps the others waiting no longer than this. */
const mostRounds = 40;
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * After a crash the text of a document may lack its last edits; the log has them. Who speaks in it is not known of one
 * that came in whole.
 */
export async function deriveStaleTexts(
  { database, now, log }: Pick<Services, 'database' | 'now' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  for await (const { id: workspaceId } of eachWorkspace({ database }, signal)) {
    let last = firstId;
    for (let round = 0; round < mostRounds && !signal.aborted; round += 1) {
      const stale = await listStale(workspaceId, last);
      for (const { id, edited_at } of stale) {
        await derive(workspaceId, id, edited_at).catch((error: unknown) =>
          log.error({ err: error, document: id }, 'A document’s text could not be derived'),
        );
        last = id;
      }
      if (stale.length < perRound) break;
    }
  }

  function listStale(workspaceId: string, after: string) {
    const before = new Date(now().getTime() - settledAfterMs);
    return database.transaction({ workspaceId }, 'read only', (db) =>
      db
        .selectFrom('documents')
        .select(['id', 'edited_at'])
        .where('workspace_id', '=', workspaceId)
        .where('id', '>', after)
        .where(sql<boolean>`(not text_current or speakers is null)`)
        .where('edited_at', '<', before)
        .orderBy('id')
        .limit(perRound)
        .execute(),
    );
  }

  async function derive(workspaceId: string, id: string, editedAt: Date): Promise<void> {
    const state = await loadDocument(database, workspaceId, id);
    const words = await readLongState(workspaceId, 'words', state);
    await database.transaction({ workspaceId }, 'read write', async (db) => {
      await db
        .updateTable('documents')
        // Of one that came in whole everybody was told; only its speakers were still to be read.
        .set({ ...words, text_current: true, change_told: sql<boolean>`change_told and text_current` })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .where('edited_at', '=', editedAt)
        .execute();
    });
  }
}
