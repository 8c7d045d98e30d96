import { sql, type RawBuilder } from 'kysely';
import { speakerNames } from '#editor/transcript/speaker-names.ts';
import '#server/features/highlights/tables.ts';
import '#server/features/notes/tables.ts';
import { findKeptNames } from '#server/features/kept-names/index.ts';
import '#server/features/people/tables.ts';
import { readDocument } from '#server/kernel/documents/index.ts';
import '#server/kernel/documents/tables.ts';
import { foldersFrom } from '#server/kernel/projects/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { namesInDocument } from './names-in-document.ts';
import { createPlaceholders, someParticipant, type Placeholders } from './placeholders.ts';

type Shared = { readonly workspaceId: string; readonly objectId: string };

/**
 * Everybody who took part in the projects that a shared page is of, in the order of their first note, then the
 * speakers of what is highlighted, of all notes and of the shared text itself. Pages below it use the same labels.
 */
export async function readPlaceholders(db: Db, { workspaceId, objectId }: Shared): Promise<Placeholders> {
  const ofPlace = sql<boolean>`exists (select from access_objects shared
    where shared.workspace_id = ${workspaceId} and shared.id = ${objectId}
      and (p.id in (shared.id, shared.parent_id)
        or shared.type = 'folder' and shared.id = any(${foldersFrom(workspaceId, sql`p.folder_id`)})))`;
  const { rows: people } = await sql<{ name: string }>`
    select person.name from projects p
    join notes n on n.workspace_id = p.workspace_id and n.project_id = p.id
    join note_people np on np.workspace_id = n.workspace_id and np.note_id = n.id
    join people person on person.workspace_id = np.workspace_id and person.id = np.person_id
    where p.workspace_id = ${workspaceId} and ${ofPlace}
    group by person.id, person.name
    order by min(n.created_at), min(np.rank), person.id`.execute(db);
  const { rows: spoken } = await sql<{ speakers: string }>`
    select distinct h.speakers from projects p
    join highlights h on h.workspace_id = p.workspace_id and h.project_id = p.id
    where p.workspace_id = ${workspaceId} and ${ofPlace} and h.speakers <> ''
    order by h.speakers`.execute(db);
  const projects = sql`select p.id from projects p where p.workspace_id = ${workspaceId} and ${ofPlace}`;
  const placeholders = createPlaceholders(
    [
      ...people.map(({ name }) => name),
      ...spoken.flatMap(({ speakers }) => speakers.split('\n')),
      ...(await speakersOfNotes(db, workspaceId, projects)),
    ],
    await findKeptNames(db, workspaceId, { projects, label: someParticipant }),
  );
  const document = await db
    .selectFrom('documents')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', objectId)
    .executeTakeFirst();
  if (document)
    placeholders.learn(
      await namesInDocument(db, workspaceId, await readDocument(db, workspaceId, document.id)),
    );
  return placeholders;
}

/** Also where nothing is highlighted: somebody may have typed the name elsewhere. */
async function speakersOfNotes(
  db: Db,
  workspaceId: string,
  projects: RawBuilder<unknown>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string; speakers: string[] | null }>`
    select d.id, d.speakers from notes n
    join documents d on d.workspace_id = n.workspace_id and d.id = n.id
    where n.workspace_id = ${workspaceId} and n.project_id in (${projects}) and d.speakers is distinct from '{}'
    order by n.created_at, n.id`.execute(db);
  const names: string[] = [];
  for (const { id, speakers } of rows)
    names.push(...(speakers ?? speakerNames(await readDocument(db, workspaceId, id))));
  return names;
}
