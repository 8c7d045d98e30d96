import * as Y from 'yjs';
import { toText } from '#editor/text/to-text.ts';
import { fromYDoc } from '#editor/yjs/from-y-doc.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { readState } from './load-document.ts';
import './tables.ts';

/** After an edit by a command: its words are found at once, not when the next round of deriving comes. */
export async function deriveText(tx: TxCtx, id: string): Promise<void> {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, await readState(tx.db, tx.workspace.id, id));
  await tx.db
    .updateTable('documents')
    .set({ text: toText(fromYDoc(doc)).text, text_current: true })
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .execute();
}
