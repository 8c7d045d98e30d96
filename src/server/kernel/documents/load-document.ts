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
  // One statement, one snapshot of the database: a compaction between two would lose what it moved.
  const { rows } = await sql<{ snapshot: Buffer; updates: Buffer[] | null }>`
    select snapshot, (
      select array_agg(u.update order by u.seq) from document_updates u
      where u.workspace_id = d.workspace_id and u.document_id = d.id) as updates
    from documents d where workspace_id = ${workspaceId} and id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new NotFound();
  return [row.snapshot, ...(row.updates ?? [])].filter(({ length }) => length > 0);
}

export function emptyUpdate(): Uint8Array {
  return Y.encodeStateAsUpdate(new Y.Doc());
}
