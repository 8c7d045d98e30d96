import { createHash } from 'node:crypto';
import { sql, type Insertable } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { gather, type GatheredIn } from '#server/platform/db/gather.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { hostOf } from './host-of.ts';
import type { GenerationRequest, Usage } from './generation.ts';
import type { ModelChoice } from './open-model.ts';
import './tables.ts';

export type Use = {
  readonly request: GenerationRequest;
  readonly choice: ModelChoice;
  readonly outcome: string;
  readonly usage: Usage;
  readonly ms: number;
};

/** A summary of a whole project names no more. */
const mostObjects = 200;

type UseRow = Insertable<Tables['model_uses']>;

/** Who sent what to which model: kept for the bill, for provenance and for who asks, without a word of it. */
export async function recordUse(ctx: Ctx, { request, choice, outcome, usage, ms }: Use): Promise<void> {
  await recordRow(
    { database: ctx.database, workspaceId: ctx.workspace.id },
    {
      workspace_id: ctx.workspace.id,
      id: ctx.newId(),
      member_id: ctx.actor.kind === 'member' ? ctx.actor.viewer.id : null,
      purpose: request.purpose,
      provider: choice.provider,
      model: choice.model,
      outcome,
      input_tokens: usage.inputTokens,
      output_tokens: usage.outputTokens,
      estimated: usage.estimated,
      ms,
      input_hash: hashOf(request),
      host: hostOf(choice),
      object_ids: [...new Set(request.about)].slice(0, mostObjects),
      created_at: ctx.now(),
    },
  );
}

/** Those of a moment together: each for itself would wait for the row of the month, with a connection in its hand. */
const recordRow = gather<UseRow, void>(async (within, rows) => {
  await insertUses(within, rows).catch(async (error: unknown) => {
    if (rows.length === 1) throw error;
    // One that can't be recorded must not take the others with it.
    for (const row of rows) await insertUses(within, [row]);
  });
  return rows.map(() => {});
});

async function insertUses({ database, workspaceId }: GatheredIn, rows: readonly UseRow[]): Promise<void> {
  await database.transaction({ workspaceId }, 'read write', async (db) => {
    await db
      .insertInto('model_uses')
      .values([...rows])
      .execute();
    for (const [month, own] of Map.groupBy(rows, (row) => monthOf(row.created_at))) {
      const tokens = own.reduce((sum, row) => sum + row.input_tokens + row.output_tokens, 0);
      await sql`insert into model_months (workspace_id, month, tokens, requests)
        values (${workspaceId}, ${month}, ${tokens}, ${own.length})
        on conflict (workspace_id, month) do update set tokens = model_months.tokens + excluded.tokens,
          requests = model_months.requests + excluded.requests`.execute(db);
    }
  });
}

export async function readMonth(
  db: Db,
  workspaceId: string,
  now: Date,
): Promise<{ tokens: number; requests: number }> {
  const row = await db
    .selectFrom('model_months')
    .select(['tokens', 'requests'])
    .where('workspace_id', '=', workspaceId)
    .where('month', '=', monthOf(now))
    .executeTakeFirst();
  return { tokens: Number(row?.tokens ?? 0), requests: Number(row?.requests ?? 0) };
}

function monthOf(now: Date): string {
  return `${now.toISOString().slice(0, 7)}-01`;
}

function hashOf({ system, messages, schema }: GenerationRequest): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([system, messages, schema ?? null]))
    .digest();
}
