import { buildUrl } from '#domain/routes/build-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { showToast } from '#web/ui/toast-store.ts';
import type { DocumentFields, DocumentKind } from '#web/kit/documents/document-object.ts';

/** The mutations of one kind. Null when one was refused; the reason has then been shown. */
export type DocumentMutations = {
  lock: () => Promise<object | null>;
  unlock: () => Promise<object | null>;
  duplicate: () => Promise<{ id: string; title: string } | null>;
  move: (projectId: string) => Promise<{ project: { title: string } | null } | null>;
  trash: () => Promise<object | null>;
  restore: () => Promise<object | null>;
  /** Says so, with a way back. */
  sayTrashed?: (trashed: { message: string; undo: () => void }) => void;
};

export type DocumentCommands = ReturnType<typeof documentCommands>;

/** What can be done with a note or an insight beyond writing in it. Each that can be undone offers so. */
export function documentCommands(kind: DocumentKind, document: DocumentFields, mutations: DocumentMutations) {
  const { projectId } = document;
  const title = titleOf(kind, document.title);

  async function toggleLock() {
    const isLocked = document.lockedAt !== null;
    const [change, undo] = isLocked ? [mutations.unlock, mutations.lock] : [mutations.lock, mutations.unlock];
    if (!(await change())) return;
    showToast({ message: `${isLocked ? 'Unlocked' : 'Locked'} “${title}”`, undo: () => void undo() });
  }

  async function duplicate() {
    const made = await mutations.duplicate();
    if (!made) return;
    openDocument(kind, made);
    showToast({ message: 'You’re viewing the copy' });
  }

  async function move(toProjectId: string) {
    const moved = await mutations.move(toProjectId);
    if (!moved) return;
    const { project } = moved;
    showToast({
      message: `Moved “${title}”${project ? ` to “${titleOf('project', project.title)}”` : ''}`,
      undo: () => void mutations.move(projectId),
    });
  }

  async function trash() {
    goTo(kind === 'note' ? 'projectNotes' : 'projectInsights', { params: { projectId } });
    if (!(await mutations.trash())) return;
    const trashed = { message: `Moved “${title}” to trash`, undo: () => void mutations.restore() };
    if (mutations.sayTrashed) mutations.sayTrashed(trashed);
    else showToast(trashed);
  }

  return {
    toggleLock: () => void toggleLock(),
    duplicate: () => void duplicate(),
    move: (toProjectId: string) => void move(toProjectId),
    trash: () => void trash(),
  };
}

type Titled = { id: string; title: string };

export function documentUrl(kind: DocumentKind, { id, title }: Titled): string {
  return kind === 'note'
    ? buildUrl('note', { params: { noteId: id }, titles: { noteId: title } })
    : buildUrl('insight', { params: { insightId: id }, titles: { insightId: title } });
}

function openDocument(kind: DocumentKind, { id, title }: Titled): void {
  if (kind === 'note') goTo('note', { params: { noteId: id }, titles: { noteId: title } });
  else goTo('insight', { params: { insightId: id }, titles: { insightId: title } });
}
