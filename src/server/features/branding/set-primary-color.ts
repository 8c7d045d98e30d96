import { parseHexColor } from '#domain/color/hex-color.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import '#server/kernel/workspaces/tables.ts';
import { recordBranding } from './record-branding.ts';

/** Null goes back to the color that the product comes with. */
export async function setPrimaryColor(ctx: Ctx, input: { color: string | null }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'workspace.setBranding');
    const color = input.color === null ? null : accept(parseHexColor(input.color));
    const changed = await tx.db
      .updateTable('workspace_settings')
      .set({ primary_color: color })
      .where('workspace_id', '=', tx.workspace.id)
      .where('primary_color', 'is distinct from', color)
      .executeTakeFirst();
    if (changed.numUpdatedRows > 0n) await recordBranding(tx, 'color');
  });
}
