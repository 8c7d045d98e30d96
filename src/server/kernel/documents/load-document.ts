import { sql } from 'kysely';
import * as Y from 'yjs';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import './tables.ts';

/** The stored state of a document as one update. Throws when it can't be read; the caller must then not write. */
export function loadDocument(database: Database, workspaceId: string, id: string): Promise<Uint8Array> {
  return database.transaction({ workspaceId }, 'read only', (db) => readState(db, workspaceId, id));
}

export async function readState(db: Db, workspaceId: string, id: string): Promise<Uint8Array> {
  const parts = await readParts(db, workspaceId, id);
  return parts.length === 0 ? emptyUpdate() : Y.mergeUpdates(parts);
}

/** Quicker for who makes a document of it: merging long logs takes longer than applying them. */
export async function readDoc(db: Db, workspaceId: string, id: string): Promise<Y.Doc> {
  const parts = await readParts(db, workspaceId, id);
  const doc = new Y.Doc();
  doc.transact(() => {
    for (const part of parts) Y.applyUpdate(doc, part);
  });
  return doc;
}

async function readParts(db: Db, workspaceId: string, id: string): Promise<Uint8Array[]> {
  // One statement, one snapshot of the database: a compaction between two would lose what it moved. A row for each
  // part: an array of bytes is read letter by letter, which takes seconds for what a few megabytes were pasted into.
  const { rows } = await sql<{ part: Buffer }>`
    select part from (
      select d.snapshot as part, -1 as seq from documents d
      where d.workspace_id = ${workspaceId} and d.id = ${id}
      union all
      select u.update, u.seq from document_updates u
      where u.workspace_id = ${workspaceId} and u.document_id = ${id}
    ) parts order by seq`.execute(db);
  if (rows.length === 0) throw new NotFound();
  return rows.map(({ part }) => part).filter(({ length }) => length > 0);
}

export function emptyUpdate(): Uint8Array {
  return Y.encodeStateAsUpdate(new Y.Doc());
}
