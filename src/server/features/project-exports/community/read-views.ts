import { decode } from '#domain/codec/codec.ts';
import { unknown } from '#domain/codec/primitives.ts';
import { record } from '#domain/codec/structures.ts';
import type { ExportedView } from '#domain/exports/project-codecs.ts';
import { isFirstView, loadViews } from '#server/features/views/index.ts';
import { reading, type SetUp } from './exporting.ts';

/** `drawn` are the views whose canvas goes along. */
export async function readViews(
  exporting: SetUp,
  drawn: ReadonlySet<string> = new Set(),
): Promise<ExportedView[]> {
  const { ctx, projectId } = exporting;
  const views = await reading(exporting, (db) => loadViews(ctx, db, projectId));
  return views.map((view) => ({
    id: view.id,
    docId: drawn.has(view.id) ? view.id : null,
    layout: view.layout,
    objectType: view.objectType,
    rank: view.rank,
    title: view.title,
    viewData: decode(record(unknown), view.data),
    ...(isFirstView(view) && { isFirst: true }),
  }));
}
