import { sql, type RawBuilder } from 'kysely';
import { allContent } from '#server/kernel/kinds/index.ts';
import './tables.ts';

/**
 * What is in the trash, or in something that is, is unreachable by everything but the trash. `object` names a
 * row of access_objects.
 */
export function isNotTrashed(object: string): RawBuilder<boolean> {
  const checks = allContent().map(
    ({ table }) => sql`not exists (
      select 1 from ${sql.table(table)} content
      where content.workspace_id = ${sql.ref(`${object}.workspace_id`)}
        and content.id in (${sql.ref(`${object}.id`)}, ${sql.ref(`${object}.parent_id`)})
        and content.trashed_at is not null)`,
  );
  return sql<boolean>`(${sql.join(checks, sql` and `)})`;
}

/** Whether a row of access_objects is, or is in, an archived project: nobody changes it until it is active again. */
export function isArchived(object: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from projects archive
    where archive.workspace_id = ${sql.ref(`${object}.workspace_id`)}
      and archive.id in (${sql.ref(`${object}.id`)}, ${sql.ref(`${object}.parent_id`)})
      and archive.status = 'archived')`;
}

/** Empty for what has no title. Ask only for rows whose reader may see them. */
export function titleOf(object: string): RawBuilder<string> {
  const titles = allContent().map(
    ({ table }) => sql`(
      select content.title from ${sql.table(table)} content
      where content.workspace_id = ${sql.ref(`${object}.workspace_id`)}
        and content.id = ${sql.ref(`${object}.id`)})`,
  );
  return sql<string>`coalesce(${sql.join([...titles, sql`''`])})`;
}
