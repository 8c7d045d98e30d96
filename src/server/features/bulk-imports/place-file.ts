import { folderOf } from '#domain/imports/bulk-path.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { writeValues } from '#server/features/fields/index.ts';
import { touchNotes } from '#server/features/notes/index.ts';
import { insertNotePeople } from '#server/features/people/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import '#server/features/fields/tables.ts';
import { matchPath } from './match-path.ts';
import './tables.ts';

type Placed = {
  readonly id: string;
  readonly path: string;
  readonly fieldId: string | null;
  readonly by: string;
};

/** Says that a file has become a note, keeps its folder in a field and names who took part. */
export async function placeFile(
  tx: TxCtx,
  { id, path, fieldId, by }: Placed,
  made: { fileId: string; noteId: string },
): Promise<void> {
  await tx.db
    .updateTable('bulk_import_files')
    .set({ state: 'IMPORTED', reason: null, file_id: made.fileId, note_id: made.noteId })
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .execute();
  const folder = shortOf(folderOf(path));
  if (fieldId !== null && folder !== '') await keepFolder(tx, { fieldId, noteId: made.noteId, folder });
  const personIds = await matchPath(tx, path);
  if (personIds.length === 0) return;
  await insertNotePeople(tx, { noteId: made.noteId, personIds, kind: 'participant', addedBy: by });
  await touchNotes(tx, [made.noteId], ['people']);
}

/** Somebody may have deleted the field meanwhile; the file comes in all the same. */
async function keepFolder(
  tx: TxCtx,
  { fieldId, noteId, folder }: { fieldId: string; noteId: string; folder: string },
): Promise<void> {
  const field = await tx.db
    .selectFrom('fields')
    .select(['id', 'type'])
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', fieldId)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  if (field) await writeValues(tx, [{ objectId: noteId, field, value: folder }]);
}

/** The end of a long path says more than its start. */
function shortOf(folder: string): string {
  const letters = Array.from(folder);
  const most = textLimits.noteFieldText.max;
  return letters.length <= most ? folder : `…${letters.slice(1 - most).join('')}`;
}
