import { deserialize } from 'node:v8';
import { sql } from 'kysely';
import { SealedSegment, type StoredSegment } from '#engines/search/sealed-segment.ts';
import { loadWords, type StoredWords, type WordList } from '#engines/search/word-list.ts';
import type { Db } from '#server/platform/db/database.ts';
import './tables.ts';

export async function loadSegment(db: Db, workspaceId: string, id: string): Promise<SealedSegment> {
  const { rows } = await sql<{ toSeq: number; columns: Buffer }>`
    select to_seq::float8 as "toSeq", columns from search_segments
    where workspace_id = ${workspaceId} and id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The segment was replaced while it was read');
  return new SealedSegment(id, row.toSeq, deserialize(row.columns) as StoredSegment);
}

export async function readSegmentWords(
  db: Db,
  workspaceId: string,
  segment: SealedSegment,
): Promise<WordList> {
  if (segment.words) return segment.words;
  const { words } = await db
    .selectFrom('search_segments')
    .select('words')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', segment.id)
    .executeTakeFirstOrThrow();
  segment.words = loadWords(deserialize(words) as StoredWords);
  return segment.words;
}
