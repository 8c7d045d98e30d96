import { getAccessObject, moveLeaves } from '#server/kernel/access/index.ts';
import { allowInProjects } from '#server/kernel/projects/index.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allowAll, allow } from '#server/platform/context/require-member.ts';
import { changeInsights } from './change-insights.ts';
import type { Insight } from './insight.ts';
import { getInsights } from './policy.ts';

/**
 * Into another project, all of them or none. Takes write access to the insights, to where they are and to where they
 * go. Answers those that were elsewhere.
 */
export async function moveInsights(ctx: Ctx, ids: readonly string[], projectId: string): Promise<Insight[]> {
  return inTransaction(ctx, async (tx) => {
    await lockWorkspace(tx);
    const found = await getInsights(tx, ids);
    allow(tx, 'insight.create', await getAccessObject(tx, tx.db, { type: 'project', id: projectId }));
    allowAll(tx, 'insight.move', found);
    const moving = found.filter((insight) => insight.projectId !== projectId);
    await allowInProjects(tx, 'insight.move', [...new Set(moving.map((insight) => insight.projectId))]);
    const movingIds = moving.map(({ id }) => id);
    await moveLeaves(tx, movingIds, projectId);
    const insights = await changeInsights(tx, movingIds, { project_id: projectId, updated_at: tx.now() });
    const from = new Map(moving.map((insight) => [insight.id, insight.projectId]));
    await tx.record(
      ...insights.map(({ id, version }) => ({
        type: 'insight.moved' as const,
        payload: { insightId: id, from: from.get(id) ?? '', to: projectId },
        objectId: id,
        version,
        before: { projectId: from.get(id) },
        after: { projectId },
      })),
    );
    return insights;
  });
}
