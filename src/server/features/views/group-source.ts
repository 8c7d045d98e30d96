import { sql, type RawBuilder } from 'kysely';
import { ValidationError } from '#domain/errors/hark-error.ts';
import type { ObjectType } from '#domain/search/result-types.ts';
import type { ViewGroup } from '#domain/views/view-data.ts';

/** The key of what belongs to no group. */
export const uncategorized = '';

/** How rows fall into groups: `keys` is a subquery of one column `key` for the row at hand. */
export type GroupSource = { readonly keys: RawBuilder<unknown> };

const publishedKeys = sql`(select case when exists (select 1 from insight_publications live
  where live.workspace_id = insights.workspace_id and live.insight_id = insights.id and live.unpublished_at is null)
  then 'published' else 'unpublished' end as key)`;

export function groupSourceOf(objectType: ObjectType, group: ViewGroup): GroupSource {
  if (group.by === 'PUBLISHED' && objectType === 'INSIGHT') return { keys: publishedKeys };
  throw new ValidationError('These rows can’t be grouped this way');
}

/** Rows of one group. */
export function isInGroup({ keys }: GroupSource, key: string): RawBuilder<boolean> {
  return sql<boolean>`${key}::text in ${keys}`;
}

export function isHidden(group: ViewGroup, key: string): boolean {
  if (key === uncategorized) return group.hideUncategorized === true;
  return group.hiddenOptions?.includes(key) === true;
}
