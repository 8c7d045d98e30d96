import { sql, type RawBuilder } from 'kysely';
import '#server/features/notes/tables.ts';
import type { CardScope } from './card-scope.ts';

/** Tells the notes of a project that the reader may see apart where their titles are hidden. `note` names the row. */
export function noteNumber({ isSeen }: Pick<CardScope, 'isSeen'>, note: string): RawBuilder<number> {
  const of = (column: string) => sql.ref(`${note}.${column}`);
  return sql<number>`(select count(*)::int from notes earlier
    where earlier.workspace_id = ${of('workspace_id')} and earlier.project_id = ${of('project_id')}
      and earlier.trashed_at is null and ${isSeen('earlier.access_id', 'earlier.project_id')}
      and (earlier.created_at, earlier.id) <= (${of('created_at')}, ${of('id')}))`;
}
