import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** What counts towards the limit: the trash does not. */
export function countProjects(tx: TxCtx): Promise<{ count: string }> {
  return tx.db
    .selectFrom('projects')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('workspace_id', '=', tx.workspace.id)
    .where('trashed_at', 'is', null)
    .executeTakeFirstOrThrow();
}
