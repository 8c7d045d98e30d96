import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import type { Db } from '#server/platform/db/database.ts';
import './tables.ts';

export async function readInstructions(db: Db, workspaceId: string): Promise<string> {
  const row = await db
    .selectFrom('ai_instructions')
    .select('text')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  return row?.text ?? '';
}

export async function getInstructions(ctx: Ctx): Promise<string> {
  allow(ctx, 'ai.instruct');
  return readInstructions(await ctx.reads.db(), ctx.workspace.id);
}

/** For an admin: what every answer of the workspace keeps in mind. */
export async function updateInstructions(ctx: Ctx, input: string): Promise<string> {
  const { viewer } = requireMember(ctx);
  const text = accept(parseText(textLimits.aiInstructions, input));
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'ai.instruct');
    const values = { text, updated_by: viewer.id, updated_at: tx.now() };
    await tx.db
      .insertInto('ai_instructions')
      .values({ workspace_id: tx.workspace.id, ...values })
      .onConflict((known) => known.column('workspace_id').doUpdateSet(values))
      .execute();
    await tx.record({
      type: 'setting.changed',
      payload: { setting: 'aiInstructions' },
      objectId: tx.workspace.id,
    });
    return text;
  });
}
