import { sql } from 'kysely';
import { ValidationError } from '#domain/errors/hark-error.ts';
import type { FieldOwner, FieldType } from '#domain/fields/field-types.ts';
import type { SelectOption } from '#domain/fields/select-field.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { rankAfter, rebalanceRanks } from '#domain/rank/rank.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { viewerOf } from '#server/platform/context/require-member.ts';
import type { Field } from './field.ts';
import {
  readLabel,
  readSettings,
  toOptions,
  type FieldSettings,
  type OptionDraft,
} from './field-settings.ts';
import { allowFields } from './policy.ts';
import { readField } from './read-field.ts';
import './tables.ts';

export type NewField = FieldSettings & {
  owner: FieldOwner;
  projectId: string | null;
  label: string;
  type: FieldType;
  options?: readonly OptionDraft[] | null;
};

/** A field behind the others of its kind, in a project or in the whole workspace. */
export async function createField(ctx: Ctx, input: NewField): Promise<Field> {
  if (input.projectId !== null && input.owner !== 'note' && input.owner !== 'insight') {
    throw new ValidationError('Only notes and insights have fields of one project');
  }
  return inTransaction(ctx, async (tx) => {
    await allowFields(tx, 'create', input);
    return insertField(tx, input);
  });
}

/** For commands that have checked that somebody may. */
export async function insertField(tx: TxCtx, input: NewField): Promise<Field> {
  const label = accept(readLabel(input.label));
  const settings = accept(readSettings(input.type, input));
  const options = accept(toOptions(tx, input.type, input.options ?? [], settings.max_options));
  const fieldSetId = await lockFieldSet(tx, input);
  const last = await lastRank(tx, fieldSetId);
  accept(checkCount(countLimits.fieldsPerSet, Number(last.count), 1));
  const id = tx.newId();
  await tx.db
    .insertInto('fields')
    .values({
      workspace_id: tx.workspace.id,
      id,
      field_set_id: fieldSetId,
      label,
      type: input.type,
      ...settings,
      rank: rankAfter(last.rank ?? undefined),
      created_by: viewerOf(tx)?.id ?? null,
      created_at: tx.now(),
      updated_at: tx.now(),
      trashed_at: null,
      trashed_by: null,
    })
    .execute();
  await insertOptions(tx, id, options, rebalanceRanks(options.length));
  await tx.record({ type: 'field.created', payload: { fieldId: id }, objectId: id, version: 1 });
  return readField(tx, id);
}

export async function insertOptions(
  tx: TxCtx,
  fieldId: string,
  options: readonly SelectOption[],
  ranks: readonly number[],
): Promise<void> {
  await sql`
    insert into field_options (workspace_id, id, field_id, label, color, rank, created_at)
    select ${tx.workspace.id}::uuid, id, ${fieldId}::uuid, label, color, rank, ${tx.now()}::timestamptz
    from unnest(${options.map(({ id }) => id)}::uuid[], ${options.map(({ label }) => label)}::text[],
      ${options.map(({ color }) => color)}::text[], ${[...ranks]}::float8[]) as option (id, label, color, rank)`.execute(
    tx.db,
  );
}

/** Made by the first who needs it. One after the other: two who add the last field that fits wait for each other. */
export async function lockFieldSet(
  tx: TxCtx,
  { owner, projectId }: { owner: FieldOwner; projectId: string | null },
): Promise<string> {
  await lockWorkspace(tx);
  const known = await tx.db
    .selectFrom('field_sets')
    .select('id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('owner', '=', owner)
    .where(sql<boolean>`project_id is not distinct from ${projectId}::uuid`)
    .executeTakeFirst();
  if (known) return known.id;
  const id = tx.newId();
  await tx.db
    .insertInto('field_sets')
    .values({ workspace_id: tx.workspace.id, id, owner, project_id: projectId, created_at: tx.now() })
    .execute();
  return id;
}

function lastRank(tx: TxCtx, fieldSetId: string): Promise<{ count: string; rank: number | null }> {
  return tx.db
    .selectFrom('fields')
    .select((row) => [row.fn.countAll<string>().as('count'), row.fn.max('rank').as('rank')])
    .where('workspace_id', '=', tx.workspace.id)
    .where('field_set_id', '=', fieldSetId)
    .where('trashed_at', 'is', null)
    .executeTakeFirstOrThrow();
}
