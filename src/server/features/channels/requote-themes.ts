import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** Themes whose quote was one of these take the most typical of those that are left. */
export async function requoteThemes(tx: TxCtx, pointIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string; version: number }>`
    update themes t set updated_at = ${tx.now()}, version = t.version + 1,
      quote_id = (select p.id from data_points p where p.workspace_id = t.workspace_id and p.theme_id = t.id
        order by p.theme_score desc nulls last, p.id limit 1)
    where t.workspace_id = ${tx.workspace.id} and t.quote_id = any(${[...pointIds]}::uuid[]) and t.state = 'active'
    returning t.id, t.version`.execute(tx.db);
  await tx.record(
    ...rows.map(({ id, version }) => ({
      type: 'theme.updated' as const,
      payload: { themeId: id, changed: ['quote'] },
      objectId: id,
      version,
    })),
  );
}
