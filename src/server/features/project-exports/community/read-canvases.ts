import type { ExportedCanvas } from '#domain/exports/board-codecs.ts';
import { readObjects } from '#editor/canvas/canvas-doc.ts';
import { readConnectors } from '#editor/canvas/connectors-doc.ts';
import { readDoc } from '#server/kernel/documents/index.ts';
import { reading, type Exporting } from './exporting.ts';
import '#server/features/views/tables.ts';
import '#server/kernel/documents/tables.ts';

/** What is on the boards of a project. A canvas that nobody opened yet has no document. */
export async function readCanvases(exporting: Exporting): Promise<ExportedCanvas[]> {
  const { ctx, projectId } = exporting;
  const views = await reading(exporting, (db) =>
    db
      .selectFrom('views')
      .innerJoin('documents', (join) =>
        join
          .onRef('documents.workspace_id', '=', 'views.workspace_id')
          .onRef('documents.id', '=', 'views.id'),
      )
      .select('views.id')
      .where('views.workspace_id', '=', ctx.workspace.id)
      .where('views.project_id', '=', projectId)
      .where('views.layout', '=', 'CANVAS')
      .where('views.deleted_at', 'is', null)
      .orderBy('views.id')
      .execute(),
  );
  const canvases: ExportedCanvas[] = [];
  for (const { id } of views) {
    const doc = await reading(exporting, (db) => readDoc(db, ctx.workspace.id, id));
    canvases.push({ id, objects: readObjects(doc), connectors: readConnectors(doc) });
  }
  return canvases;
}
