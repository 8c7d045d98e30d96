import { sql } from 'kysely';
import type { Trait } from '#server/kernel/kinds/index.ts';
import { isAmong, isInWorkspace } from '#server/platform/db/is-among.ts';
import './tables.ts';

/** An export of a project holds copies of what was in it. */
export const projectExportTrait: Trait = {
  forget: (tx, ids) =>
    sql`delete from project_exports e where e.workspace_id = ${tx.workspace.id} and (
      ${isAmong('e.project_id', ids)} or e.project_ids && ${[...ids]}::uuid[] or exists (
        select 1 from access_objects o where ${isInWorkspace(tx.workspace.id, 'o.id', ids)}
          and (o.parent_id = e.project_id or o.parent_id = any(e.project_ids))))`.execute(tx.db),
};
