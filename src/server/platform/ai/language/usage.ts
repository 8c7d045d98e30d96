import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
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

/** Who sent what to which model: kept for the bill, for provenance and for who asks, without a word of it. */
export async function recordUse(ctx: Ctx, { request, choice, outcome, usage, ms }: Use): Promise<void> {
  const { inputTokens, outputTokens, estimated } = usage;
  await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read write', async (db) => {
    await db
      .insertInto('model_uses')
      .values({
        workspace_id: ctx.workspace.id,
        id: ctx.newId(),
        member_id: ctx.actor.kind === 'member' ? ctx.actor.viewer.id : null,
        purpose: request.purpose,
        provider: choice.provider,
        model: choice.model,
        outcome,
        input_tokens: inputTokens,
        output_tokens: outputTokens,
        estimated,
        ms,
        input_hash: hashOf(request),
        host: hostOf(choice),
        object_ids: [...new Set(request.about)].slice(0, mostObjects),
        created_at: ctx.now(),
      })
      .execute();
    await sql`insert into model_months (workspace_id, month, tokens, requests)
      values (${ctx.workspace.id}, ${monthOf(ctx.now())}, ${inputTokens + outputTokens}, 1)
      on conflict (workspace_id, month) do update
      set tokens = model_months.tokens + excluded.tokens, requests = model_months.requests + 1`.execute(db);
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
