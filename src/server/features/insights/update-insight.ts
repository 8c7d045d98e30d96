import { NotFound } from '#domain/errors/hark-error.ts';
import type { InsightStatus } from '#domain/insights/insight-status.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { changeInsights } from './change-insights.ts';
import type { Insight } from './insight.ts';
import { getInsight } from './policy.ts';

export type InsightChange = { id: string; title?: string | null; status?: InsightStatus | null };

/** Changes what is given and leaves the rest. The content changes in the editor. */
export async function updateInsight(ctx: Ctx, input: InsightChange): Promise<Insight> {
  const change = {
    ...(input.title != null && { title: accept(parseText(textLimits.insightTitle, input.title)) }),
    ...(input.status != null && { status: input.status }),
  };
  return inTransaction(ctx, async (tx) => {
    const before = await getInsight(tx, input.id);
    allow(tx, 'insight.update', before);
    const [insight] = await changeInsights(tx, [input.id], { ...change, updated_at: tx.now() });
    if (!insight) throw new NotFound();
    await tx.record({
      type: 'insight.updated',
      payload: { insightId: insight.id, changed: Object.keys(change) },
      objectId: insight.id,
      version: insight.version,
      ...(before.status !== insight.status && {
        before: { status: before.status },
        after: { status: insight.status },
      }),
    });
    return insight;
  });
}
