import { sql } from 'kysely';
import { VectorSet } from '#engines/vectors/vector-set.ts';
import type { Db } from '#server/platform/db/database.ts';
import './tables.ts';

const pageSize = 500;

/** The vectors of a workspace's items: each search first reads what is newer than it knows. */
export class VectorIndex {
  readonly model: string;
  readonly set = new VectorSet();
  readonly #workspaceId: string;
  #known = 0;
  #refreshing: Promise<void> = Promise.resolve();

  constructor(workspaceId: string, model: string) {
    this.#workspaceId = workspaceId;
    this.model = model;
  }

  refresh(db: Db): Promise<void> {
    const next = this.#refreshing.then(() => this.#catchUp(db));
    this.#refreshing = next.catch(() => {});
    return next;
  }

  async #catchUp(db: Db): Promise<void> {
    for (;;) {
      const { rows } = await sql<{ id: string; seq: number; starts: number[]; vectors: Buffer }>`
        select item_id as id, seq::float8 as seq, starts, vectors from search_vectors
        where workspace_id = ${this.#workspaceId} and model = ${this.model} and seq > ${this.#known}
        order by search_vectors.seq limit ${pageSize}`.execute(db);
      for (const { id, seq, starts, vectors } of rows) {
        this.#known = seq;
        this.set.set(id, starts, vectors);
      }
      if (rows.length < pageSize) return;
    }
  }
}
