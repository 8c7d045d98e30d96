import type { ObjectRef } from '#server/features/highlights/index.ts';
import type { SuggestionFeature } from '#domain/ai/suggestions.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import '../tables.ts';

export type OpenRun = {
  readonly id: string;
  readonly feature: SuggestionFeature;
  readonly object: ObjectRef;
  readonly lookedTo: string | null;
  readonly requestedBy: string;
};

/** Undefined once it ended. */
export async function findRun({ database, workspace }: Ctx, id: string): Promise<OpenRun | undefined> {
  return database.transaction({ workspaceId: workspace.id }, 'read only', async (db) => {
    const row = await db
      .selectFrom('suggestion_runs')
      .select([
        'id',
        'feature',
        'object_type as type',
        'object_id as objectId',
        'looked_to as lookedTo',
        'requested_by as requestedBy',
      ])
      .where('workspace_id', '=', workspace.id)
      .where('id', '=', id)
      .where('status', '=', 'RUNNING')
      .executeTakeFirst();
    if (!row) return undefined;
    const { type, objectId, ...run } = row;
    return { ...run, object: { type, id: objectId } };
  });
}
