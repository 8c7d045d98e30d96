import type { TxCtx } from '#server/platform/context/context.ts';
import { readState } from './load-document.ts';
import { readLongState } from './read-long-state.ts';
import './tables.ts';

/** After an edit by a command: its words are found at once, not when the next round of deriving comes. */
export async function deriveText(tx: TxCtx, id: string): Promise<void> {
  const state = await readState(tx.db, tx.workspace.id, id);
  const words = await readLongState(tx.workspace.id, 'words', state);
  await tx.db
    .updateTable('documents')
    .set({ ...words, text_current: true })
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .execute();
}
