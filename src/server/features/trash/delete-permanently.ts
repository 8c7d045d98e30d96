import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { removeGarbage } from '#server/features/files/index.ts';
import { levelOfRank } from '#server/kernel/access/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import type { TrashItemType } from '#server/platform/graphql/wire.gen.ts';
import { findInTrash } from './find-in-trash.ts';
import { purgeItems } from './purge-items.ts';

/** One thing from the trash, now. Who may not see it there learns nothing of it. */
export async function deletePermanently(
  { storage }: Pick<Services, 'storage'>,
  ctx: Ctx,
  { type, id }: { type: TrashItemType; id: string },
): Promise<void> {
  requireMember(ctx);
  await inTransaction(ctx, async (tx) => {
    const where = sql<boolean>`t.type = ${type} and t.id = ${id}::uuid`;
    const [found] = await findInTrash(ctx, tx, { where, limit: 1 });
    const level = levelOfRank(ctx, found?.rank ?? 0);
    if (!found || level === null) throw new NotFound();
    allow(tx, 'trash.purge', { level });
    await purgeItems(tx, [found]);
  });
  await removeGarbage({ database: ctx.database, storage }, ctx.workspace.id);
}
