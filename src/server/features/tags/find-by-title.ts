import { foldTitle } from '#domain/tags/tag-key.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { usableTags } from './scope.ts';
import './tables.ts';

/** Tags that can be put on something in the project, by their folded title; of several the oldest. */
export async function findByTitle(
  tx: TxCtx,
  projectId: string,
  titles: readonly string[],
): Promise<Map<string, string>> {
  const folded = titles.map(foldTitle).filter((title) => title !== '');
  if (folded.length === 0) return new Map();
  const rows = await usableTags(tx, tx.db, projectId)
    .select(['tags.id', 'tags.folded'])
    .where('tags.folded', 'in', folded)
    .orderBy('tags.created_at', 'desc')
    .execute();
  return new Map(rows.map((tag) => [tag.folded, tag.id]));
}
