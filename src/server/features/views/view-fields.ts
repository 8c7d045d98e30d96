import { sql } from 'kysely';
import type { FieldOwner, FieldType } from '#domain/fields/field-types.ts';
import '#server/features/fields/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isAmong } from '#server/platform/db/is-among.ts';

export type ViewField = {
  readonly id: string;
  readonly owner: FieldOwner;
  readonly type: FieldType;
  readonly label: string;
};

/** Of these fields, those that are there for things in the project, by id. */
export async function findViewFields(
  { workspace }: Pick<Ctx, 'workspace'>,
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ViewField>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('fields')
    .innerJoin('field_sets', (join) =>
      join
        .onRef('field_sets.workspace_id', '=', 'fields.workspace_id')
        .onRef('field_sets.id', '=', 'fields.field_set_id'),
    )
    .select(['fields.id', 'fields.type', 'fields.label', 'field_sets.owner'])
    .where('fields.workspace_id', '=', workspace.id)
    .where(isAmong('fields.id', ids))
    .where('fields.trashed_at', 'is', null)
    .where(sql<boolean>`(field_sets.project_id is null or field_sets.project_id = ${projectId}::uuid)`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
