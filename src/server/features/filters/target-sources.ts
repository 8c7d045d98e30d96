import { sql, type RawBuilder } from 'kysely';
import type { FilterProperty, FilterTarget } from '#domain/filters/filter-targets.ts';
import type { FieldFilter, FieldSource } from '#domain/filters/predicate.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { viewerOf } from '#server/platform/context/require-member.ts';

type ValueType = 'text' | 'id' | 'ids' | 'number' | 'boolean' | 'time';

/** Where a value lies: in the row (`one`), or in others; `from` ends in a condition that ties them to the row. */
export type Source =
  | { readonly kind: 'one'; readonly type: ValueType; readonly value: RawBuilder<unknown> }
  | {
      readonly kind: 'many';
      readonly type: ValueType;
      readonly from: RawBuilder<unknown>;
      readonly value: RawBuilder<unknown>;
    };

export type TargetSources = {
  readonly properties: Partial<Record<FilterProperty, Source>>;
  readonly field: (from: FieldSource, fieldId: string, kind: FieldFilter['kind']) => Source | null;
};

type Asking = Pick<Ctx, 'actor' | 'workspace'>;

/** A property that is missing here has no value on this target yet: `is empty` holds, everything else does not. */
export const targetSources: Record<FilterTarget, (asking: Asking) => TargetSources> = {
  project: (asking) => ({
    properties: {
      ...common(asking, 'projects'),
      title: column('projects.title', 'text'),
      content: column('projects.summary', 'text'),
    },
    field: noFields,
  }),
  note: (asking) => ({
    properties: {
      ...common(asking, 'notes'),
      ...documentProperties('notes'),
      projectId: column('notes.project_id', 'id'),
    },
    field: noFields,
  }),
  insight: (asking) => ({
    properties: {
      ...common(asking, 'insights'),
      ...documentProperties('insights'),
      projectId: column('insights.project_id', 'id'),
      published: one(
        'boolean',
        sql`exists (select 1 from insight_publications live where live.workspace_id = insights.workspace_id
          and live.insight_id = insights.id and live.unpublished_at is null)`,
      ),
    },
    field: noFields,
  }),
  projectCategory: () => nothing,
  channel: () => nothing,
  theme: () => nothing,
  tag: () => nothing,
  highlight: () => nothing,
  person: () => nothing,
};

const noFields = (): null => null;
const nothing: TargetSources = { properties: {}, field: noFields };

function common(asking: Asking, table: string): TargetSources['properties'] {
  return {
    id: column(`${table}.id`, 'id'),
    authorIds: column(`${table}.created_by`, 'id'),
    contributorIds: column(`${table}.created_by`, 'id'),
    createdAt: column(`${table}.created_at`, 'time'),
    updatedAt: column(`${table}.updated_at`, 'time'),
    archived: one('boolean', sql`false`),
    aiGenerated: one('boolean', sql`false`),
    highlightCount: one('number', sql`0`),
    starred: starred(asking, table),
  };
}

/** Whoever made it, and whoever wrote in it since. */
function documentProperties(table: string): TargetSources['properties'] {
  return {
    title: column(`${table}.title`, 'text'),
    content: one(
      'text',
      sql`(select d.text from documents d where d.workspace_id = ${sql.ref(`${table}.workspace_id`)}
        and d.id = ${sql.ref(`${table}.id`)})`,
    ),
    contributorIds: {
      kind: 'many',
      type: 'id',
      from: sql`(select ${sql.ref(`${table}.created_by`)} as member_id union all
        select unnest(v.member_ids) from document_versions v
        where v.workspace_id = ${sql.ref(`${table}.workspace_id`)} and v.document_id = ${sql.ref(`${table}.id`)}
        ) contributor where true`,
      value: sql`contributor.member_id`,
    },
  };
}

function starred(asking: Asking, table: string): Source {
  const viewer = viewerOf(asking);
  if (!viewer) return one('boolean', sql`false`);
  return one(
    'boolean',
    sql`exists (select 1 from stars s where s.workspace_id = ${sql.ref(`${table}.workspace_id`)}
      and s.member_id = ${viewer.id} and s.object_id = ${sql.ref(`${table}.id`)})`,
  );
}

function column(name: string, type: ValueType): Source {
  return one(type, sql`${sql.ref(name)}`);
}

function one(type: ValueType, value: RawBuilder<unknown>): Source {
  return { kind: 'one', type, value };
}
