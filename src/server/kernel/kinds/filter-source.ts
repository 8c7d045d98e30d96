import { sql, type RawBuilder } from 'kysely';
import type { EventThing } from '#domain/events/who-hears.ts';
import type { FilterProperty } from '#domain/filters/filter-properties.ts';
import type { FilterTarget } from '#domain/filters/filter-targets.ts';
import type { FieldFilter, FieldSource } from '#domain/filters/predicate.ts';
import type { Ctx } from '#server/platform/context/context.ts';

type ValueType = 'text' | 'id' | 'ids' | 'number' | 'boolean' | 'time';

/**
 * Where a value lies: in the row (`one`), or in others. `from` ends in a condition. With `owner`, the row is the one
 * whose `of` is that owner: asked once for all rows. Without, the condition ties `from` to the current row.
 */
export type Source =
  | {
      readonly kind: 'one';
      readonly type: ValueType;
      readonly value: RawBuilder<unknown>;
      /** A query of all ids that the wanted ones stand for. */
      readonly within?: (ids: readonly string[]) => RawBuilder<unknown>;
    }
  | {
      readonly kind: 'many';
      readonly type: ValueType;
      readonly from: RawBuilder<unknown>;
      readonly value: RawBuilder<unknown>;
      readonly owner?: { readonly column: RawBuilder<unknown>; readonly of: RawBuilder<unknown> };
      /** Where the row itself says that it has none. */
      readonly isNone?: RawBuilder<boolean>;
    };

export type Asking = Pick<Ctx, 'actor' | 'workspace'>;
export type Properties = Partial<Record<FilterProperty, Source>>;
export type FindField = (from: FieldSource, fieldId: string, kind: FieldFilter['kind']) => Source | null;

/** A property that is missing has no value on this kind: `is empty` holds, everything else does not. */
export type FilterSource = {
  readonly target: FilterTarget;
  readonly table: string;
  /** The column with the id of the note or insight that it is or is in. */
  readonly document?: string;
  readonly properties: (asking: Asking) => Properties;
};

/** What a slice knows of the rows of other slices. */
export type FilterTrait = {
  /** Left out: of everything. */
  readonly of?: readonly EventThing[];
  readonly properties?: (asking: Asking, source: FilterSource) => Properties;
  readonly field?: (asking: Asking, source: FilterSource) => FindField;
};

/** What every kind has, of its own columns. */
export function commonProperties(table: string): Properties {
  return {
    id: column(`${table}.id`, 'id'),
    authorIds: column(`${table}.created_by`, 'id'),
    contributorIds: column(`${table}.created_by`, 'id'),
    createdAt: column(`${table}.created_at`, 'time'),
    updatedAt: column(`${table}.updated_at`, 'time'),
    archived: one('boolean', sql`false`),
    aiGenerated: one('boolean', sql`false`),
    highlightCount: one('number', sql`0`),
  };
}

/** What is in a project is archived with it. */
export function projectProperties(asking: Asking, table: string): Properties {
  return propertiesOfProject(asking, table, sql.ref(`${table}.project_id`));
}

/** The same for a table whose rows reach their project by another one. */
export function propertiesOfProject(
  asking: Asking,
  table: string,
  projectId: RawBuilder<unknown>,
): Properties {
  const ofProject = (value: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select ${value} from projects pr where pr.workspace_id = ${sql.ref(`${table}.workspace_id`)}
      and pr.id = ${projectId})`;
  return {
    projectId: one('id', projectId),
    folderId: inFolder(asking, ofProject(sql`pr.folder_id`)),
    archived: one('boolean', sql`coalesce(${ofProject(sql`pr.status = 'archived'`)}, false)`),
  };
}

/** What is in a folder inside the wanted one is in the wanted one too. */
export function inFolder({ workspace }: Asking, folderId: RawBuilder<unknown>): Source {
  return {
    kind: 'one',
    type: 'id',
    value: folderId,
    within: (ids) => sql`with recursive inside (id) as (
        select unnest(${[...ids]}::uuid[])
        union
        select f.id from folders f join inside on f.parent_id = inside.id where f.workspace_id = ${workspace.id}
      ) select id from inside`,
  };
}

/** Rows of another table that belong to the row of the target. */
export function joined(alias: string, key: string, table: string): RawBuilder<unknown> {
  return sql`${sql.ref(`${alias}.workspace_id`)} = ${sql.ref(`${table}.workspace_id`)}
    and ${sql.ref(`${alias}.${key}`)} = ${sql.ref(`${table}.id`)}`;
}

export function column(name: string, type: ValueType): Source {
  return one(type, sql`${sql.ref(name)}`);
}

export function one(type: ValueType, value: RawBuilder<unknown>): Source {
  return { kind: 'one', type, value };
}

export function many(type: ValueType, from: RawBuilder<unknown>, value: RawBuilder<unknown>): Source {
  return { kind: 'many', type, from, value };
}

export type Owned = {
  readonly from: RawBuilder<unknown>;
  readonly owner: string;
  readonly of: string;
  readonly isNone?: RawBuilder<boolean> | undefined;
};

export function owned(
  type: ValueType,
  { from, owner, of, isNone }: Owned,
  value: RawBuilder<unknown>,
): Source {
  const owns = { column: sql.ref(owner), of: sql.ref(of) };
  return { kind: 'many', type, from, value, owner: owns, ...(isNone && { isNone }) };
}
