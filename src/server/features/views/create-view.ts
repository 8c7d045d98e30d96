import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { rankAfter } from '#domain/rank/rank.ts';
import type { ObjectType } from '#domain/search/result-types.ts';
import { copyTitle } from '#domain/text/copy-title.ts';
import { viewDataToWire, type ViewData } from '#domain/views/view-data.ts';
import type { ViewLayout } from '#domain/views/view-layouts.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { loadViews } from './queries.ts';
import { readViewData } from './read-view-data.ts';
import { requireFields } from './require-fields.ts';
import { allowOnViews, insertView, lockView, type ViewRef } from './store-view.ts';
import type { View } from './view.ts';

export type NewViewInput = {
  readonly projectId: string;
  readonly objectType: ObjectType;
  readonly layout: ViewLayout;
  readonly title?: string | null;
  readonly data?: string | null;
};

/** A further view, after the others of its section. */
export async function createView(ctx: Ctx, input: NewViewInput): Promise<View> {
  const { viewer } = requireMember(ctx);
  const title = accept(parseText(textLimits.viewTitle, input.title ?? ''));
  const data = readViewData(input.objectType, input.data);
  return inTransaction(ctx, async (tx) => {
    await allowOnViews(tx, 'view.create', input.projectId);
    return addView(tx, { ...input, title, data, createdBy: viewer.id });
  });
}

/** A copy behind the others of its section. */
export async function duplicateView(ctx: Ctx, ref: ViewRef): Promise<View> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    await allowOnViews(tx, 'view.create', ref.projectId);
    const { objectType, layout, title, data } = await lockView(tx, ref);
    return addView(tx, {
      projectId: ref.projectId,
      objectType,
      layout,
      title: copyTitle(title),
      data: readViewData(objectType, JSON.stringify(data)),
      createdBy: viewer.id,
    });
  });
}

/** For callers that have checked that somebody may. */
export async function addView(
  tx: TxCtx,
  input: Pick<View, 'projectId' | 'objectType' | 'layout' | 'title' | 'createdBy'> & { data: ViewData },
): Promise<View> {
  await lockWorkspace(tx);
  await requireFields(tx, input.projectId, input.data);
  const views = await loadViews(tx, tx.db, input.projectId);
  accept(checkCount(countLimits.viewsPerProject, views.length, 1));
  const last = views.findLast(({ objectType }) => objectType === input.objectType);
  const view = await insertView(tx, {
    ...input,
    id: tx.newId(),
    rank: rankAfter(last?.rank),
    data: viewDataToWire(input.data),
  });
  if (!view) throw new Error('A new view was not kept');
  await tx.record({
    type: 'view.created',
    payload: { viewId: view.id, projectId: input.projectId },
    objectId: view.id,
    version: view.version,
  });
  return view;
}
