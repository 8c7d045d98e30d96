import { sql, type RawBuilder } from 'kysely';
import { isOf } from '#domain/codec/codec.ts';
import { uuid } from '#domain/codec/primitives.ts';
import type { GroupableType } from '#domain/views/field-groups.ts';
import type { ObjectType } from '#domain/search/result-types.ts';
import '#server/features/highlights/tables.ts';
import { isOfKnownPerson } from '#server/features/people/index.ts';
import '#server/features/people/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { groupKeysOfValue } from './field-keys.ts';

type Asking = Pick<Ctx, 'actor' | 'workspace'>;

/** Rows of `part` with the person who took part in the row's note; of a highlight, who said it. */
export function participantsOf({ workspace }: Asking, objectType: ObjectType): RawBuilder<unknown> {
  const noteId = objectType === 'HIGHLIGHT' ? sql`highlights.object_id` : sql`notes.id`;
  // Where the transcript names its speakers, only they said it.
  const saidIt =
    objectType === 'HIGHLIGHT'
      ? sql`(highlights.speakers = ''
          or lower(btrim(person.name)) = any(string_to_array(lower(highlights.speakers), E'\n')))`
      : sql`true`;
  return sql`(select np.person_id from note_people np
    join people person on person.workspace_id = np.workspace_id and person.id = np.person_id
      and person.trashed_at is null and person.merged_into is null
    where np.workspace_id = ${workspace.id} and np.note_id = ${noteId} and ${saidIt})`;
}

const speakerKey = 'speaker:';

/** The name of a speaker whom no contact of the note bears; undefined for a key of anything else. */
export function speakerOfKey(key: string): string | undefined {
  return key.startsWith(speakerKey) ? key.slice(speakerKey.length) : undefined;
}

/** Rows of `key`: the participants, and of a highlight the speakers who are linked to no contact. */
export function participantKeys(ctx: Asking, objectType: ObjectType): RawBuilder<unknown> {
  const people = sql`select part.person_id::text as key from ${participantsOf(ctx, objectType)} part`;
  if (objectType !== 'HIGHLIGHT') return sql`(${people})`;
  return sql`(${people} union all
    select distinct ${speakerKey} || btrim(said.name) from unnest(string_to_array(highlights.speakers, E'\n')) said (name)
    where btrim(said.name) <> '' and not exists (select 1 from note_people np
      join people person on person.workspace_id = np.workspace_id and person.id = np.person_id
        and person.trashed_at is null and person.merged_into is null
      where np.workspace_id = ${ctx.workspace.id} and np.note_id = highlights.object_id
        and lower(btrim(person.name)) = lower(btrim(said.name))))`;
}

export function isOfParticipant(ctx: Asking, objectType: ObjectType, key: string): RawBuilder<boolean> {
  if (key === '') return sql<boolean>`not exists ${participantKeys(ctx, objectType)}`;
  const speaker = speakerOfKey(key);
  if (isOf(uuid, key)) return sql<boolean>`${key}::uuid in ${participantsOf(ctx, objectType)}`;
  if (speaker === undefined || speaker.includes('\0')) return sql<boolean>`false`;
  return sql<boolean>`${speakerKey + speaker}::text in ${participantKeys(ctx, objectType)}`;
}

/** Rows of `key` with the groups that a field has for the row's participants, of those whom the person may know. */
export function contactFieldKeys(
  ctx: Asking,
  objectType: ObjectType,
  field: { id: string; type: GroupableType },
): RawBuilder<unknown> {
  return sql`(select distinct option as key from ${participantsOf(ctx, objectType)} part
    join field_values v on v.workspace_id = ${ctx.workspace.id} and v.object_id = part.person_id
      and v.field_id = ${field.id}::uuid
    cross join unnest(${groupKeysOfValue(field.type)}) option
    where ${isOfKnownPerson(ctx, 'part.person_id')})`;
}

export function hasContactField(
  ctx: Asking,
  {
    objectType,
    field,
    key,
  }: { objectType: ObjectType; field: { id: string; type: GroupableType }; key: string },
): RawBuilder<boolean> {
  const keys = contactFieldKeys(ctx, objectType, field);
  return key === '' ? sql<boolean>`not exists ${keys}` : sql<boolean>`${key}::text in ${keys}`;
}

export function isOfSource(key: string): RawBuilder<boolean> {
  return isOf(uuid, key) ? sql<boolean>`highlights.object_id = ${key}::uuid` : sql<boolean>`false`;
}
