import { sql } from 'kysely';
import { objectUrl } from '#domain/routes/object-url.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { JobAbout } from '#server/platform/jobs/job.ts';
import type { AccessObjectType } from './tables.ts';

/** Where the work of a job is found: on the object that a row of its table belongs to. */
export async function aboutObject(
  tx: TxCtx,
  { table, column, id }: { table: string; column: string; id: string },
): Promise<JobAbout | undefined> {
  const { rows } = await sql<{ id: string; type: AccessObjectType }>`
    select o.id, o.type from ${sql.table(table)} r
    join access_objects o on o.workspace_id = r.workspace_id and o.id = ${sql.ref(`r.${column}`)}
    where r.workspace_id = ${tx.workspace.id} and r.id = ${id}::uuid`.execute(tx.db);
  const [object] = rows;
  return object && { link: objectUrl(object.type, object), objectId: object.id };
}
