import { sql } from 'kysely';
import type { Services } from '#server/platform/app/services.ts';
import { documentsChannel, writeNotice } from './document-notice.ts';
import './tables.ts';

export type NewUpdate = {
  workspaceId: string;
  documentId: string;
  memberId: string | null;
  update: Uint8Array;
};

export type UpdateLog = {
  /** Resolves when the update is on disk. What fails was not written, and its sender must not be told otherwise. */
  append(update: NewUpdate): Promise<void>;
  /** Resolves when all that was handed in for the document before is on disk, and rejects when some of it is not. */
  written(documentId: string): Promise<void>;
};

type Waiting = { update?: NewUpdate; resolve: () => void; reject: (error: unknown) => void };

/** Updates that arrive while a write is under way share the next one: many people typing cost one commit, not many. */
export function createUpdateLog(
  { database, now }: Pick<Services, 'database' | 'now'>,
  nodeId: string,
): UpdateLog {
  const waiting = new Map<string, Waiting[]>();
  const underWay = new Map<string, Promise<void>>();

  async function flush(documentId: string): Promise<void> {
    const batch = waiting.get(documentId) ?? [];
    waiting.set(documentId, []);
    if (batch.length === 0) {
      waiting.delete(documentId);
      return;
    }
    try {
      const writing = write(
        documentId,
        batch.flatMap(({ update }) => update ?? []),
      );
      underWay.set(documentId, writing);
      await writing;
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      underWay.delete(documentId);
    }
    await flush(documentId);
  }

  async function write(documentId: string, batch: readonly NewUpdate[]): Promise<void> {
    const [first] = batch;
    if (!first) return;
    const { workspaceId } = first;
    await database.transaction({ workspaceId }, 'read write', async (db) => {
      const time = now();
      const rows = await db
        .insertInto('document_updates')
        .values(
          batch.map(({ update, memberId }) => ({
            workspace_id: workspaceId,
            document_id: documentId,
            update,
            member_id: memberId,
            created_at: time,
          })),
        )
        .returning('seq')
        .execute();
      await db
        .updateTable('documents')
        .set({ text_current: false, edited_at: time })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', documentId)
        .execute();
      const notice = writeNotice({ workspaceId, documentId, nodeId, seqs: rows.map(({ seq }) => seq) });
      await sql`select pg_notify(${documentsChannel}, ${notice})`.execute(db);
    });
  }

  return {
    append: (update) =>
      new Promise((resolve, reject) => {
        const queue = waiting.get(update.documentId);
        if (queue) {
          queue.push({ update, resolve, reject });
          return;
        }
        waiting.set(update.documentId, [{ update, resolve, reject }]);
        void flush(update.documentId);
      }),
    async written(documentId) {
      const queue = waiting.get(documentId);
      const queued = queue && new Promise<void>((resolve, reject) => void queue.push({ resolve, reject }));
      await Promise.all([underWay.get(documentId), queued]);
    },
  };
}
