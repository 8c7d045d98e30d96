import { foldTitle } from '#domain/tags/tag-key.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { ensureDefaultBoard } from './default-board.ts';
import { findByTitle } from './find-by-title.ts';
import { allowTagImport } from './import-tags.ts';
import { writeTagRows } from './write-tag-rows.ts';

type Titles = {
  readonly projectId: string;
  readonly titles: readonly string[];
  readonly createdBy: string;
};

const bare = { group: '', color: null, description: '', role: null, sentiment: null };

/**
 * By the folded title: tags that the project can use, else new ones on its default board. For commands that have
 * checked that somebody may.
 */
export async function tagsOfTitles(
  tx: TxCtx,
  { projectId, titles, createdBy }: Titles,
): Promise<{ ids: Map<string, string>; madeIds: string[] }> {
  const isMissing = (known: ReadonlyMap<string, string>) => (title: string) => !known.has(foldTitle(title));
  const first = await findByTitle(tx, projectId, titles);
  if (!titles.some(isMissing(first))) return { ids: first, madeIds: [] };
  const boardId = await ensureDefaultBoard(tx, { projectId, createdBy });
  await allowTagImport(tx, boardId);
  // Others may have made it while this one waited for the board.
  const ids = await findByTitle(tx, projectId, titles);
  const rows = titles.filter(isMissing(ids)).map((title) => ({ title, ...bare }));
  const { tags } = await writeTagRows(tx, { boardId, rows, updates: false, createdBy });
  const madeIds: string[] = [];
  for (const [at, tag] of tags.entries()) {
    if (tag.status !== 'created') continue;
    ids.set(foldTitle(rows[at]?.title ?? ''), tag.id);
    madeIds.push(tag.id);
  }
  return { ids, madeIds };
}
