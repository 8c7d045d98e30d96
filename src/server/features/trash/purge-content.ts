import { sql } from 'kysely';
import { unregisterObjects } from '#server/kernel/access/index.ts';
import { allContent } from '#server/kernel/kinds/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { forgetTraces } from './forget-traces.ts';

/**
 * Things with a permission map and everything in them. Documents with their versions, comments, highlights, files and
 * notifications go with the map. Answers how many things were inside.
 */
export async function purgeContent(tx: TxCtx, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with recursive gone (id) as (
      select o.id from access_objects o where ${isInWorkspace(tx.workspace.id, 'o.id', ids)}
      union
      select o.id from access_objects o join gone on o.parent_id = gone.id
      where o.workspace_id = ${tx.workspace.id}
    )
    select id from gone`.execute(tx.db);
  const all = rows.map(({ id }) => id);
  await forgetTraces(tx, all);
  const deleting = allContent().map(
    ({ table }) => sql`${sql.id(`from_${table}`)} as (
      delete from ${sql.table(table)} where ${isInWorkspace(tx.workspace.id, 'id', all)} returning 1)`,
  );
  // In one statement, because they refer to each other: a project to its folder, a note to its project.
  await sql`with ${sql.join(deleting)} select 1`.execute(tx.db);
  await unregisterObjects(tx, all);
  return all.length - ids.length;
}
