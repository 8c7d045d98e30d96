import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '#server/platform/app/services.ts';
import { insertUpdates } from './insert-updates.ts';

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

/**
 * The least time from one write of a document to the next. Who types alone is written at once; of many people who type
 * together this makes a few commits a second, and leaves the processor to what they see of each other.
 */
const paceMs = 40;

/** Updates that arrive while a write is under way share the next one: many people typing cost one commit, not many. */
export function createUpdateLog(
  { database, now }: Pick<Services, 'database' | 'now'>,
  nodeId: string,
): UpdateLog {
  const waiting = new Map<string, Waiting[]>();
  const underWay = new Map<string, Promise<void>>();

  async function writeInTurn(documentId: string): Promise<void> {
    for (let batch = take(documentId); batch.length > 0; batch = take(documentId)) {
      const rested = pause(paceMs);
      await settle(documentId, batch);
      await rested;
    }
    waiting.delete(documentId);
  }

  function take(documentId: string): Waiting[] {
    const batch = waiting.get(documentId) ?? [];
    waiting.set(documentId, []);
    return batch;
  }

  async function settle(documentId: string, batch: readonly Waiting[]): Promise<void> {
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
  }

  async function write(documentId: string, batch: readonly NewUpdate[]): Promise<void> {
    const [first] = batch;
    if (!first) return;
    const { workspaceId } = first;
    await database.transaction({ workspaceId }, 'read write', (db) =>
      insertUpdates(db, { workspaceId, documentId, nodeId, time: now(), updates: batch }),
    );
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
        void writeInTurn(update.documentId);
      }),
    async written(documentId) {
      const queue = waiting.get(documentId);
      const queued =
        queue !== undefined && queue.length > 0
          ? new Promise<void>((resolve, reject) => void queue.push({ resolve, reject }))
          : undefined;
      await Promise.all([underWay.get(documentId), queued]);
    },
  };
}
