import { sql, type Updateable } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
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
    .where('workspace_id', '=', tx.workspace.id)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .returning(projectColumns)
    .execute();
}
