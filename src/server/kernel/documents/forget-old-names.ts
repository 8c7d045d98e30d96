import { forgetContactNames } from '#editor/yjs/forget-contact-names.ts';
import { eachWorkspace } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, type TxCtx } from '#server/platform/context/context.ts';
import { deriveText } from './derive-text.ts';
import { editDocument } from './edit-document.ts';
import { editPast } from './edit-past.ts';
import { recordContentChanged } from './record-content-changed.ts';
import './tables.ts';

const perRound = 50;

/** Mentions of earlier releases carry the names of contacts: each document and its history is cleared once. */
export async function forgetOldNames(services: Services, signal: AbortSignal): Promise<void> {
  for await (const workspace of eachWorkspace(services, signal)) {
    const old = await services.database.transaction({ workspaceId: workspace.id }, 'read only', (db) =>
      db
        .selectFrom('documents')
        .select('id')
        .where('workspace_id', '=', workspace.id)
        .where('without_contact_names', '=', false)
        .limit(perRound)
        .execute(),
    );
    for (const { id } of old) {
      signal.throwIfAborted();
      await inTransaction(services.systemCtx(workspace), (tx) => clear(tx, id)).catch((error: unknown) =>
        services.log.error({ err: error, document: id }, 'The names in a document could not be cleared'),
      );
    }
  }
}

async function clear(tx: TxCtx, id: string): Promise<void> {
  let found = 0;
  await editDocument(tx, id, (doc) => {
    found = forgetContactNames(doc);
  });
  await editPast(tx, id, forgetContactNames);
  const { kind, ownerId } = await tx.db
    .updateTable('documents')
    .set({ without_contact_names: true })
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .returning(['kind', 'owner_id as ownerId'])
    .executeTakeFirstOrThrow();
  // A canvas has words of another kind, which deriving here would lose.
  if (found === 0) return;
  await deriveText(tx, id);
  await recordContentChanged(tx, { kind, ownerId });
}
