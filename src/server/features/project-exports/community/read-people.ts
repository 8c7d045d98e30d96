import { sql } from 'kysely';
import type { ExportedNotePerson, ExportedPerson } from '#domain/exports/evidence-codecs.ts';
import { findHiddenNames, mayReadHidden } from '#server/features/people/index.ts';
import { isVisibleWritten } from '#server/kernel/writing/index.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import { reading, type Exporting } from './exporting.ts';
import '#server/features/notes/tables.ts';
import '#server/features/people/tables.ts';

/** Who took part in the notes, without those who are hidden from the person. */
export function readNotePeople(exporting: Exporting): Promise<ExportedNotePerson[]> {
  const { ctx, projectId } = exporting;
  return reading(exporting, async (db) => {
    const { rows } = await sql<ExportedNotePerson>`
      select notes.id as "noteId", p.id as "personId", np.kind, np.rank
      from notes
      join note_people np on np.workspace_id = notes.workspace_id and np.note_id = notes.id
      join people p on p.workspace_id = np.workspace_id and p.id = np.person_id
      where ${isVisibleWritten(ctx, 'notes')} and notes.project_id = ${projectId} and ${isShown(exporting)}
      order by notes.created_at, notes.id, np.rank, p.id`.execute(db);
    return rows;
  });
}

/** Of those ids that are contacts whom the person may know. */
export function readPeople(exporting: Exporting, ids: Iterable<string>): Promise<ExportedPerson[]> {
  return reading(exporting, async (db) => {
    const { rows } = await sql<ExportedPerson>`
      select p.id, p.name, p.email from people p
      where p.workspace_id = ${exporting.ctx.workspace.id} and ${isAmong('p.id', ids)} and ${isShown(exporting)}
      order by p.created_at, p.id`.execute(db);
    return rows;
  });
}

/** Speakers have the names of contacts: those of hidden ones are masked. */
export function readHiddenNames(exporting: Pick<Exporting, 'ctx' | 'projectId'>): Promise<string[]> {
  const { ctx, projectId } = exporting;
  if (mayReadHidden(ctx)) return Promise.resolve([]);
  return reading(exporting, (db) =>
    findHiddenNames(db, { workspaceId: ctx.workspace.id, projectIds: [projectId] }),
  );
}

function isShown({ ctx }: Exporting) {
  const isKnown = sql`p.trashed_at is null and p.merged_into is null`;
  return mayReadHidden(ctx) ? isKnown : sql`${isKnown} and p.hidden_at is null`;
}
