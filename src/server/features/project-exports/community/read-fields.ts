import { sql } from 'kysely';
import type {
  ExportedField,
  ExportedFieldPreference,
  ExportedFieldSet,
} from '#domain/exports/field-codecs.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import { selectFields } from '#server/features/fields/index.ts';
import { reading, type SetUp } from './exporting.ts';
import '#server/features/fields/tables.ts';
import '#server/features/notes/tables.ts';
import '#server/features/insights/tables.ts';
import '#server/features/people/tables.ts';
import '#server/features/views/tables.ts';

export type ExportedFields = {
  readonly sets: readonly ExportedFieldSet[];
  readonly fields: readonly ExportedField[];
  readonly preferences: readonly ExportedFieldPreference[];
};

/** The fields of a project, and those of the workspace that its notes, insights, contacts or views use. */
export async function readFields(exporting: SetUp): Promise<ExportedFields> {
  const { ctx, projectId, isWhole } = exporting;
  return reading(exporting, async (db) => {
    const rows = await selectFields(ctx, db)
      .where('fields.trashed_at', 'is', null)
      .where(
        sql<boolean>`(field_sets.project_id = ${projectId} or (field_sets.project_id is null and (${isWhole}
          or exists (select 1 from field_values v where v.workspace_id = fields.workspace_id and v.field_id = fields.id
            and (v.object_id = ${projectId}
              or exists (select 1 from notes n where n.workspace_id = v.workspace_id and n.id = v.object_id
                and n.project_id = ${projectId})
              or exists (select 1 from insights i where i.workspace_id = v.workspace_id and i.id = v.object_id
                and i.project_id = ${projectId})
              or exists (select 1 from note_people np join notes n on n.workspace_id = np.workspace_id
                and n.id = np.note_id where np.workspace_id = v.workspace_id and np.person_id = v.object_id
                and n.project_id = ${projectId})))
          or exists (select 1 from views w where w.workspace_id = fields.workspace_id and w.project_id = ${projectId}
            and w.deleted_at is null and position(fields.id::text in w.view_data::text) > 0))))`,
      )
      .orderBy('field_sets.owner')
      .orderBy('field_sets.project_id')
      .orderBy('fields.rank')
      .orderBy('fields.id')
      .execute();
    const sets = new Map(
      rows.map(({ fieldSetId, owner, projectId: place }) => [
        fieldSetId,
        { id: fieldSetId, owner, projectId: place },
      ]),
    );
    const preferences = await db
      .selectFrom('field_preferences')
      .select(['project_id as projectId', 'field_id as fieldId', 'visible', 'rank'])
      .where('workspace_id', '=', ctx.workspace.id)
      .where('project_id', '=', projectId)
      .where(
        isAmong(
          'field_id',
          rows.map(({ id }) => id),
        ),
      )
      .orderBy('field_id')
      .execute();
    const ranks = new Map(rows.map(({ id, rank }) => [id, rank]));
    return {
      sets: [...sets.values()],
      fields: rows.map(fieldOf),
      preferences: preferences.map((one) => ({ ...one, rank: one.rank ?? ranks.get(one.fieldId) ?? 0 })),
    };
  });
}

type FieldRow = Awaited<ReturnType<ReturnType<typeof selectFields>['execute']>>[number];

function fieldOf(row: FieldRow): ExportedField {
  const { id, label, options, rank, type, fieldSetId, maxOptions, numberFormat, currencySymbol } = row;
  return {
    id,
    label,
    options: [...options],
    rank,
    type,
    fieldSetId,
    ...(maxOptions !== null && { maxOptions }),
    ...(numberFormat !== null && { numberFormat }),
    ...(currencySymbol !== null && { currencySymbol }),
  };
}
