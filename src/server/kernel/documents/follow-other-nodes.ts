import type { Hocuspocus } from '@hocuspocus/server';
import * as Y from 'yjs';
import type { Services } from '#server/platform/app/services.ts';
import type { Editing } from './editing.ts';
import { documentsChannel, readNotice, type DocumentNotice } from './document-notice.ts';
import { loadDocument } from './load-document.ts';
import './tables.ts';

/** Applied without being stored or announced again: the node that wrote it did both. */
export const fromOtherNode = { source: 'local', skipStoreHooks: true } as const;

/** Keeps this node's open documents in step with what other nodes write to the log. */
export async function followOtherNodes(
  { database, log }: Pick<Services, 'database' | 'log'>,
  collaboration: Hocuspocus<Editing>,
  nodeId: string,
): Promise<void> {
  await database.listen(documentsChannel, (payload) => {
    hear(payload).catch((error: unknown) =>
      log.error({ err: error }, 'A document could not be kept in step'),
    );
  });

  /** Async from the start: what can't be read is logged, not thrown into the connection that brought it. */
  async function hear(payload: string): Promise<void> {
    await (payload === '' ? catchUp() : take(readNotice(payload)));
  }

  async function take(notice: DocumentNotice): Promise<void> {
    if (notice.nodeId === nodeId) return;
    const document = collaboration.documents.get(notice.documentId);
    if (!document) return;
    const { workspaceId, documentId, seqs } = notice;
    const updates = await database.transaction({ workspaceId }, 'read only', (db) =>
      db
        .selectFrom('document_updates')
        .select('update')
        .where('workspace_id', '=', workspaceId)
        .where('document_id', '=', documentId)
        .where('seq', 'in', seqs.length > 0 ? seqs : ['0'])
        .execute(),
    );
    // Fewer than announced: they were compacted meanwhile, and the whole state has them.
    if (updates.length < seqs.length || seqs.length === 0) return reload(workspaceId, documentId);
    for (const { update } of updates) Y.applyUpdate(document, update, fromOtherNode);
  }

  /** After the notification connection was lost: whatever was missed is in the database. */
  async function catchUp(): Promise<void> {
    for (const [id, document] of collaboration.documents) {
      const [connection] = document.connections.keys();
      const workspaceId: unknown = connection?.context.workspaceId;
      if (typeof workspaceId === 'string') await reload(workspaceId, id);
    }
  }

  async function reload(workspaceId: string, id: string): Promise<void> {
    const document = collaboration.documents.get(id);
    if (document) Y.applyUpdate(document, await loadDocument(database, workspaceId, id), fromOtherNode);
  }
}
