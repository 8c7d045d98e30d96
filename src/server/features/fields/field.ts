import { sql } from 'kysely';
import type { FieldDefinition } from '#domain/fields/field-value.ts';
import type { FieldOwner, FieldType } from '#domain/fields/field-types.ts';
import type { NumberFormat } from '#domain/fields/number-field.ts';
import { defaultSelectable, type SelectOption } from '#domain/fields/select-field.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import './tables.ts';

export type Field = {
  readonly id: string;
  readonly fieldSetId: string;
  readonly owner: FieldOwner;
  /** Null: in the whole workspace. */
  readonly projectId: string | null;
  readonly label: string;
  readonly type: FieldType;
  readonly options: readonly SelectOption[];
  readonly maxOptions: number | null;
  readonly numberFormat: NumberFormat | null;
  readonly currencySymbol: string | null;
  readonly rank: number;
  readonly trashedAt: Date | null;
  readonly version: number;
};

/** Fields of the workspace with their options, wherever they are: the caller narrows it to what somebody may see. */
export function selectFields({ workspace }: Pick<Ctx, 'workspace'>, db: Db) {
  return db
    .selectFrom('fields')
    .innerJoin('field_sets', (join) =>
      join
        .onRef('field_sets.workspace_id', '=', 'fields.workspace_id')
        .onRef('field_sets.id', '=', 'fields.field_set_id'),
    )
    .select([
      'fields.id',
      'fields.field_set_id as fieldSetId',
      'field_sets.owner',
      'field_sets.project_id as projectId',
      'fields.label',
      'fields.type',
      'fields.max_options as maxOptions',
      'fields.number_format as numberFormat',
      'fields.currency_symbol as currencySymbol',
      'fields.rank',
      'fields.trashed_at as trashedAt',
      'fields.version',
      sql<SelectOption[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', o.id, 'label', o.label, 'color', o.color) order by o.rank, o.id)
        from field_options o
        where o.workspace_id = fields.workspace_id and o.field_id = fields.id and o.trashed_at is null), '[]')`.as(
        'options',
      ),
    ])
    .where('fields.workspace_id', '=', workspace.id);
}

/** What the domain needs to know of a field to check a value. */
export function definitionOf(field: Field): FieldDefinition {
  if (field.type === 'SELECT') {
    return { type: 'SELECT', select: { options: field.options, max: field.maxOptions ?? defaultSelectable } };
  }
  if (field.type === 'NUMBER') {
    const { numberFormat, currencySymbol } = field;
    return {
      type: 'NUMBER',
      number: { format: numberFormat ?? 'number', ...(currencySymbol !== null && { currencySymbol }) },
    };
  }
  return { type: field.type, owner: field.owner };
}
