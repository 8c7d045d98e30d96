import { sql, type RawBuilder } from 'kysely';
import { ValidationError } from '#domain/errors/hark-error.ts';
import type { ObjectType } from '#domain/search/result-types.ts';
import type { ViewGroup } from '#domain/views/view-data.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { fieldGroupKeys } from './field-keys.ts';
import { rowSources } from './row-source.ts';
import type { ViewField } from './view-fields.ts';

/** The key of what belongs to no group. */
export const uncategorized = '';

const publishedKeys = sql`(select case when exists (select 1 from insight_publications live
  where live.workspace_id = insights.workspace_id and live.insight_id = insights.id and live.unpublished_at is null)
  then 'published' else 'unpublished' end as key)`;

const tagsOf = (table: string): RawBuilder<unknown> => sql`(select unnest(coalesce((
  select array_agg(distinct ht.tag_id::text) from highlights h join highlight_tags ht
    on ht.workspace_id = h.workspace_id and ht.highlight_id = h.id
  where h.workspace_id = ${sql.ref(`${table}.workspace_id`)} and h.object_id = ${sql.ref(`${table}.id`)}
    and not h.hidden), array[''])) as key)`;

/** A note and an insight have the tags of their highlights. */
const tagKeys = {
  NOTE: tagsOf('notes'),
  INSIGHT: tagsOf('insights'),
  HIGHLIGHT: sql`(select unnest(coalesce((select array_agg(ht.tag_id::text) from highlight_tags ht
    where ht.workspace_id = highlights.workspace_id and ht.highlight_id = highlights.id), array[''])) as key)`,
} as const satisfies Record<ObjectType, RawBuilder<unknown>>;

/** How rows fall into groups: a subquery of one column `key` for the row at hand. */
export function groupKeysOf(
  { workspace }: Pick<Ctx, 'workspace'>,
  objectType: ObjectType,
  group: ViewGroup,
  fields: ReadonlyMap<string, ViewField>,
): RawBuilder<unknown> {
  if (group.by === 'PUBLISHED' && objectType === 'INSIGHT') return publishedKeys;
  if (group.by === 'SELECT' || group.by === 'PERSON') {
    const field = fields.get(group.fieldId);
    if (field?.type === group.by)
      return fieldGroupKeys(rowSources[objectType].fieldsOf, field.id, workspace.id);
  }
  if (group.by === 'TAG') return tagKeys[objectType];
  throw new ValidationError('These rows can’t be grouped this way');
}

/** The same for all rows at once: a join and the key in it. Sorted as bytes, since only equality counts. */
export function groupJoinOf(
  ctx: Pick<Ctx, 'workspace'>,
  {
    objectType,
    projectId,
    group,
    fields,
  }: { objectType: ObjectType; projectId: string; group: ViewGroup; fields: ReadonlyMap<string, ViewField> },
): { readonly join: RawBuilder<unknown>; readonly key: RawBuilder<unknown> } {
  const { id, fieldsOf } = rowSources[objectType];
  const keys = groupKeysOf(ctx, objectType, group, fields);
  const workspaceId = ctx.workspace.id;
  if (group.by === 'TAG') {
    const tagged =
      objectType === 'HIGHLIGHT'
        ? sql`select highlight_id as row_id, tag_id from highlight_tags where workspace_id = ${workspaceId} and not hidden`
        : sql`select distinct h.object_id as row_id, ht.tag_id from highlights h join highlight_tags ht
            on ht.workspace_id = h.workspace_id and ht.highlight_id = h.id
            where h.workspace_id = ${workspaceId} and h.project_id = ${projectId} and not h.hidden`;
    return {
      join: sql`left join (${tagged}) tagged on tagged.row_id = ${id}`,
      key: sql`coalesce(tagged.tag_id::text, '') collate "C"`,
    };
  }
  if (group.by === 'PUBLISHED')
    return { join: sql`cross join lateral ${keys} grouped`, key: sql`grouped.key collate "C"` };
  return {
    join: sql`left join field_values v on v.workspace_id = ${workspaceId} and v.object_id = ${fieldsOf}
      and v.field_id = ${group.fieldId}::uuid
      cross join lateral unnest(coalesce(v.ids::text[], array[''])) grouped (key)`,
    key: sql`grouped.key collate "C"`,
  };
}

export function isHidden(group: ViewGroup, key: string): boolean {
  if (key === uncategorized) return group.hideUncategorized === true;
  return group.hiddenOptions?.includes(key) === true;
}
