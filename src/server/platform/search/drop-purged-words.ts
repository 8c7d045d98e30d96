import type { Ctx } from '#server/platform/context/context.ts';
import { resealAll, type SealOptions } from './seal-segments.ts';
import { dropReplaced } from './write-segment.ts';
import './tables.ts';

/** Rewrites the segments of a workspace that deleted something permanently, without its words. */
export async function dropPurgedWords(ctx: Ctx, options: SealOptions = {}): Promise<void> {
  const { database, workspace } = ctx;
  const state = await database.transaction({ workspaceId: workspace.id }, 'read only', (db) =>
    db
      .selectFrom('search_states')
      .select('purged_at')
      .where('workspace_id', '=', workspace.id)
      .executeTakeFirst(),
  );
  const purgedAt = state?.purged_at;
  if (purgedAt) {
    await resealAll(ctx, options);
    await database.transaction({ workspaceId: workspace.id }, 'read write', (db) =>
      db
        .updateTable('search_states')
        .set({ purged_at: null })
        .where('workspace_id', '=', workspace.id)
        // Something may have been deleted meanwhile.
        .where('purged_at', '<=', purgedAt)
        .execute(),
    );
  }
  await database.transaction({ workspaceId: workspace.id }, 'read write', (db) =>
    dropReplaced(db, workspace.id, ctx.now()),
  );
}
