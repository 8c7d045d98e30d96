import { sql } from 'kysely';
import type { Transform } from '@tiptap/pm/transform';
import { listSpeakers, renameSpeaker } from '#editor/transcript/place-transcript.ts';
import { editYDoc } from '#editor/yjs/edit-y-doc.ts';
import { deriveText, editDocument, editPast, recordContentChanged } from '#server/kernel/documents/index.ts';
import '#server/features/translations/tables.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import './tables.ts';

/** In the notes they take part in, people who are erased lose their name as speakers, in every version. */
export async function forgetSpeakers(tx: TxCtx, personIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ noteId: string; names: string[] }>`
    select n.note_id as "noteId", array_agg(distinct lower(trim(p.name))) as names
    from note_people n
    join people p on p.workspace_id = n.workspace_id and (p.id = n.person_id or p.merged_into = n.person_id)
    where ${isInWorkspace(tx.workspace.id, 'n.person_id', personIds)}
      and trim(p.name) <> ''
    group by n.note_id order by n.note_id`.execute(tx.db);
  for (const { noteId, names } of rows) {
    const forgotten = new Set(names);
    let found = 0;
    const forget = (tr: Transform): void => {
      for (const { id, name } of listSpeakers(tr.doc)) {
        if (!forgotten.has(name.trim().toLowerCase())) continue;
        renameSpeaker(tr, id, '');
        found += 1;
      }
    };
    await editDocument(tx, noteId, (doc) => editYDoc(doc, forget));
    await editPast(tx, noteId, (doc) => editYDoc(doc, forget));
    if (found === 0) continue;
    await deriveText(tx, noteId);
    await recordContentChanged(tx, { kind: 'note', ownerId: noteId });
    await forgetInTranslations(tx, noteId, names);
  }
}

async function forgetInTranslations(tx: TxCtx, noteId: string, names: readonly string[]): Promise<void> {
  await sql`
    update translations t set parts = (
      select coalesce(jsonb_agg(
        case when lower(trim(part ->> 'speaker')) = any(${[...names]}::text[])
          then part || '{"speaker": ""}' else part end order by place), '[]')
      from jsonb_array_elements(t.parts) with ordinality as said (part, place))
    where t.workspace_id = ${tx.workspace.id} and t.note_id = ${noteId}`.execute(tx.db);
}
