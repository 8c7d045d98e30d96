import type { Db } from '#server/platform/db/database.ts';
import { PostingCache } from '#engines/search/posting-cache.ts';
import { VectorIndex } from './vector-index.ts';
import { WorkspaceIndex } from './workspace-index.ts';

/** What one process keeps in memory of all indexes together. */
const mostItems = 3_000_000;
const mostPostingBytes = 256 * 1024 * 1024;

/** The indexes a server holds, those used last. One per database: tests run several in one process. */
export class Indexes {
  readonly #held = new Map<string, WorkspaceIndex>();
  readonly #vectors = new Map<string, VectorIndex>();
  readonly #cache = new PostingCache(mostPostingBytes);

  /** The index of a workspace as the transaction sees it. */
  async open(db: Db, workspaceId: string): Promise<WorkspaceIndex> {
    const index = this.#held.get(workspaceId) ?? new WorkspaceIndex(workspaceId, this.#cache);
    this.#held.delete(workspaceId);
    this.#held.set(workspaceId, index);
    await index.refresh(db);
    this.#forgetOldest();
    return index;
  }

  /** What the workspace's items mean to a model. */
  async openVectors(db: Db, workspaceId: string, model: string): Promise<VectorIndex> {
    const held = this.#vectors.get(workspaceId);
    const index = held?.model === model ? held : new VectorIndex(workspaceId, model);
    this.#vectors.set(workspaceId, index);
    await index.refresh(db);
    return index;
  }

  #forgetOldest(): void {
    let total = 0;
    for (const index of this.#held.values()) total += index.itemCount;
    for (const [workspaceId, index] of this.#held) {
      if (total <= mostItems || this.#held.size === 1) return;
      this.#held.delete(workspaceId);
      this.#vectors.delete(workspaceId);
      total -= index.itemCount;
    }
  }
}
