import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import '#server/kernel/brand/tables.ts';
import { recordBranding } from './record-branding.ts';
import { renderLogo } from './render-logo.ts';

/** Shows the picture wherever the workspace is named to people who are not signed in, instead of the one before. */
export async function setLogo(ctx: Ctx, source: Buffer): Promise<void> {
  const image = await renderLogo(ctx.workspace.id, source);
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'workspace.setBranding');
    const logo = {
      id: tx.newId(),
      image,
      created_by: requireMember(tx).viewer.id,
      created_at: tx.now(),
    };
    await tx.db
      .insertInto('workspace_logos')
      .values({ workspace_id: tx.workspace.id, ...logo })
      .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(logo))
      .execute();
    await recordBranding(tx, 'logo');
  });
}
