import { parseFieldValue } from '#domain/fields/field-value.ts';
import type { FieldType } from '#domain/fields/field-types.ts';
import { decodeIds, encodeIds } from '#domain/fields/id-list.ts';
import type { DocumentTarget } from '#domain/templates/template-targets.ts';
import { definitionOf, fieldsOf, valuesOf, writeValues, type Field } from '#server/features/fields/index.ts';
import type { Ctx, TxCtx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';

/** A field by its name: other projects have a field of the same name and another id. */
export type KeptValue = {
  readonly label: string;
  readonly type: FieldType;
  readonly value?: string;
  /** Of a choice, by name. */
  readonly options?: readonly string[];
};

/** Whom research is about never goes along. */
const personal: ReadonlySet<FieldType> = new Set(['PERSON', 'EMAIL', 'PHONE']);

type Holder = { readonly id: string; readonly projectId: string; readonly target: DocumentTarget };

/** The filled fields of a note or an insight, by name. */
export async function keepValues(
  ctx: Pick<Ctx, 'workspace'>,
  db: Db,
  { id, projectId, target }: Holder,
): Promise<KeptValue[]> {
  const filled = (await valuesOf(ctx, db, [{ id, projectId }])).get(id) ?? [];
  const fields = new Map(
    (await fieldsOf(ctx, db, { owner: target, projectId })).map(({ field }) => [field.id, field]),
  );
  return filled.flatMap(({ fieldId, value }): KeptValue[] => {
    const field = fields.get(fieldId);
    if (!field || value === null || personal.has(field.type)) return [];
    const { label, type, options } = field;
    if (type !== 'SELECT') return [{ label, type, value }];
    const chosen = new Set(decodeIds(value));
    return [{ label, type, options: options.filter((one) => chosen.has(one.id)).map((one) => one.label) }];
  });
}

/** Fills fields of the same name and type that the project has; what it has not is left out. Answers which. */
export async function putValues(tx: TxCtx, holder: Holder, kept: readonly KeptValue[]): Promise<string[]> {
  if (kept.length === 0) return [];
  const { id, projectId, target } = holder;
  const places = await fieldsOf(tx, tx.db, { owner: target, projectId });
  const filled = new Set(
    ((await valuesOf(tx, tx.db, [{ id, projectId }])).get(id) ?? []).map(({ fieldId }) => fieldId),
  );
  const cells = kept.flatMap((one) => {
    const field = places.find(
      ({ field: { label, type } }) => label === one.label && type === one.type,
    )?.field;
    if (!field || filled.has(field.id)) return [];
    const parsed = parseFieldValue(definitionOf(field), textOf(one, field));
    return parsed.ok && parsed.value !== null ? [{ objectId: id, field, value: parsed.value }] : [];
  });
  await writeValues(tx, cells);
  return cells.map(({ field }) => field.id);
}

function textOf({ value, options = [] }: KeptValue, field: Field): string {
  if (field.type !== 'SELECT') return value ?? '';
  const names = new Set(options);
  return encodeIds(field.options.filter(({ label }) => names.has(label)).map(({ id }) => id));
}
