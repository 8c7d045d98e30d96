import { readSignInWays } from '#server/kernel/workspaces/index.ts';
import '#server/kernel/workspaces/tables.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import type { SealedBox } from '#server/platform/secrets/sealed-box.ts';
import { recordSso } from './record-sso.ts';
import { requireNotEnforced } from './require-not-enforced.ts';

export async function removeSsoConnection(ctx: Ctx, box: SealedBox): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'authentication.manage');
    await lockWorkspace(tx);
    const ways = await readSignInWays(tx.db, tx.workspace.id);
    if (!ways.provider) return;
    requireNotEnforced(ways);
    await tx.db.deleteFrom('sso_settings').where('workspace_id', '=', tx.workspace.id).execute();
    await tx.db.deleteFrom('sso_groups').where('workspace_id', '=', tx.workspace.id).execute();
    await box.remove(tx, ways.provider.secretId);
    await recordSso(tx, 'ssoConnection', { issuer: null });
  });
}
