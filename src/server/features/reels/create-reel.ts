import { NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import type { ReelLayout } from '#domain/media/reel-layouts.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import { getInsights, insertInsight } from '#server/features/insights/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { clipsOfHighlights } from './clips-of-highlights.ts';
import { placeClips } from './place-parts.ts';
import type { Reel } from './reel.ts';
import { readBack } from './store-reel.ts';
import './tables.ts';

export type NewReel = {
  insightId: string | null;
  projectId: string | null;
  title: string;
  layout: ReelLayout;
  highlightIds: readonly string[];
};

/** Highlights of recordings as a reel of an insight, in the order given; for a project the insight is made too. */
export async function createReel(ctx: Ctx, input: NewReel): Promise<Reel> {
  const { viewer } = requireMember(ctx);
  const title = accept(parseText(textLimits.reelTitle, input.title));
  return inTransaction(ctx, async (tx) => {
    const id = tx.newId();
    const insightId = await findPlace(tx, { ...input, title, reelId: id, createdBy: viewer.id });
    const clips = await clipsOfHighlights(tx, input.highlightIds);
    await tx.db
      .insertInto('reels')
      .values({
        workspace_id: tx.workspace.id,
        id,
        owner_id: insightId,
        owner_type: 'insight',
        title,
        layout: input.layout,
        created_by: viewer.id,
        created_at: tx.now(),
        updated_at: tx.now(),
        deleted_at: null,
        deleted_by: null,
      })
      .execute();
    await placeClips(tx, id, { clips, index: null });
    await tx.record({ type: 'reel.created', payload: { reelId: id }, objectId: id, version: 1 });
    const [reel] = await readBack(tx, [id]);
    if (!reel) throw new NotFound();
    return reel;
  });
}

type Place = Omit<NewReel, 'layout' | 'highlightIds'> & { reelId: string; createdBy: string };

async function findPlace(
  tx: TxCtx,
  { insightId, projectId, title, reelId, createdBy }: Place,
): Promise<string> {
  if (insightId !== null && projectId === null) {
    for (const insight of await getInsights(tx, [insightId])) allow(tx, 'reel.create', insight);
    return insightId;
  }
  if (insightId !== null || projectId === null) throw new ValidationError('Name an insight or a project');
  const project = await getAccessObject(tx, tx.db, { type: 'project', id: projectId });
  allow(tx, 'reel.create', project);
  allow(tx, 'insight.create', project);
  const { id } = await insertInsight(tx, {
    projectId,
    title: title.slice(0, textLimits.insightTitle.max),
    content: { type: 'doc', content: [{ type: 'referenceCard', attrs: { kind: 'reel', id: reelId } }] },
    createdBy,
  });
  return id;
}
