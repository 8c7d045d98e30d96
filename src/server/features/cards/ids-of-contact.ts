import { sql, type RawBuilder } from 'kysely';

/** Of a contact of this alias, and of those that were merged into it. */
export function idsOf(person: string): RawBuilder<string[]> {
  const of = (column: string) => sql.ref(`${person}.${column}`);
  return sql<string[]>`array[${of('id')}] || array(
    select merged.id from people merged
    where merged.workspace_id = ${of('workspace_id')} and merged.merged_into = ${of('id')} order by merged.id)`;
}
