import type { TxCtx } from '#server/platform/context/context.ts';
import { readState, emptyUpdate } from './load-document.ts';
import type { DocumentKind } from './tables.ts';
import './tables.ts';

export type NewDocument = {
  id: string;
  kind: DocumentKind;
  /** The access object that it belongs to. */
  ownerId: string;
  /** What it starts with, as a Yjs update; empty without. */
  state?: Uint8Array;
  text?: string;
};

export async function createDocument(tx: TxCtx, document: NewDocument): Promise<void> {
  const now = tx.now();
  await tx.db
    .insertInto('documents')
    .values({
      workspace_id: tx.workspace.id,
      id: document.id,
      kind: document.kind,
      owner_id: document.ownerId,
      snapshot: document.state ?? emptyUpdate(),
      text: document.text ?? '',
      created_at: now,
      edited_at: now,
    })
    .execute();
}

/** A new document with the content another one has now; their histories are apart. */
export async function copyDocument(
  tx: TxCtx,
  fromId: string,
  to: { id: string; kind: DocumentKind; ownerId: string },
): Promise<void> {
  const state = await readState(tx.db, tx.workspace.id, fromId);
  const { text } = await tx.db
    .selectFrom('documents')
    .select('text')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', fromId)
    .executeTakeFirstOrThrow();
  await createDocument(tx, { ...to, state, text });
}
