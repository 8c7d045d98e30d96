import { sql } from 'kysely';
import type { AiMode, ChosenFeature } from '#domain/ai/features.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { readModes } from '#server/platform/ai/modes/read-modes.ts';
import '#server/platform/ai/modes/tables.ts';
import { allowModes } from './allow-modes.ts';

export type ModeChange = {
  readonly feature: ChosenFeature;
  /** Null: a project follows the workspace, the workspace the default. */
  readonly mode: AiMode | null;
  readonly projectId: string | null;
};

export async function setMode(ctx: Ctx, { feature, mode, projectId }: ModeChange): Promise<void> {
  const { viewer } = requireMember(ctx);
  await inTransaction(ctx, async (tx) => {
    await allowModes(tx, projectId);
    const from = (await readModes(tx.db, tx.workspace.id, projectId))[feature];
    if (mode === null)
      await sql`delete from ai_modes where workspace_id = ${tx.workspace.id} and feature = ${feature}
        and project_id is not distinct from ${projectId}::uuid`.execute(tx.db);
    else
      await sql`
        insert into ai_modes (workspace_id, id, project_id, feature, mode, updated_by, updated_at)
        values (${tx.workspace.id}, ${tx.newId()}, ${projectId}, ${feature}, ${mode}, ${viewer.id}, ${tx.now()})
        on conflict (workspace_id, feature, coalesce(project_id, workspace_id)) do update
        set mode = excluded.mode, updated_by = excluded.updated_by, updated_at = excluded.updated_at`.execute(
        tx.db,
      );
    const to = (await readModes(tx.db, tx.workspace.id, projectId))[feature];
    await tx.record({
      type: 'aiFeature.modeChanged',
      payload: { feature, from, to },
      objectId: projectId ?? tx.workspace.id,
      before: { mode: from },
      after: { mode: to },
    });
  });
}
