import { removeSampleChannels } from '#server/features/channels/index.ts';
import { removeSampleDocs } from '#server/features/docs/index.ts';
import { removeSampleFolders } from '#server/features/folders/index.ts';
import { removeSampleInsights } from '#server/features/insights/index.ts';
import { removeSampleMembers, takeOutMember } from '#server/kernel/members/index.ts';
import { removeSampleNotes } from '#server/features/notes/index.ts';
import { removeSamplePeople } from '#server/features/people/index.ts';
import { removeSampleProjects } from '#server/kernel/projects/index.ts';
import '#server/kernel/workspaces/tables.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { findSampleOwner } from './find-sample-owner.ts';

/** Takes away everything the sample brought and nothing that people made. Each slice removes its own. */
export async function removeSampleData(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'workspace.removeSampleData');
    await removeSampleNotes(tx);
    await removeSamplePeople(tx);
    await removeSampleInsights(tx);
    await removeSampleProjects(tx);
    await removeSampleChannels(tx);
    await removeSampleDocs(tx);
    await removeSampleFolders(tx);
    await removeSampleMembers(tx);
    const ownerId = await findSampleOwner(tx, tx.db);
    if (ownerId !== undefined) await takeOutMember(tx, { id: ownerId, heirId: requireMember(tx).viewer.id });
    await tx.db
      .updateTable('workspace_settings')
      .set({ sample_installed_at: null })
      .where('workspace_id', '=', tx.workspace.id)
      .execute();
    await tx.record({
      type: 'workspace.sampleDataRemoved',
      payload: { workspaceId: tx.workspace.id },
      objectId: tx.workspace.id,
    });
  });
}
