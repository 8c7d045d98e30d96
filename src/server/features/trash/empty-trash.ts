import { sql } from 'kysely';
import { removeGarbage } from '#server/features/files/index.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { findInTrash } from './find-in-trash.ts';
import { purgeItems } from './purge-items.ts';

/** The page asks again while there is more, shows how far it is and can stop in between. */
const atOnce = 50;

/** What the person has full access to. What others alone may delete stays. */
export async function emptyTrash(
  { storage }: Pick<Services, 'storage'>,
  ctx: Ctx,
  { projectId }: { projectId: string | null },
): Promise<{ deleted: number; more: boolean }> {
  const { viewer } = requireMember(ctx);
  const found = await inTransaction(ctx, async (tx) => {
    if (projectId !== null) await getAccessObject(tx, tx.db, { type: 'project', id: projectId });
    allow(tx, 'trash.purge', { level: 'FULL' });
    if (viewer.role === 'VIEWER') return [];
    const where = sql<boolean>`t.rank = 3`;
    const items = await findInTrash(ctx, tx, { projectId, where, limit: atOnce + 1 });
    await purgeItems(tx, items.slice(0, atOnce));
    return items;
  });
  await removeGarbage({ database: ctx.database, storage }, ctx.workspace.id);
  return { deleted: Math.min(found.length, atOnce), more: found.length > atOnce };
}
