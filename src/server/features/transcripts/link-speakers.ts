import { sql } from 'kysely';
import { listSpeakers } from '#editor/transcript/place-transcript.ts';
import { asNode } from '#editor/schema/as-node.ts';
import { readDocument } from '#server/kernel/documents/index.ts';
import { touchNotes } from '#server/features/notes/index.ts';
import { insertNotePeople } from '#server/features/people/index.ts';
import '#server/features/people/tables.ts';
import type { TxCtx } from '#server/platform/context/context.ts';

/** Speakers who bear the name of exactly one contact took part in the note. Hidden contacts are not guessed by name. */
export async function linkSpeakers(tx: TxCtx, noteId: string): Promise<void> {
  const speakers = listSpeakers(asNode(await readDocument(tx.db, tx.workspace.id, noteId)));
  const names = speakers.map(({ name }) => name.trim().toLowerCase()).filter((name) => name !== '');
  if (names.length === 0) return;
  const { rows } = await sql<{ id: string }>`
    select (array_agg(id))[1] as id from people
    where workspace_id = ${tx.workspace.id} and lower(trim(name)) = any(${names}::text[])
      and trashed_at is null and hidden_at is null
    group by lower(trim(name)) having count(*) = 1`.execute(tx.db);
  if (rows.length === 0) return;
  const personIds = rows.map(({ id }) => id);
  await insertNotePeople(tx, { noteId, personIds, kind: 'participant', addedBy: null });
  await touchNotes(tx, [noteId], ['people']);
}
