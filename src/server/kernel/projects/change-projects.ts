import { sql, type Updateable } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { projectColumns, type Project } from './project.ts';
import './tables.ts';

/** One statement for all of them. The caller holds their locks and has checked what the person may do. */
export function changeProjects(
  tx: TxCtx,
  ids: readonly string[],
  change: Omit<Updateable<Tables['projects']>, 'version'>,
): Promise<Project[]> {
  return tx.db
    .updateTable('projects')
    .set({ ...change, version: sql<number>`version + 1` })
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .returning(projectColumns)
    .execute();
}
