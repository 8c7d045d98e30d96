import { sql } from 'kysely';
import { decodeIds } from '#domain/fields/id-list.ts';
import type { FieldType } from '#domain/fields/field-types.ts';
import {
  variableTypes,
  type RefiValue,
  type RefiVariable,
  type VariableType,
} from '#domain/refi/refi-source.ts';
import { selectFields, valuesOf, type Field } from '#server/features/fields/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Origins } from './read-origins.ts';

const variableTypeOf: Readonly<Record<Exclude<FieldType, 'PERSON'>, VariableType>> = {
  BOOLEAN: 'Boolean',
  DATETIME: 'DateTime',
  EMAIL: 'Text',
  NPS: 'Float',
  NUMBER: 'Float',
  PHONE: 'Text',
  SELECT: 'Text',
  TEXT: 'Text',
  URL: 'Text',
};

export type Variables = {
  readonly all: readonly (RefiVariable & { readonly isOwn: boolean })[];
  readonly valuesOf: (ids: readonly string[]) => Promise<Map<string, RefiValue[]>>;
};

/** The fields of notes, insights or contacts, except those that name people and those of sets. */
export async function readVariables(
  ctx: Ctx,
  projectId: string,
  { owner, origins }: { owner: 'note' | 'insight' | 'person'; origins: Origins },
): Promise<Variables> {
  const found = await selectFields(ctx, await ctx.reads.db())
    .where('field_sets.owner', '=', owner)
    .where(sql<boolean>`(field_sets.project_id is null or field_sets.project_id = ${projectId}::uuid)`)
    .where('fields.trashed_at', 'is', null)
    .where('fields.type', '<>', 'PERSON')
    .orderBy('fields.rank')
    .execute();
  await ctx.reads.end();
  const { guidOf, keptOf } = origins;
  const fields = found.filter(({ id }) => keptOf(id).role === undefined);
  const byId = new Map(fields.map((field) => [field.id, field]));
  return {
    all: fields.map(({ id, label, type, projectId: ownerId }) => {
      const kept = keptOf(id);
      const plain = type === 'PERSON' ? 'Text' : variableTypeOf[type];
      return {
        guid: guidOf(id),
        name: kept.name ?? label,
        type: typeOf(kept.type) ?? plain,
        description: kept.description ?? '',
        isOwn: ownerId !== null,
      };
    }),
    async valuesOf(ids) {
      const found = await valuesOf(
        ctx,
        await ctx.reads.db(),
        ids.map((id) => ({ id, projectId })),
      );
      await ctx.reads.end();
      return new Map(
        [...found].map(([id, cells]) => [
          id,
          cells.flatMap(({ fieldId, value }) => {
            const field = byId.get(fieldId);
            return field && value !== null
              ? [{ variable: guidOf(fieldId), ...spell(field, value, typeOf(keptOf(fieldId).type)) }]
              : [];
          }),
        ]),
      );
    },
  };
}

function typeOf(kept: string | undefined): VariableType | undefined {
  return variableTypes.find((type) => type === kept);
}

/** As XML spells it. What was written before a field changed its type is text. */
function spell(
  { type, options }: Field,
  value: string,
  kept: VariableType | undefined,
): Pick<RefiValue, 'type' | 'value'> {
  if (type === 'SELECT') {
    const labels = new Map(options.map(({ id, label }) => [id, label]));
    const chosen = decodeIds(value).flatMap((id) => labels.get(id) ?? []);
    return { type: 'Text', value: chosen.join('; ') };
  }
  if (type === 'BOOLEAN' && /^(?:true|false)$/.test(value)) return { type: 'Boolean', value };
  if ((type === 'NUMBER' || type === 'NPS') && /^-?\d+(?:\.\d+)?$/.test(value))
    return { type: kept === 'Integer' && /^-?\d+$/.test(value) ? 'Integer' : 'Float', value };
  if (type === 'DATETIME' && /^\d{4}-\d\d-\d\d$/.test(value)) return { type: 'Date', value };
  if (type === 'DATETIME' && /^\d{4}-\d\d-\d\dT/.test(value)) return { type: 'DateTime', value };
  return { type: 'Text', value };
}
