import { sql, type RawBuilder } from 'kysely';
import '#server/kernel/access/tables.ts';
import '#server/kernel/members/tables.ts';
import './tables.ts';

/**
 * Whether the member behind a public link may see what a map governs, asked while the page is read. A page is put
 * together from pieces with maps of their own: without this, sharing a project would publish quotes of notes that
 * its publisher can’t open. What a publisher who left could see is what every member sees.
 */
export function publisherSees(link: string, accessIdColumn: string): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${link}.${column}`);
  return sql<boolean>`exists (
    select 1 from grants held
    where held.workspace_id = ${of('workspace_id')} and held.object_id = ${sql.ref(accessIdColumn)}
      and (held.grantee = 'markup' or held.grantee in (
        select publisher.id::text from members publisher
        where publisher.workspace_id = ${of('workspace_id')} and publisher.id = ${of('created_by')}
          and publisher.suspended_at is null and publisher.removed_at is null and publisher.role is not null
        union all
        select joined.group_id::text from group_members joined
        join members publisher on publisher.workspace_id = joined.workspace_id and publisher.id = joined.member_id
        where joined.workspace_id = ${of('workspace_id')} and joined.member_id = ${of('created_by')}
          and publisher.suspended_at is null and publisher.removed_at is null and publisher.role is not null)))`;
}
