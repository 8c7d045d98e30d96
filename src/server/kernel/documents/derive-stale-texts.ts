import { eachWorkspace } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { loadDocument } from './load-document.ts';
import { readLongState } from './read-long-state.ts';
import './tables.ts';

/** Editors older than this have settled, or died before they could. */
const settledAfterMs = 60_000;
const perWorkspace = 50;

/** After a crash the text of a document may lack its last edits; the log has them. */
export async function deriveStaleTexts(
  { database, now, log }: Pick<Services, 'database' | 'now' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  for await (const { id: workspaceId } of eachWorkspace({ database }, signal)) {
    const before = new Date(now().getTime() - settledAfterMs);
    const stale = await database.transaction({ workspaceId }, 'read only', (db) =>
      db
        .selectFrom('documents')
        .select(['id', 'edited_at'])
        .where('workspace_id', '=', workspaceId)
        .where('text_current', '=', false)
        .where('edited_at', '<', before)
        .limit(perWorkspace)
        .execute(),
    );
    for (const { id, edited_at } of stale) {
      await derive(workspaceId, id, edited_at).catch((error: unknown) =>
        log.error({ err: error, document: id }, 'A document’s text could not be derived'),
      );
    }
  }

  async function derive(workspaceId: string, id: string, editedAt: Date): Promise<void> {
    const state = await loadDocument(database, workspaceId, id);
    const text = await readLongState(workspaceId, 'text', state);
    await database.transaction({ workspaceId }, 'read write', async (db) => {
      await db
        .updateTable('documents')
        .set({ text, text_current: true })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .where('edited_at', '=', editedAt)
        .execute();
    });
  }
}
