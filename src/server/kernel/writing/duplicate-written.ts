import { copyTitle } from '#domain/text/copy-title.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import { copyDocument } from '#server/kernel/documents/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { readBackWritten } from './change-written.ts';
import { insertWrittenRow } from './create-written.ts';
import { getWritten } from './get-written.ts';
import type { Writing } from './writing.ts';
import type { Written } from './written.ts';

/**
 * A copy with the current content beside the original; locks, comments, status and publication are not copied. A copy
 * of what only some may see is seen only by the person who made it, until they share it.
 */
export async function duplicateWritten<Row extends Written>(
  writing: Writing<Row>,
  ctx: Ctx,
  id: string,
): Promise<Row> {
  const { viewer } = requireMember(ctx);
  const { thing } = writing;
  return inTransaction(ctx, async (tx) => {
    const { projectId, title, isPrivate, aiGenerated, ...original } = await getWritten(writing, tx, id);
    allow(tx, `${thing}.read`, original);
    allow(tx, `${thing}.create`, await getAccessObject(tx, tx.db, { type: 'project', id: projectId }));
    const copyId = await insertWrittenRow(writing, tx, {
      projectId,
      title: copyTitle(title),
      aiGenerated,
      createdBy: viewer.id,
      ...(isPrivate && { grants: { [viewer.id]: 'FULL' as const } }),
    });
    await copyDocument(tx, id, { id: copyId, kind: thing, ownerId: copyId });
    await writing.copyParts(tx, id, copyId);
    return readBackWritten(writing, tx, copyId);
  });
}
