import { documentCommands, DocumentMenu } from '#web/features/documents/index.ts';
import type { NoteFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import {
  DuplicateNoteDocument,
  LockNoteDocument,
  MoveNotesDocument,
  RestoreNotesDocument,
  TrashNotesDocument,
  UnlockNoteDocument,
} from '#web/features/notes/notes.gen.ts';

export type NoteMenuProps = { note: NoteFieldsFragment; onFind: () => void };

export function NoteMenu({ note, onFind }: NoteMenuProps) {
  const lock = useCommand(LockNoteDocument);
  const unlock = useCommand(UnlockNoteDocument);
  const duplicate = useCommand(DuplicateNoteDocument);
  const move = useCommand(MoveNotesDocument);
  const trash = useCommand(TrashNotesDocument);
  const restore = useCommand(RestoreNotesDocument);
  const { id } = note;
  const commands = documentCommands('note', note, {
    lock: () => lock.run({ id }),
    unlock: () => unlock.run({ id }),
    duplicate: async () => (await duplicate.run({ id }))?.duplicateNote ?? null,
    move: async (projectId) => (await move.run({ ids: [id], projectId }))?.moveNotes[0] ?? null,
    trash: () => trash.run({ ids: [id] }),
    restore: () => restore.run({ ids: [id] }),
  });
  return (
    <DocumentMenu kind="note" document={note} commands={commands} isMoving={move.busy} onFind={onFind} />
  );
}
