import { getAccessObject, moveLeaves } from '#server/kernel/access/index.ts';
import { allowInProjects } from '#server/kernel/projects/index.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, allowAll } from '#server/platform/context/require-member.ts';
import { changeWritten } from './change-written.ts';
import { getAllWritten } from './get-written.ts';
import type { Writing } from './writing.ts';
import type { Written } from './written.ts';

/**
 * Into another project, all of them or none. Takes write access to them, to where they are and to where they go.
 * Answers those that were elsewhere.
 */
export async function moveWritten<Row extends Written>(
  writing: Writing<Row>,
  ctx: Ctx,
  ids: readonly string[],
  projectId: string,
): Promise<Row[]> {
  const { thing, events } = writing;
  return inTransaction(ctx, async (tx) => {
    await lockWorkspace(tx);
    const found = await getAllWritten(writing, tx, ids);
    allow(tx, `${thing}.create`, await getAccessObject(tx, tx.db, { type: 'project', id: projectId }));
    allowAll(tx, `${thing}.move`, found);
    const from = new Map(
      found.filter((one) => one.projectId !== projectId).map((one) => [one.id, one.projectId]),
    );
    await allowInProjects(tx, `${thing}.move`, [...new Set(from.values())]);
    const movingIds = [...from.keys()];
    await moveLeaves(tx, movingIds, projectId);
    const moved = await changeWritten(writing, tx, movingIds, {
      project_id: projectId,
      updated_at: tx.now(),
    });
    await tx.record(
      ...moved.map(({ id, version }) => ({
        ...events.moved(id, from.get(id) ?? '', projectId),
        objectId: id,
        version,
        before: { projectId: from.get(id) },
        after: { projectId },
      })),
    );
    return moved;
  });
}
