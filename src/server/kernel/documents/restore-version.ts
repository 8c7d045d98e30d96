import * as Y from 'yjs';
import { Forbidden, NotFound } from '#domain/errors/hark-error.ts';
import { fromYDoc } from '#editor/yjs/from-y-doc.ts';
import { replaceYDoc } from '#editor/yjs/edit-y-doc.ts';
import { editReason } from '#domain/access/can.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { readDocumentAccess } from './document-access.ts';
import { editDocument } from './edit-document.ts';
import { readState } from './load-document.ts';
import { recordContentChanged } from './record-content-changed.ts';
import './tables.ts';

/** Puts a version's content back as an edit of its own. What was there is kept first, so restoring can be undone. */
export async function restoreVersion(ctx: Ctx, documentId: string, id: string): Promise<void> {
  const { viewer } = requireMember(ctx);
  await inTransaction(ctx, async (tx) => {
    const { mayWrite, kind, ownerId } = await readDocumentAccess(tx, tx.db, documentId);
    if (!mayWrite) throw new Forbidden(editReason);
    const version = await tx.db
      .selectFrom('document_versions')
      .select('state')
      .where('workspace_id', '=', tx.workspace.id)
      .where('document_id', '=', documentId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!version) throw new NotFound();
    await tx.db
      .insertInto('document_versions')
      .values({
        workspace_id: tx.workspace.id,
        document_id: documentId,
        id: tx.newId(),
        state: await readState(tx.db, tx.workspace.id, documentId),
        member_ids: [viewer.id],
        reason: 'restore',
        created_at: tx.now(),
      })
      .execute();
    const old = new Y.Doc();
    Y.applyUpdate(old, version.state);
    const content = fromYDoc(old);
    await editDocument(tx, documentId, (doc) => replaceYDoc(doc, content));
    await recordContentChanged(tx, { kind, ownerId });
  });
}
