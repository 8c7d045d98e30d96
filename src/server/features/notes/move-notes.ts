import { getAccessObject, moveLeaves } from '#server/kernel/access/index.ts';
import { allowInProjects } from '#server/kernel/projects/index.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allowAll, allow } from '#server/platform/context/require-member.ts';
import { changeNotes } from './change-notes.ts';
import type { Note } from './note.ts';
import { getNotes } from './policy.ts';

/**
 * Into another project, all of them or none. Takes write access to the notes, to where they are and to where they
 * go. Answers those that were elsewhere.
 */
export async function moveNotes(ctx: Ctx, ids: readonly string[], projectId: string): Promise<Note[]> {
  return inTransaction(ctx, async (tx) => {
    await lockWorkspace(tx);
    const found = await getNotes(tx, ids);
    allow(tx, 'note.create', await getAccessObject(tx, tx.db, { type: 'project', id: projectId }));
    allowAll(tx, 'note.move', found);
    const moving = found.filter((note) => note.projectId !== projectId);
    await allowInProjects(tx, 'note.move', [...new Set(moving.map((note) => note.projectId))]);
    const movingIds = moving.map(({ id }) => id);
    await moveLeaves(tx, movingIds, projectId);
    const notes = await changeNotes(tx, movingIds, { project_id: projectId, updated_at: tx.now() });
    const from = new Map(moving.map((note) => [note.id, note.projectId]));
    await tx.record(
      ...notes.map(({ id, version }) => ({
        type: 'note.moved' as const,
        payload: { noteId: id, from: from.get(id) ?? '', to: projectId },
        objectId: id,
        version,
        before: { projectId: from.get(id) },
        after: { projectId },
      })),
    );
    return notes;
  });
}
