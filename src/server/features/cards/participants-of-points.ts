import { sql, type RawBuilder } from 'kysely';
import { emailKey } from '#domain/people/person-keys.ts';
import '#server/features/channels/tables.ts';
import '#server/features/people/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { NamedPerson } from './bearers.ts';
import type { ByLine } from './by-lines.ts';
import { idsOf } from './ids-of-contact.ts';

/** Who said the data points of these by-lines, and whom they name: in their order, each with the contact that they are. */
export async function participantsOfPoints(
  db: Db,
  workspaceId: string,
  lines: readonly ByLine[],
): Promise<NamedPerson[]> {
  if (lines.length === 0) return [];
  const maybe = lines.flatMap((line, at) => line.maybe.map((text) => ({ text, place: at + 1 })));
  const ids = sql`${lines.map(({ pointId }) => pointId)}::uuid[]`;
  const names = sql`${lines.map(({ participant }) => participant)}::text[]`;
  return contactsOf(
    db,
    workspaceId,
    sql`with line as (
        select * from unnest(${ids}, ${names}) with ordinality as line (point_id, participant, place))
      select said.participant, min(said.place) from (
        select participant, place from line
        union all select k.participant, maybe.place
          from unnest(${maybe.map(({ text }) => text)}::text[], ${maybe.map(({ place }) => place)}::bigint[])
            as maybe (participant, place)
          join participants k on k.workspace_id = ${workspaceId} and k.participant = maybe.participant
        union all select p.participant, line.place from line
          join data_points p on p.workspace_id = ${workspaceId} and p.id = line.point_id
        union all select t.participant, line.place from line
          join data_point_turns t on t.workspace_id = ${workspaceId} and t.point_id = line.point_id) said
      where said.participant is not null group by said.participant`,
  );
}

/** Of data points that notes were made of. */
export function participantsOfNotes(
  db: Db,
  workspaceId: string,
  projects: RawBuilder<unknown>,
): Promise<NamedPerson[]> {
  return contactsOf(
    db,
    workspaceId,
    sql`select said.participant, min(n.created_at) from notes n
      join note_origins o on o.workspace_id = n.workspace_id and o.note_id = n.id
      cross join lateral (
        select o.participant
        union select t.participant from data_point_turns t
          where t.workspace_id = o.workspace_id and t.point_id = o.point_id) said
      where n.workspace_id = ${workspaceId} and n.project_id in (${projects}) and said.participant is not null
      group by said.participant`,
  );
}

/** Contacts and participants of the workspace who have these e-mail addresses. */
export async function peopleOfAddresses(
  db: Db,
  workspaceId: string,
  addresses: readonly string[],
): Promise<NamedPerson[]> {
  if (addresses.length === 0) return [];
  const keys = addresses.map(emailKey);
  const { rows } = await sql<NamedPerson>`
    select p.name, ${idsOf('p')} as "contactIds", array_agg(distinct asked.address) as emails
    from unnest(${keys}::text[], ${[...addresses]}::text[]) as asked (key, address)
    join person_keys k on k.workspace_id = ${workspaceId} and k.key = asked.key
    join people one on one.workspace_id = k.workspace_id and one.id = k.person_id
    join people p on p.workspace_id = one.workspace_id and p.id = coalesce(one.merged_into, one.id)
    group by p.workspace_id, p.id, p.name
    order by p.id`.execute(db);
  const participants = await contactsOf(
    db,
    workspaceId,
    sql`select k.participant, 1 from participants k
        where k.workspace_id = ${workspaceId} and k.key = any(${[...addresses]}::text[]) and k.person_id is null
      union select k.participant, 1 from participants k
        where k.workspace_id = ${workspaceId} and k.participant = any(${[...addresses]}::text[])`,
  );
  return [...rows, ...participants];
}

type Row = {
  readonly participant: string;
  readonly contactIds: string[] | null;
  readonly contacts: readonly { readonly name: string; readonly email: string | null }[] | null;
};

/** `participants` also says in which order. Under the names of contacts that were merged into theirs, too: texts still have them. */
async function contactsOf(
  db: Db,
  workspaceId: string,
  participants: RawBuilder<unknown>,
): Promise<NamedPerson[]> {
  const { rows } = await sql<Row>`
    select named.participant, case when person.id is not null then ${idsOf('person')} end as "contactIds", (
      select json_agg(json_build_object('name', known.name, 'email', known.email)
        order by known.id <> person.id, known.id)
      from people known
      where known.workspace_id = person.workspace_id and person.id in (known.id, known.merged_into)) as contacts
    from (${participants}) as named (participant, place)
    left join participants k on k.workspace_id = ${workspaceId} and k.participant = named.participant
    left join people one on one.workspace_id = k.workspace_id and one.id = k.person_id
    left join people person on person.workspace_id = one.workspace_id
      and person.id = coalesce(one.merged_into, one.id)
    order by named.place, named.participant collate "C"`.execute(db);
  return rows.flatMap(({ participant, contactIds, contacts }) => {
    const known = (contacts ?? []).map(({ name, email }) => ({
      name,
      contactIds: contactIds ?? [],
      emails: email === null ? [] : [email],
    }));
    return [...known, { name: participant, ...(contactIds && { contactIds }) }];
  });
}
