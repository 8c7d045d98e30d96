import { NotFound } from '#domain/errors/hark-error.ts';
import { usableTags } from '#server/features/tags/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isAmong } from '#server/platform/db/is-among.ts';

/**
 * Tags that can be put on something in each of these projects, held so that no merge takes them away meanwhile.
 * Throws NotFound for one that is unknown, in the trash, or of another project.
 */
export async function holdTags(
  tx: TxCtx,
  ids: readonly string[],
  projectIds: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  for (const projectId of new Set(projectIds)) {
    const rows = await usableTags(tx, tx.db, projectId)
      .select('tags.id')
      .where(isAmong('tags.id', ids))
      .orderBy('tags.id')
      .forShare('tags')
      .execute();
    if (rows.length !== ids.length) throw new NotFound();
  }
}

/** Of these tags, those that can be put on something in the project now, held the same way. */
export async function holdUsableTags(
  tx: TxCtx,
  projectId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await usableTags(tx, tx.db, projectId)
    .select('tags.id')
    .where(isAmong('tags.id', ids))
    .orderBy('tags.id')
    .forShare('tags')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
