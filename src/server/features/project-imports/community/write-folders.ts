import type { ExportedCategory } from '#domain/exports/evidence-codecs.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { insertFolder } from '#server/features/folders/index.ts';
import { isVisible, rankOf } from '#server/kernel/access/index.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import type { Ctx, TxCtx } from '#server/platform/context/context.ts';
import { cut } from './community-writing.ts';
import '#server/kernel/projects/tables.ts';

type Wanted = {
  readonly member: Ctx;
  readonly categories: readonly ExportedCategory[];
  readonly wanted: string | null;
  readonly createdBy: string;
};

/** The folder of a project: one of the same title at the same place that the person may add to, or a new one. */
export async function writeFolders(
  tx: TxCtx,
  { member, categories, wanted, createdBy }: Wanted,
): Promise<string | null> {
  await lockWorkspace(tx);
  let parentId: string | null = null;
  for (const { title } of wayTo(categories, wanted)) {
    const named = cut(title, textLimits.folderTitle.max);
    const known: { id: string } | undefined = await tx.db
      .selectFrom('folders')
      .select('id')
      .where('workspace_id', '=', tx.workspace.id)
      .where('parent_id', parentId === null ? 'is' : '=', parentId)
      .where('title', '=', named)
      .where('trashed_at', 'is', null)
      .where(isVisible(member, 'access_id'))
      .where(rankOf(member, 'access_id'), '>=', 2)
      .orderBy('created_at')
      .executeTakeFirst();
    parentId = known?.id ?? (await insertFolder(tx, { title: named, parentId, createdBy })).id;
  }
  return parentId;
}

/** From the top; a circle in the archive ends where it closes. */
function wayTo(categories: readonly ExportedCategory[], wanted: string | null): ExportedCategory[] {
  const byId = new Map(categories.map((one) => [one.id, one]));
  const way: ExportedCategory[] = [];
  let at = byId.get(wanted ?? '');
  while (at && !way.includes(at)) {
    way.unshift(at);
    at = byId.get(at.parentId ?? '');
  }
  return way;
}
