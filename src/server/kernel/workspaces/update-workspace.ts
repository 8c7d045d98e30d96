import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { forgetWorkspace } from './find-workspace.ts';
import './tables.ts';

/** Renames the workspace for everybody. */
export async function updateWorkspace(ctx: Ctx, input: { name: string }): Promise<void> {
  const name = accept(parseText(textLimits.workspaceName, input.name));
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'workspace.rename');
    const before = await tx.db
      .selectFrom('workspaces')
      .select('name')
      .where('id', '=', tx.workspace.id)
      .executeTakeFirstOrThrow();
    await tx.db.updateTable('workspaces').set({ name }).where('id', '=', tx.workspace.id).execute();
    await tx.record({
      type: 'workspace.updated',
      payload: { workspaceId: tx.workspace.id, changed: ['name'] },
      objectId: tx.workspace.id,
      before,
      after: { name },
    });
  });
  forgetWorkspace(ctx.database, ctx.workspace.subdomain);
}
