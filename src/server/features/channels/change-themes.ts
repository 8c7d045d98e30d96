import { sql, type Updateable } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import './tables.ts';

/** For commands that have checked that somebody may: changes themes and tells who looks at them. */
export async function changeThemes(
  tx: TxCtx,
  ids: readonly string[],
  change: Updateable<Tables['themes']>,
): Promise<void> {
  const rows = await tx.db
    .updateTable('themes')
    .set({ ...change, updated_at: tx.now(), version: sql`themes.version + 1` })
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .returning(['id', 'version'])
    .execute();
  await tx.record(
    ...rows.map(({ id, version }) => ({
      type: 'theme.updated' as const,
      payload: { themeId: id, changed: Object.keys(change) },
      objectId: id,
      version,
    })),
  );
}
