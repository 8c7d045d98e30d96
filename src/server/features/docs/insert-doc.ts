import type { DocDraft } from '#domain/docs/parse-doc.ts';
import { registerObject } from '#server/kernel/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { docColumns, type Doc } from './doc.ts';

type NewDoc = DocDraft & { readonly createdBy: string; readonly isSample?: boolean };

/** For commands that have checked that somebody may. Everybody can read it, each as much as they may see. */
export async function insertDoc(
  tx: TxCtx,
  { title, prompt, filter, createdBy, isSample = false }: NewDoc,
): Promise<Doc> {
  const id = tx.newId();
  const accessId = await registerObject(tx, {
    id,
    type: 'doc',
    parentId: null,
    grants: { markup: 'READ', [createdBy]: 'FULL' },
  });
  const doc = await tx.db
    .insertInto('docs')
    .values({
      workspace_id: tx.workspace.id,
      id,
      title,
      prompt,
      object_type: filter?.objectType ?? null,
      object_ids: [...new Set(filter?.objectIds)],
      access_id: accessId,
      created_by: createdBy,
      trashed_at: null,
      trashed_by: null,
      trashed_with: null,
      is_sample: isSample,
      created_at: tx.now(),
      updated_at: tx.now(),
    })
    .returning(docColumns(tx))
    .executeTakeFirstOrThrow();
  await tx.record({ type: 'doc.created', payload: { docId: id }, objectId: id, version: doc.version });
  return doc;
}
