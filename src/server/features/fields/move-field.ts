import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { moveTo } from '#domain/rank/rank.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { changeField } from './change-field.ts';
import { allowFields, getFields } from './policy.ts';
import { fieldsOf, type PlacedField } from './queries.ts';
import './tables.ts';

/** Answers the new order. In a project, fields of the workspace move in that project alone. */
export async function moveField(
  ctx: Ctx,
  { id, index, projectId }: { id: string; index: number; projectId: string | null },
): Promise<PlacedField[]> {
  return inTransaction(ctx, async (tx) => {
    const [field] = await getFields(tx, [id], 'update');
    if (!field || (field.projectId !== null && field.projectId !== projectId)) throw new NotFound();
    const place = { owner: field.owner, projectId };
    await allowFields(tx, 'update', place);
    const before = await fieldsOf(tx, tx.db, place);
    const ranked = before.map((placed) => ({ id: placed.field.id, rank: placed.rank }));
    const own = new Set(before.filter((placed) => placed.field.projectId === projectId).map(fieldId));
    const moved = moveTo(ranked, id, index);
    await writeRanks(
      tx,
      moved.filter((one) => own.has(one.id)),
    );
    if (projectId !== null) {
      const foreign = moved.filter((one) => !own.has(one.id));
      await writePreferredRanks(tx, projectId, foreign);
    }
    await changeField(tx, id, {}, { type: 'field.updated', changed: ['rank'] });
    return fieldsOf(tx, tx.db, place);
  });
}

function fieldId({ field }: PlacedField): string {
  return field.id;
}

type Ranks = readonly { id: string; rank: number }[];

async function writeRanks(tx: TxCtx, ranks: Ranks): Promise<void> {
  await sql`
    update fields set rank = moved.rank
    from unnest(${ranks.map(({ id }) => id)}::uuid[], ${ranks.map(({ rank }) => rank)}::float8[]) as moved (id, rank)
    where fields.workspace_id = ${tx.workspace.id} and fields.id = moved.id`.execute(tx.db);
}

async function writePreferredRanks(tx: TxCtx, projectId: string, ranks: Ranks): Promise<void> {
  await sql`
    insert into field_preferences (workspace_id, project_id, field_id, rank)
    select ${tx.workspace.id}::uuid, ${projectId}::uuid, id, rank
    from unnest(${ranks.map(({ id }) => id)}::uuid[], ${ranks.map(({ rank }) => rank)}::float8[]) as moved (id, rank)
    on conflict (workspace_id, project_id, field_id) do update set rank = excluded.rank`.execute(tx.db);
}
