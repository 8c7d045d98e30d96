import { defaultHome } from '#domain/onboarding/default-home.ts';
import { createDocument } from '#server/kernel/documents/index.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { hasHome } from './find-home.ts';
import { homeContent } from './home-content.ts';

/** The page's document has the workspace's id. Two who start at once get the same one. */
export async function startHome(ctx: Ctx): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'workspace.editHome');
    await lockWorkspace(tx);
    const { id } = tx.workspace;
    if (await hasHome(tx.db, id)) return id;
    await createDocument(tx, { id, kind: 'home', ownerId: null, content: homeContent(defaultHome) });
    await tx.record({
      type: 'workspace.updated',
      payload: { workspaceId: id, changed: ['home'] },
      objectId: id,
    });
    return id;
  });
}
