import { sql } from 'kysely';
import { eachWorkspace } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { dropPurgedWords } from '#server/platform/search/drop-purged-words.ts';
import { sealSegments } from '#server/platform/search/seal-segments.ts';
import { rebuildIndex } from './rebuild-index.ts';

/** Reads in what was there before the index was, and puts long tails into segments. */
export async function tendIndexes(services: Services, signal: AbortSignal): Promise<void> {
  const { database, log } = services;
  for await (const workspace of eachWorkspace(services, signal)) {
    const ctx = services.systemCtx(workspace);
    try {
      const { rows: states } = await database.transaction({ workspaceId: workspace.id }, 'read only', (db) =>
        sql<{ built: boolean; waiting: number; purged: boolean }>`
          select built_at is not null as built, (seq - sealed_to)::float8 as waiting,
            purged_at is not null or exists (select 1 from search_segments g
              where g.workspace_id = s.workspace_id and g.replaced_at is not null) as purged
          from search_states s where workspace_id = ${workspace.id}`.execute(db),
      );
      if (states[0]?.built !== true) await rebuildIndex(ctx, { signal });
      // Before it costs anything: this is asked of every workspace every minute.
      if ((states[0]?.waiting ?? Infinity) > 0) await sealSegments(ctx, { signal });
      if (states[0]?.purged === true) await dropPurgedWords(ctx, { signal });
    } catch (error) {
      log.error({ err: error, workspace: workspace.id }, 'A search index could not be tended');
    }
  }
}
