import { sql } from 'kysely';
import type { Db } from '#server/platform/db/database.ts';
import '#server/features/notes/tables.ts';
import '#server/features/people/tables.ts';

/** Of those who take part in notes of the project. */
export async function readKnownPeople(db: Db, workspaceId: string, projectId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct p.name from note_people u
    join notes n on n.workspace_id = u.workspace_id and n.id = u.note_id and n.project_id = ${projectId}
    join people p on p.workspace_id = u.workspace_id and p.id = u.person_id
    where u.workspace_id = ${workspaceId} and p.name <> '' limit 1000`.execute(db);
  return namesOf(rows.map(({ name }) => name));
}

/** Full names, and first names of at least three letters. */
export function namesOf(people: readonly string[]): string[] {
  const names = people.map((name) => name.trim());
  const first = names.flatMap((name) => /^\p{Lu}[\p{L}'’-]{2,}(?= )/u.exec(name)?.[0] ?? []);
  return [...new Set([...names, ...first])].filter((name) => name.length > 1);
}
