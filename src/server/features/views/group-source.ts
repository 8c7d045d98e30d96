import { sql, type RawBuilder } from 'kysely';
import { isOf } from '#domain/codec/codec.ts';
import { uuid } from '#domain/codec/primitives.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import type { ObjectType } from '#domain/search/result-types.ts';
import { isGroupableOfContacts, isGroupableType, type GroupableType } from '#domain/views/field-groups.ts';
import type { ViewGroup } from '#domain/views/view-data.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import '#server/features/highlights/tables.ts';
import { insightStanding } from '#server/features/insights/index.ts';
import {
  contactFieldKeys,
  hasContactField,
  isOfParticipant,
  isOfSource,
  participantKeys,
} from './evidence-groups.ts';
import { fieldGroupKeys, groupKeysOfValue } from './field-keys.ts';
import { rowSources } from './row-source.ts';
import type { ViewField } from './view-fields.ts';

/** The key of what belongs to no group. */
export const uncategorized = '';

const standingKeys = sql`(select ${insightStanding} as key)`;

/** The rows of one group. */
export function isInGroup(
  ctx: Pick<Ctx, 'actor' | 'workspace'>,
  {
    objectType,
    group,
    fields,
    key,
  }: { objectType: ObjectType; group: ViewGroup; fields: ReadonlyMap<string, ViewField>; key: string },
): RawBuilder<boolean> {
  if (group.by === 'TAG') return isTagged(ctx, objectType, key);
  if (isByParticipant(objectType, group)) return isOfParticipant(ctx, objectType, key);
  if (isBySource(objectType, group)) return isOfSource(key);
  if (key.includes('\0')) return sql<boolean>`false`;
  const contactField = contactFieldOf(objectType, group, fields);
  if (contactField) return hasContactField(ctx, { objectType, field: contactField, key });
  return sql<boolean>`${key}::text in ${groupKeysOf(ctx, objectType, group, fields)}`;
}

function isByParticipant(objectType: ObjectType, { by }: ViewGroup): boolean {
  return by === 'PARTICIPANT' && objectType !== 'INSIGHT';
}

function isBySource(objectType: ObjectType, { by }: ViewGroup): boolean {
  return by === 'SOURCE' && objectType === 'HIGHLIGHT';
}

type FieldGroup = Extract<ViewGroup, { readonly fieldId: string }>;

function contactFieldOf(
  objectType: ObjectType,
  group: ViewGroup,
  fields: ReadonlyMap<string, ViewField>,
): GroupField | null {
  if (group.by !== 'CONTACT_FIELD' || objectType === 'INSIGHT') return null;
  const field = fields.get(group.fieldId);
  return field && isGroupable(group, field) ? asGroupField(field) : null;
}

type GroupField = { readonly id: string; readonly type: GroupableType };

function asGroupField({ id, type }: ViewField): GroupField | null {
  return isGroupableType(type) ? { id, type } : null;
}

/** Groups are what a field can say, or people that it names. */
export function isGroupable({ by }: FieldGroup, { type, owner }: Pick<ViewField, 'type' | 'owner'>): boolean {
  return by === 'CONTACT_FIELD' ? owner === 'person' && isGroupableOfContacts(type) : type === by;
}

/** A note and an insight have the tags of their highlights. */
function isTagged(
  { workspace }: Pick<Ctx, 'workspace'>,
  objectType: ObjectType,
  key: string,
): RawBuilder<boolean> {
  const { id } = rowSources[objectType];
  if (key !== uncategorized && !isOf(uuid, key)) return sql<boolean>`false`;
  if (objectType === 'HIGHLIGHT')
    return key === uncategorized
      ? sql<boolean>`not highlights.tagged`
      : sql<boolean>`${id} in (select ht.highlight_id from highlight_tags ht
          where ht.workspace_id = ${workspace.id} and ht.tag_id = ${key}::uuid)`;
  return key === uncategorized
    ? sql<boolean>`not exists (select 1 from highlights h where h.workspace_id = ${workspace.id}
        and h.object_id = ${id} and h.tagged and not h.hidden and not h.inline_comment_only)`
    : sql<boolean>`${id} in (select ht.object_id from highlight_tags ht
        where ht.workspace_id = ${workspace.id} and ht.tag_id = ${key}::uuid and not ht.hidden
          and not ht.comment_only)`;
}

/** How rows fall into groups: a subquery of one column `key` for the current row. */
function groupKeysOf(
  { workspace }: Pick<Ctx, 'workspace'>,
  objectType: ObjectType,
  group: ViewGroup,
  fields: ReadonlyMap<string, ViewField>,
): RawBuilder<unknown> {
  if (group.by === 'PUBLISHED' && objectType === 'INSIGHT') return standingKeys;
  const field = ownFieldOf(group, fields);
  if (field) return fieldGroupKeys(rowSources[objectType].fieldsOf, field, workspace.id);
  throw new ValidationError('These rows can’t be grouped this way');
}

function ownFieldOf(group: ViewGroup, fields: ReadonlyMap<string, ViewField>): GroupField | null {
  const field = 'fieldId' in group ? fields.get(group.fieldId) : undefined;
  return field?.type === group.by ? asGroupField(field) : null;
}

/** The same for all rows at once: a join and the key in it. Sorted as bytes, since only equality counts. */
export function groupJoinOf(
  ctx: Pick<Ctx, 'actor' | 'workspace'>,
  {
    objectType,
    projectId,
    group,
    fields,
  }: { objectType: ObjectType; projectId: string; group: ViewGroup; fields: ReadonlyMap<string, ViewField> },
): { readonly join: RawBuilder<unknown>; readonly key: RawBuilder<unknown> } {
  const { id, fieldsOf } = rowSources[objectType];
  const workspaceId = ctx.workspace.id;
  if (group.by === 'TAG') {
    const tagged =
      objectType === 'HIGHLIGHT'
        ? sql`select highlight_id as row_id, tag_id from highlight_tags`
        : sql`select distinct object_id as row_id, tag_id from highlight_tags`;
    return {
      join: sql`left join (${tagged} where workspace_id = ${workspaceId} and project_id = ${projectId} and not hidden
        and not comment_only) tagged on tagged.row_id = ${id}`,
      key: sql`tagged.tag_id`,
    };
  }
  if (isByParticipant(objectType, group))
    return {
      join: sql`left join lateral ${participantKeys(ctx, objectType)} part on true`,
      key: sql`part.key collate "C"`,
    };
  if (isBySource(objectType, group)) return { join: sql``, key: sql`highlights.object_id` };
  const contactField = contactFieldOf(objectType, group, fields);
  if (contactField)
    return {
      join: sql`left join lateral ${contactFieldKeys(ctx, objectType, contactField)} grouped on true`,
      key: sql`grouped.key collate "C"`,
    };
  const field = ownFieldOf(group, fields);
  if (!field) {
    const keys = groupKeysOf(ctx, objectType, group, fields);
    return { join: sql`cross join lateral ${keys} grouped`, key: sql`grouped.key collate "C"` };
  }
  return {
    join: sql`left join field_values v on v.workspace_id = ${workspaceId} and v.object_id = ${fieldsOf}
      and v.field_id = ${field.id}::uuid
      cross join lateral unnest(coalesce(${groupKeysOfValue(field.type)}, array[''])) grouped (key)`,
    key: sql`grouped.key collate "C"`,
  };
}

export function isHidden(group: ViewGroup, key: string): boolean {
  if (key === uncategorized) return group.hideUncategorized === true;
  const { by, hiddenOptions = [] } = group;
  // Views kept from when there were two groups hide all that is not published by one key.
  return (
    hiddenOptions.includes(by === 'PUBLISHED' && key !== 'published' ? 'unpublished' : key) ||
    hiddenOptions.includes(key)
  );
}
