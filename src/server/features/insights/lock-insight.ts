import { NotFound } from '#domain/errors/hark-error.ts';
import { setDocumentState } from '#server/kernel/documents/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { changeInsights } from './change-insights.ts';
import { readBack } from './create-insight.ts';
import type { Insight } from './insight.ts';
import { getInsight } from './policy.ts';

/** Nobody changes a locked insight, its title or its content, until somebody unlocks it. */
export function lockInsight(ctx: Ctx, id: string): Promise<Insight> {
  return setLocked(ctx, id, true);
}

export function unlockInsight(ctx: Ctx, id: string): Promise<Insight> {
  return setLocked(ctx, id, false);
}

async function setLocked(ctx: Ctx, id: string, locked: boolean): Promise<Insight> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    const before = await getInsight(tx, id);
    allow(tx, locked ? 'insight.lock' : 'insight.unlock', before);
    if (before.locked === locked) return readBack(tx, id);
    const change = locked
      ? { locked_at: tx.now(), locked_by: viewer.id }
      : { locked_at: null, locked_by: null };
    const [insight] = await changeInsights(tx, [id], change);
    if (!insight) throw new NotFound();
    await setDocumentState(tx, [id], { locked });
    await tx.record({
      type: locked ? 'insight.locked' : 'insight.unlocked',
      payload: { insightId: id },
      objectId: id,
      version: insight.version,
    });
    return insight;
  });
}
