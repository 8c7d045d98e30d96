import { sql, type RawBuilder } from 'kysely';
import { isOf } from '#domain/codec/codec.ts';
import { uuid } from '#domain/codec/primitives.ts';
import type { ObjectType } from '#domain/search/result-types.ts';
import '#server/features/highlights/tables.ts';
import { isOfKnownPerson } from '#server/features/people/index.ts';
import '#server/features/people/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';

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

export function isOfParticipant(ctx: Asking, objectType: ObjectType, key: string): RawBuilder<boolean> {
  const people = participantsOf(ctx, objectType);
  if (key === '') return sql<boolean>`not exists ${people}`;
  return isOf(uuid, key) ? sql<boolean>`${key}::uuid in ${people}` : sql<boolean>`false`;
}

/** Rows of `key` with the options that a field has for the row's participants, of those whom the person may know. */
export function contactFieldKeys(ctx: Asking, objectType: ObjectType, fieldId: string): RawBuilder<unknown> {
  return sql`(select distinct option::text as key from ${participantsOf(ctx, objectType)} part
    join field_values v on v.workspace_id = ${ctx.workspace.id} and v.object_id = part.person_id
      and v.field_id = ${fieldId}::uuid
    cross join unnest(v.ids) option
    where ${isOfKnownPerson(ctx, 'part.person_id')})`;
}

export function hasContactField(
  ctx: Asking,
  { objectType, fieldId, key }: { objectType: ObjectType; fieldId: string; key: string },
): RawBuilder<boolean> {
  const keys = contactFieldKeys(ctx, objectType, fieldId);
  return key === '' ? sql<boolean>`not exists ${keys}` : sql<boolean>`${key}::text in ${keys}`;
}

export function isOfSource(key: string): RawBuilder<boolean> {
  return isOf(uuid, key) ? sql<boolean>`highlights.object_id = ${key}::uuid` : sql<boolean>`false`;
}
