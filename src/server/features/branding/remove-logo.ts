import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import '#server/kernel/brand/tables.ts';
import { recordBranding } from './record-branding.ts';

export async function removeLogo(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'workspace.setBranding');
    const removed = await tx.db
      .deleteFrom('workspace_logos')
      .where('workspace_id', '=', tx.workspace.id)
      .executeTakeFirst();
    if (removed.numDeletedRows > 0n) await recordBranding(tx, 'logo');
  });
}
