import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { viewDataToWire } from '#domain/views/view-data.ts';
import type { ViewLayout } from '#domain/views/view-layouts.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { mergeViewData, readViewData } from './read-view-data.ts';
import { requireFields } from './require-fields.ts';
import { allowOnViews, changeView, lockView, type ViewRef } from './store-view.ts';
import type { View } from './view.ts';

export type ViewUpdate = ViewRef & {
  readonly title?: string | null;
  readonly layout?: ViewLayout | null;
  /** A part of the view data as JSON text. */
  readonly data?: string | null;
};

/** Changes a view for everybody in the project. */
export async function updateView(ctx: Ctx, input: ViewUpdate): Promise<View> {
  const title = input.title == null ? undefined : accept(parseText(textLimits.viewTitle, input.title));
  return inTransaction(ctx, async (tx) => {
    await allowOnViews(tx, 'view.update', input.projectId);
    const before = await lockView(tx, input);
    const data = input.data == null ? undefined : mergeViewData(before.objectType, before.data, input.data);
    if (data) {
      // Only what is new to the view: a field deleted since must not stop people from changing the rest.
      await requireFields(
        tx,
        input.projectId,
        data,
        readViewData(before.objectType, JSON.stringify(before.data)),
      );
    }
    const change = {
      ...(title !== undefined && { title }),
      ...(input.layout != null && { layout: input.layout }),
      ...(data && { data: viewDataToWire(data) }),
    };
    const changed = Object.keys(change);
    if (changed.length === 0) return before;
    const view = await changeView(tx, input.id, change);
    await tx.record({
      type: 'view.updated',
      payload: { viewId: view.id, changed },
      objectId: view.id,
      version: view.version,
    });
    return view;
  });
}
