import { sql } from 'kysely';
import type { Trait } from '#server/kernel/kinds/index.ts';
import { isAmong, isInWorkspace } from '#server/platform/db/is-among.ts';
import './tables.ts';

/** An export of a project holds copies of what was in it. */
export const projectExportTrait: Trait = {
  forget: (tx, ids) =>
    sql`delete from project_exports e where e.workspace_id = ${tx.workspace.id} and (
      ${isAmong('e.project_id', ids)} or e.project_id in (
        select o.parent_id from access_objects o where ${isInWorkspace(tx.workspace.id, 'o.id', ids)}))`.execute(
      tx.db,
    ),
};
