import { findWorkspaceById } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { recordContentChanged } from './record-content-changed.ts';
import './tables.ts';

/** Once, whatever the number of nodes that have the document open. */
export async function tellOfChange(
  services: Pick<Services, 'database' | 'systemCtx'>,
  { workspaceId, id }: { workspaceId: string; id: string },
): Promise<void> {
  const workspace = await findWorkspaceById(services.database, workspaceId);
  if (!workspace) return;
  await inTransaction(services.systemCtx(workspace), async (tx) => {
    const untold = await tx.db
      .updateTable('documents')
      .set({ change_told: true })
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', id)
      .where('change_told', '=', false)
      .returning(['kind', 'owner_id as ownerId'])
      .executeTakeFirst();
    if (untold) await recordContentChanged(tx, untold);
  });
}
