import { isChartFieldType, isSegmentFieldType, type ChartField } from '#domain/charts/chart-fields.ts';
import { NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { fieldsOf, type Field } from '#server/features/fields/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';

export type FoundChartField = ChartField & Pick<Field, 'options'>;

/** A field of contacts, of those that everything in the workspace can be compared by. */
export async function findContactField(ctx: Ctx, db: Db, fieldId: string): Promise<FoundChartField> {
  const places = await fieldsOf(ctx, db, { owner: 'person', projectId: null });
  const found = places.find(({ field }) => field.id === fieldId);
  if (!found) throw new NotFound();
  const { type, options } = found.field;
  if (!isSegmentFieldType(type)) throw new ValidationError('This field has no values to compare');
  return { kind: 'person', fieldId, fieldType: type, options };
}

/** A field of the project's notes or of contacts. Ask for access to the project first. */
export async function findChartField(
  ctx: Ctx,
  db: Db,
  projectId: string,
  fieldId: string,
): Promise<FoundChartField> {
  const places = await Promise.all([
    fieldsOf(ctx, db, { owner: 'note', projectId }),
    fieldsOf(ctx, db, { owner: 'person', projectId: null }),
  ]);
  const found = places.flat().find(({ field }) => field.id === fieldId);
  if (!found) throw new NotFound();
  const { owner, type, options } = found.field;
  if (!isChartFieldType(type)) throw new ValidationError('This field has no values to compare');
  return { kind: owner === 'person' ? 'person' : 'note', fieldId, fieldType: type, options };
}
