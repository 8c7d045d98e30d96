import { sql, type RawBuilder } from 'kysely';
import type { AccessObjectType } from './tables.ts';
import './tables.ts';

type ContentTable = {
  readonly type: AccessObjectType;
  readonly table: string;
  readonly id: string;
  /** The column that repeats whose map governs the row. */
  readonly accessId: string;
  readonly title: string;
  readonly trashedAt: string;
};

/** Where the objects of a type are kept. A slice with objects of its own adds its line here. */
export const contentTables: readonly ContentTable[] = [
  {
    type: 'project',
    table: 'projects',
    id: 'id',
    accessId: 'access_id',
    title: 'title',
    trashedAt: 'trashed_at',
  },
  {
    type: 'folder',
    table: 'folders',
    id: 'id',
    accessId: 'access_id',
    title: 'title',
    trashedAt: 'trashed_at',
  },
  {
    type: 'note',
    table: 'notes',
    id: 'id',
    accessId: 'access_id',
    title: 'title',
    trashedAt: 'trashed_at',
  },
  {
    type: 'insight',
    table: 'insights',
    id: 'id',
    accessId: 'access_id',
    title: 'title',
    trashedAt: 'trashed_at',
  },
];

/**
 * What lies in the trash, or in something that does, is unreachable by everything but the trash. `object` names a
 * row of access_objects.
 */
export function isNotTrashed(object: string): RawBuilder<boolean> {
  const checks = contentTables.map(
    ({ table, id, trashedAt }) => sql`not exists (
      select 1 from ${sql.table(table)} content
      where content.workspace_id = ${sql.ref(`${object}.workspace_id`)}
        and ${sql.ref(`content.${id}`)} in (${sql.ref(`${object}.id`)}, ${sql.ref(`${object}.parent_id`)})
        and ${sql.ref(`content.${trashedAt}`)} is not null)`,
  );
  return sql<boolean>`(${sql.join(checks, sql` and `)})`;
}

/** Whether a row of access_objects is, or lies in, an archived project: nobody changes it until it is active again. */
export function isArchived(object: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from projects archive
    where archive.workspace_id = ${sql.ref(`${object}.workspace_id`)}
      and archive.id in (${sql.ref(`${object}.id`)}, ${sql.ref(`${object}.parent_id`)})
      and archive.status = 'archived')`;
}

/** Empty for what has no title. Ask only for rows whose reader may see them. */
export function titleOf(object: string): RawBuilder<string> {
  const titles = contentTables.map(
    ({ table, id, title }) => sql`(
      select ${sql.ref(`content.${title}`)} from ${sql.table(table)} content
      where content.workspace_id = ${sql.ref(`${object}.workspace_id`)}
        and ${sql.ref(`content.${id}`)} = ${sql.ref(`${object}.id`)})`,
  );
  return sql<string>`coalesce(${sql.join([...titles, sql`''`])})`;
}
