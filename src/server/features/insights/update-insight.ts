import type { InsightStatus } from '#domain/insights/insight-status.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { getWritten, readBackWritten, updateWritten } from '#server/kernel/writing/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { insightWriting } from './insight-writing.ts';
import type { Insight } from './insight.ts';

export type InsightChange = { id: string; title?: string | null; status?: InsightStatus | null };

/** Changes what is given and leaves the rest. The content changes in the editor. */
export async function updateInsight(ctx: Ctx, { id, title, status }: InsightChange): Promise<Insight> {
  const change = {
    ...(title != null && { title: accept(parseText(insightWriting.titleLimit, title)) }),
    ...(status != null && { status }),
  };
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'insight.update', await getWritten(insightWriting, tx, id));
    const before = await readBackWritten(insightWriting, tx, id);
    return updateWritten(insightWriting, tx, id, {
      change,
      changed: Object.keys(change),
      ...(change.status !== undefined &&
        change.status !== before.status && {
          before: { status: before.status },
          after: { status: change.status },
        }),
    });
  });
}
