import { sql } from 'kysely';
import type { Db } from '#server/platform/db/database.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import '#server/features/notes/tables.ts';
import './tables.ts';

/** What the hidden contacts are called who took part in notes of these projects: what leaves the workspace masks them. */
export async function findHiddenNames(
  db: Db,
  { workspaceId, projectIds }: { workspaceId: string; projectIds: Iterable<string> },
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct p.name from notes
    join note_people np on np.workspace_id = notes.workspace_id and np.note_id = notes.id
    join people p on p.workspace_id = np.workspace_id and p.id = np.person_id
    where notes.workspace_id = ${workspaceId} and ${isAmong('notes.project_id', projectIds)}
      and p.hidden_at is not null`.execute(db);
  return rows.map(({ name }) => name);
}
