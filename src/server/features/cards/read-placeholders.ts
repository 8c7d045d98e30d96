import { sql, type RawBuilder } from 'kysely';
import { speakerNames } from '#editor/transcript/speaker-names.ts';
import '#server/features/highlights/tables.ts';
import '#server/features/notes/tables.ts';
import { findKeptNames } from '#server/features/kept-names/index.ts';
import '#server/features/people/tables.ts';
import { readDocument } from '#server/kernel/documents/index.ts';
import '#server/kernel/documents/tables.ts';
import '#server/kernel/members/tables.ts';
import { foldersFrom } from '#server/kernel/projects/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { findNumbers, type Reading } from '#server/features/participant-numbers/index.ts';
import { idsOf } from './ids-of-contact.ts';
import { inOrderOfAppearance } from './in-order-of-appearance.ts';
import { namesInDocument } from './names-in-document.ts';
import type { NamedPerson } from './bearers.ts';
import { participantsOfNotes } from './participants-of-points.ts';
import { createPlaceholders, someParticipant, type Placeholders } from './placeholders.ts';

type Shared = { readonly workspaceId: string; readonly objectId: string };

/**
 * Everybody who took part and speaks in the projects that a shared page is of, in the order of their first note, then
 * the speakers of what is highlighted, those who ask, and who is in the shared text itself. They are counted in this
 * order once a page names them, and keep their number.
 */
export async function readPlaceholders(
  { db, whoIsNew }: Reading,
  { workspaceId, objectId }: Shared,
): Promise<Placeholders> {
  const ofPlace = sql<boolean>`exists (select from access_objects shared
    where shared.workspace_id = ${workspaceId} and shared.id = ${objectId}
      and (p.id in (shared.id, shared.parent_id)
        or shared.type = 'folder' and shared.id = any(${foldersFrom(workspaceId, sql`p.folder_id`)})))`;
  const projects = sql`select p.id from projects p where p.workspace_id = ${workspaceId} and ${ofPlace}`;
  const { rows: spoken } = await sql<{ speakers: string }>`
    select distinct h.speakers from projects p
    join highlights h on h.workspace_id = p.workspace_id and h.project_id = p.id
    where p.workspace_id = ${workspaceId} and ${ofPlace} and h.speakers <> ''
    order by h.speakers`.execute(db);
  const quoted = { participants: [], speakers: spoken.flatMap(({ speakers }) => speakers.split('\n')) };
  const { rows: members } = await sql<{ name: string }>`
    select name from members where workspace_id = ${workspaceId}`.execute(db);
  const notes = await peopleOfNotes(db, workspaceId, projects);
  const names = inOrderOfAppearance(
    [...notes.map(({ contacts, speakers }) => ({ participants: namesOf(contacts), speakers })), quoted],
    namesOf(members),
  );
  const numbers = await findNumbers(db, { workspaceId, objectId });
  const placeholders = createPlaceholders(
    names.map((name) => ({ name })),
    { findKept: await findKeptNames(db, workspaceId, { projects, label: someParticipant }), numbers },
  );
  placeholders.learn(notes.flatMap(({ contacts }) => contacts));
  placeholders.learn(await participantsOfNotes(db, workspaceId, projects));
  whoIsNew.push(() => {
    const people = placeholders.newcomers();
    return numbers.placeId === null || people.length === 0 ? undefined : { placeId: numbers.placeId, people };
  });
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

type PeopleOfNote = { readonly contacts: readonly NamedPerson[]; readonly speakers: readonly string[] };

function namesOf(people: readonly { readonly name: string }[]): string[] {
  return people.map(({ name }) => name);
}

/** Note by note. Who speaks is known also where nothing is highlighted: somebody may have typed the name elsewhere. */
async function peopleOfNotes(
  db: Db,
  workspaceId: string,
  projects: RawBuilder<unknown>,
): Promise<PeopleOfNote[]> {
  const { rows } = await sql<{
    id: string;
    people: PeopleOfNote['contacts'] | null;
    text: string | null;
    speakers: string[] | null;
  }>`
    select n.id, took.people, d.id as text, d.speakers from notes n
    left join documents d on d.workspace_id = n.workspace_id and d.id = n.id and d.speakers is distinct from '{}'
    left join lateral (
      select json_agg(json_build_object('name', known.name, 'contactIds', ${idsOf('person')},
        'emails', case when known.email is null then '[]' else json_build_array(known.email) end)
        order by np.rank, person.id, known.id <> person.id, known.id) as people from note_people np
      join people person on person.workspace_id = np.workspace_id and person.id = np.person_id
      -- Under the name of a contact who was merged into them, too: texts still have it.
      join people known on known.workspace_id = person.workspace_id and person.id in (known.id, known.merged_into)
      where np.workspace_id = n.workspace_id and np.note_id = n.id) took on true
    where n.workspace_id = ${workspaceId} and n.project_id in (${projects})
      and (d.id is not null or took.people is not null)
    order by n.created_at, n.id`.execute(db);
  const notes: PeopleOfNote[] = [];
  for (const { id, people, text, speakers } of rows) {
    const spoken = speakers ?? (text === null ? [] : speakerNames(await readDocument(db, workspaceId, id)));
    notes.push({ contacts: people ?? [], speakers: spoken });
  }
  return notes;
}
