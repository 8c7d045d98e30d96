import { titleOf } from '#domain/text/display-names.ts';
import type { NoteFieldsFragment } from '#web/lib/graphql.gen.ts';
import {
  DuplicateNoteDocument,
  LockNoteDocument,
  MoveNotesDocument,
  RestoreNotesDocument,
  TrashNotesDocument,
  UnlockNoteDocument,
} from './notes.gen.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { showToast } from '#web/ui/toast-store.ts';

/** What can be done with a note beyond writing in it. Each that can be undone offers so. */
export function useNoteCommands(note: NoteFieldsFragment) {
  const lock = useCommand(LockNoteDocument);
  const unlock = useCommand(UnlockNoteDocument);
  const duplicate = useCommand(DuplicateNoteDocument);
  const move = useCommand(MoveNotesDocument);
  const trash = useCommand(TrashNotesDocument);
  const restore = useCommand(RestoreNotesDocument);
  const { id, projectId } = note;
  const title = titleOf('note', note.title);

  async function toggleLock() {
    const isLocked = note.lockedAt !== null;
    if (!(await (isLocked ? unlock : lock).run({ id }))) return;
    showToast({
      message: isLocked ? `Unlocked “${title}”` : `Locked “${title}”`,
      undo: () => void (isLocked ? lock : unlock).run({ id }),
    });
  }

  async function copy() {
    const made = await duplicate.run({ id });
    if (!made) return;
    const { id: noteId, title: copied } = made.duplicateNote;
    goTo('note', { params: { noteId }, titles: { noteId: copied } });
    showToast({ message: 'This is the copy' });
  }

  async function moveTo(toProjectId: string) {
    const moved = await move.run({ ids: [id], projectId: toProjectId });
    const project = moved?.moveNotes[0]?.project;
    if (!moved) return;
    showToast({
      message: `Moved “${title}”${project ? ` to “${titleOf('project', project.title)}”` : ''}`,
      undo: () => void move.run({ ids: [id], projectId }),
    });
  }

  async function trashIt() {
    goTo('projectNotes', { params: { projectId } });
    if (!(await trash.run({ ids: [id] }))) return;
    showToast({ message: `Moved “${title}” to trash`, undo: () => void restore.run({ ids: [id] }) });
  }

  return {
    isMoving: move.busy,
    toggleLock: () => void toggleLock(),
    duplicate: () => void copy(),
    move: (toProjectId: string) => void moveTo(toProjectId),
    trash: () => void trashIt(),
  };
}
