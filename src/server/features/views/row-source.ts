import { sql, type RawBuilder } from 'kysely';
import { parseFieldReference } from '#domain/fields/field-reference.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import type { FilterTarget } from '#domain/filters/filter-targets.ts';
import type { ObjectType } from '#domain/search/result-types.ts';
import { defaultRank } from '#domain/rank/rank.ts';
import { isManual, manualSort } from '#domain/views/manual-order.ts';
import type { ViewData } from '#domain/views/view-data.ts';
import { isVisible } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { fieldSortKey } from './field-keys.ts';
import type { ViewField } from './view-fields.ts';
import type { SortKey } from './view-sort.ts';

type Asking = Pick<Ctx, 'actor' | 'workspace'>;
type Sortable = Omit<SortKey, 'isDescending'>;

/** A table whose rows a view lists. */
export type RowSource = {
  readonly table: string;
  readonly target: FilterTarget;
  readonly id: RawBuilder<string>;
  /** Neither in the trash nor deleted. */
  readonly isLive: RawBuilder<boolean>;
  /** Whose custom fields the rows have. */
  readonly fieldsOf: RawBuilder<string>;
  readonly sorts: Readonly<Record<string, Sortable>>;
};

const time = (column: string, nullable = false): Sortable => ({
  kind: 'time',
  value: sql`${sql.ref(column)}`,
  nullable,
});
const text = (column: string): Sortable => ({
  kind: 'text',
  value: sql`lower(${sql.ref(column)})`,
  nullable: false,
});
const authorName = (table: string): Sortable => ({
  kind: 'text',
  value: sql`(select lower(m.name) from members m where m.workspace_id = ${sql.ref(`${table}.workspace_id`)}
    and m.id = ${sql.ref(`${table}.created_by`)})`,
  nullable: true,
});

export const rowSources: Record<ObjectType, RowSource> = {
  NOTE: {
    table: 'notes',
    target: 'note',
    id: sql<string>`notes.id`,
    isLive: sql<boolean>`notes.trashed_at is null`,
    fieldsOf: sql<string>`notes.id`,
    sorts: {
      noteTitle: text('notes.title'),
      createdAt: time('notes.created_at'),
      updatedAt: time('notes.updated_at'),
      createdBy: authorName('notes'),
    },
  },
  INSIGHT: {
    table: 'insights',
    target: 'insight',
    id: sql<string>`insights.id`,
    isLive: sql<boolean>`insights.trashed_at is null`,
    fieldsOf: sql<string>`insights.id`,
    sorts: {
      title: text('insights.title'),
      createdAt: time('insights.created_at'),
      updatedAt: time('insights.updated_at'),
      createdBy: authorName('insights'),
      status: {
        kind: 'number',
        value: sql`array_position(array['draft', 'inReview', 'final'], insights.status)`,
        nullable: false,
      },
      publishedAt: {
        kind: 'time',
        value: sql`(select live.published_at from insight_publications live
          where live.workspace_id = insights.workspace_id and live.insight_id = insights.id
            and live.unpublished_at is null)`,
        nullable: true,
      },
    },
  },
  HIGHLIGHT: {
    table: 'highlights',
    target: 'highlight',
    id: sql<string>`highlights.id`,
    isLive: sql<boolean>`not highlights.hidden and not highlights.inline_comment_only`,
    fieldsOf: sql<string>`highlights.object_id`,
    sorts: {
      highlight: { kind: 'text', value: sql`lower(left(highlights.text, 200))`, nullable: false },
      noteTitle: {
        kind: 'text',
        value: sql`(select lower(n.title) from notes n where n.workspace_id = highlights.workspace_id
          and n.id = highlights.object_id)`,
        nullable: true,
      },
      createdAt: time('highlights.created_at'),
      updatedAt: time('highlights.updated_at'),
      createdBy: authorName('highlights'),
    },
  },
};

/** In the project and not in the trash; `isSeen` says who may see it. */
export function isInProject(
  asking: Asking,
  { table, isLive }: RowSource,
  projectId: string,
): RawBuilder<boolean> {
  const column = (name: string): RawBuilder<unknown> => sql.ref(`${table}.${name}`);
  return sql<boolean>`${column('workspace_id')} = ${asking.workspace.id}
    and ${column('project_id')} = ${projectId}
    and ${isLive}
    and exists (select 1 from projects p where p.workspace_id = ${asking.workspace.id} and p.id = ${projectId}
      and p.trashed_at is null)`;
}

export function isSeen(asking: Asking, { table }: RowSource): RawBuilder<boolean> {
  return isVisible(asking, `${table}.access_id`);
}

const mostSorts = 5;
const usualSort = { field: 'createdAt', direction: 'DESC' } as const;

/** A field that is gone sorts nothing: the view stays usable until somebody changes it. */
export function sortKeysOf(
  { workspace }: Asking,
  { sorts, fieldsOf, id }: RowSource,
  data: ViewData,
  fields: ReadonlyMap<string, ViewField>,
): SortKey[] {
  const asked = data.sort?.length ? data.sort : [usualSort];
  if (asked.length > mostSorts) throw new ValidationError(`Sort by at most ${mostSorts} columns`);
  const keys = asked.flatMap(({ field, direction }, at) => {
    const isDescending = direction === 'DESC';
    if (field === manualSort) return [handKey(id, data)];
    const reference = parseFieldReference(field);
    const found = reference?.kind === 'field' ? fields.get(reference.id) : undefined;
    if (found)
      return [
        {
          ...fieldSortKey({ objectId: fieldsOf, field: found, workspaceId: workspace.id, at }),
          isDescending,
        },
      ];
    if (reference) return [];
    const sortable = Object.hasOwn(sorts, field) ? sorts[field] : undefined;
    if (!sortable) throw new ValidationError('Rows can’t be sorted by this column');
    return [{ ...sortable, isDescending }];
  });
  const newest = sorts['createdAt'];
  const isSorted = keys.length > 0 && !isManual(data);
  return isSorted || !newest ? keys : [...keys, { ...newest, isDescending: true }];
}

/** What nobody has moved has the default rank; `newest` comes after it. */
function handKey(id: RawBuilder<string>, { objectRanks = {} }: ViewData): SortKey {
  return {
    kind: 'number',
    value: sql`coalesce(hand.rank::float8, ${defaultRank}::float8)`,
    nullable: false,
    join: sql`left join jsonb_each_text(${JSON.stringify(objectRanks)}::jsonb) hand (row_id, rank)
      on hand.row_id = ${id}::text`,
    isDescending: false,
  };
}
